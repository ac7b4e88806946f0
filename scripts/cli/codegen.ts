import { defineCommand } from '#scripts/cli/command.ts';
import { join } from 'node:path';
import { generateKinds, kindFiles } from '#scripts/config/codegen/kinds.ts';

const USAGE = `Uso: npm run codegen

Genera src/generated a partir de config/ y schema/.

  --help     muestra esta ayuda`;

/** Generates src/generated from schemas, then from content, and prints what it wrote. Of broken content it prints why. */
export const command = defineCommand({
  usage: USAGE,
  run: async ({ root, output }) => {
    for (const file of generateKinds(root)) output.log(file);
    // Imported only now, because they need what was written before.
    const { generateFromSchemas, SCHEMA_FILES } = await import('#scripts/config/codegen/from-schemas.ts');
    for (const file of await generateFromSchemas(root)) output.log(file);
    const { loadContent } = await import('#scripts/config/read/load.ts');
    const { GENERATED, generateFromContent, removeOlder } =
      await import('#scripts/config/codegen/generate.ts');
    const { asText, inOrder } = await import('#scripts/config/print.ts');
    const { followRecord } = await import('#site/follow-record.ts');
    const { allProblems } = await import('#scripts/config/rules/run.ts');
    removeOlder(join(root, GENERATED), new Set([...kindFiles(root), ...SCHEMA_FILES]));
    const loaded = loadContent(root);
    const errors = inOrder(allProblems(loaded).filter(({ severity }) => severity === 'error'));
    if (errors.length > 0 || !loaded.content) {
      output.error(asText(errors, loaded.files));
      return 1;
    }
    for (const file of generateFromContent(root, followRecord(loaded.content))) output.log(file);
    return 0;
  },
});
