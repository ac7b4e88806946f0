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

const REFUSED = 'no se tocó, porque tiene errores que necesitan tu criterio. Los muestra npm run check.';

const USAGE = `Uso: npm run fix

Ordena los archivos de config/: claves y tablas en su orden, espacios y renglones. No cambia ningún dato ni ninguna palabra,
y no toca los archivos con errores.

  --help     muestra esta ayuda`;

/** Puts every config file in its one form and names those that it changed; a file that would not be valid is not touched. */
export const command = defineCommand({
  usage: USAGE,
  run: ({ root, output }) => {
    const schemas = readSchemas(root);
    const reader = schemaReader(schemas);
    const validation = compiledValidation(schemas);
    let [changed, refused] = [0, 0];
    for (const file of listConfig(root)) {
      const before = readFileSync(diskPath(root, file), 'utf8');
      const fixed = fixText(reader, file, before);
      if (fixed === before) continue;
      if (fixed === null || !validateFile(validation, file, Buffer.from(fixed)).valid) {
        refused += 1;
        output.error(`${file}: ${REFUSED}`);
        continue;
      }
      changed += 1;
      output.log(file);
      writeWhole(diskPath(root, file), fixed);
    }
    output.log(
      changed === 0 ? 'Nada que arreglar.' : `Arreglamos ${pluralize(changed, 'archivo', 'archivos')}.`,
    );
    return refused > 0 ? 1 : 0;
  },
});
