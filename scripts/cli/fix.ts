import { readFileSync } from 'node:fs';
import { diskPath } from '#scripts/config/read/folder.ts';
import { defineCommand } from '#scripts/cli/command.ts';
import { writeWhole } from '#scripts/config/read/write-whole.ts';
import { compiledValidation, listConfig } from '#scripts/config/read/load.ts';
import { validateFile } from '#scripts/config/read/open-content.ts';
import { schemaReader } from '#scripts/config/read/schema-walk.ts';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import { pluralize } from '#scripts/config/read/wording.ts';
import { fixText } from '#scripts/config/fix/fix-file.ts';

type Outcome = 'same' | 'changed' | 'refused';

const REFUSED = 'no se tocó, porque tiene errores que necesitan tu criterio. Los muestra npm run check.';

const USAGE = `Uso: npm run fix -- [--check]

Ordena los archivos de config/: claves y tablas en su orden, colores y direcciones en su forma, espacios y renglones. No
cambia ninguna palabra, y no toca los archivos con errores.

  --check    no escribe nada: dice qué cambiaría y termina con 1 si hay algo
  --help     muestra esta ayuda`;

/**
 * Puts every config file in its one form and prints what it changed; a file that would not be valid is not touched.
 * `--check` writes nothing and fails when there is something to do.
 */
export const command = defineCommand({
  usage: USAGE,
  language: 'es',
  options: { check: { type: 'boolean', default: false } },
  run: ({ values: { check }, root, output }) => {
    const schemas = readSchemas(root);
    const reader = schemaReader(schemas);
    const validation = compiledValidation(schemas);
    const fixFile = (file: string): Outcome => {
      const before = readFileSync(diskPath(root, file), 'utf8');
      const fixed = fixText(reader, file, before);
      if (fixed?.text === before) return 'same';
      if (!fixed || !validateFile(validation, file, Buffer.from(fixed.text)).valid) {
        output.error(`${file}: ${REFUSED}`);
        return 'refused';
      }
      for (const change of fixed.changes) output.log(`${file}: ${change}`);
      if (!check) writeWhole(diskPath(root, file), fixed.text);
      return 'changed';
    };
    const outcomes = listConfig(root).map(fixFile);
    const changed = outcomes.filter((outcome) => outcome === 'changed').length;
    const files = pluralize(changed, 'archivo', 'archivos');
    const done = check ? `Hay ${files} por arreglar: corré npm run fix.` : `Arreglamos ${files}.`;
    output.log(changed === 0 ? 'Nada que arreglar.' : done);
    return outcomes.includes('refused') || (check && changed > 0) ? 1 : 0;
  },
});
