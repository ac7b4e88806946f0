import { defineCommand } from '#scripts/cli/command.ts';
import { loadContent } from '#scripts/config/read/load.ts';
import { GENERATED, generate, outputs, staleOutputs } from '#scripts/config/codegen/generate.ts';
import { asText, inOrder } from '#scripts/config/print/text.ts';
import { allProblems } from '#scripts/config/rules/run.ts';

const USAGE = `Uso: npm run codegen -- [--check]

Genera src/generated a partir de config/ y schema/.

  --check    no escribe nada: termina con 1 si hay algo sin generar
  --help     muestra esta ayuda`;

/**
 * Generates src/generated from content and schemas, and prints what it wrote. `--check` writes nothing and fails when
 * a file is not up to date. Broken content is printed and generates nothing.
 */
export const command = defineCommand({
  usage: USAGE,
  language: 'es',
  options: { check: { type: 'boolean', default: false } },
  run: async ({ values, root, output }) => {
    const loaded = loadContent(root);
    const errors = inOrder(allProblems(loaded).filter(({ severity }) => severity === 'error'));
    if (errors.length > 0 || !loaded.content) {
      output.error(asText(errors, loaded.files));
      return 1;
    }
    if (!values.check) {
      for (const file of await generate(root, loaded.content)) output.log(file);
      return 0;
    }
    const stale = staleOutputs(root, await outputs(root, loaded.content));
    for (const [file] of stale) output.error(`${GENERATED}/${file} no está al día: corré npm run codegen.`);
    return stale.length > 0 ? 1 : 0;
  },
});
