import { defineCommand, runAsProgram } from '#scripts/cli/command.ts';
import { loadContent } from '#scripts/config/read/load.ts';
import { generate } from '#scripts/config/codegen/generate.ts';
import { asText, inOrder } from '#scripts/config/print.ts';
import { allProblems } from '#scripts/config/rules/run.ts';

const USAGE = `Uso: npm run codegen

Genera src/generated a partir de config/ y schema/.

  --help     muestra esta ayuda`;

/** Generates src/generated from content and schemas, and prints what it wrote. Broken content is printed instead. */
export const command = defineCommand({
  usage: USAGE,
  language: 'es',
  run: async ({ root, output }) => {
    const loaded = loadContent(root);
    const errors = inOrder(allProblems(loaded).filter(({ severity }) => severity === 'error'));
    if (errors.length > 0 || !loaded.content) {
      output.error(asText(errors, loaded.files));
      return 1;
    }
    for (const file of await generate(root, loaded.content)) output.log(file);
    return 0;
  },
});

await runAsProgram('codegen', command);
