import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readCommandLine } from '#scripts/cli/command-line.ts';
import { writeWhole } from '#scripts/config/read/cache.ts';
import { listConfig, openReader } from '#scripts/config/read/load.ts';
import { schemaReader } from '#scripts/config/read/schema-walk.ts';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import { counted } from '#scripts/config/read/wording.ts';
import { fixText } from '#scripts/config/fix/fix-file.ts';
import { type ExitCode, type Output, PROJECT } from '#scripts/cli/tools/tool.ts';

type Outcome = 'same' | 'changed' | 'refused';

const USAGE = `Uso: npm run fix -- [--check]

Ordena y normaliza los archivos de config/: claves, colores, direcciones y tablas. No toca los que tienen errores.

  --check    no escribe nada: dice qué cambiaría y termina con 1 si hay algo
  --help     muestra esta ayuda`;

/**
 * Puts every config file in its one form and prints what it changed; a file that would not be valid is not touched.
 * `--check` writes nothing and fails when there is something to do.
 *
 * @throws UsageNote; Error when a schema is broken.
 */
export async function fix(parameters: string[], output: Output): Promise<ExitCode> {
  const { values } = readCommandLine(parameters, USAGE, {
    check: { type: 'boolean', default: false },
    root: { type: 'string', default: PROJECT },
  });
  const root = resolve(values.root);
  const schemas = schemaReader(readSchemas(root));
  const reader = openReader(root);

  async function fixFile(file: string): Promise<Outcome> {
    const before = readFileSync(join(root, file), 'utf8');
    const fixed = await fixText(schemas, file, before);
    if (fixed?.text === before) return 'same';
    if (!fixed || !reader.readText(file, fixed.text).valid) {
      output.error(
        `${file}: no se tocó, porque tiene errores que necesitan tu criterio. Los muestra npm run check.`,
      );
      return 'refused';
    }
    for (const change of fixed.changes) output.log(`${file}: ${change}`);
    if (!values.check) writeWhole(join(root, file), fixed.text);
    return 'changed';
  }

  const outcomes: Outcome[] = [];
  for (const file of listConfig(root)) outcomes.push(await fixFile(file));
  const changed = outcomes.filter((outcome) => outcome === 'changed').length;
  const files = counted(changed, 'archivo', 'archivos');
  const done = values.check ? `Hay ${files} por arreglar: corré npm run fix.` : `Arreglamos ${files}.`;
  output.log(changed === 0 ? 'Nada que arreglar.' : done);
  return outcomes.includes('refused') || (values.check && changed > 0) ? 1 : 0;
}
