import { defineCommand, UsageError } from '#scripts/cli/command.ts';
import { loadContent } from '#scripts/config/read/load.ts';
import { asAnnotations, asText, countProblems, inOrder, summary } from '#scripts/config/print.ts';
import { RULES } from '#scripts/config/rules/all.ts';
import { allProblems } from '#scripts/config/rules/run.ts';

const FORMATS = ['text', 'github'];

const USAGE = `Uso: npm run check -- [--format=text|github]

Revisa todo el contenido de config/ y dice todos los problemas de una vez. No cambia nada.

  --format=text      para leer (si no se indica otro)
  --format=github    anotaciones al lado de cada línea, en un pedido de cambios
  --help             muestra esta ayuda

Termina con 0 si está todo bien, con 1 si hay errores y con 2 si falló la herramienta.`;

/** Checks all content and prints every problem at once. */
export const command = defineCommand({
  usage: USAGE,
  options: { format: { type: 'string', default: 'text' } },
  run: ({ values: { format }, root, output }) => {
    const start = performance.now();
    if (!FORMATS.includes(format))
      throw new UsageError(`--format=${format}: se esperaba ${FORMATS.join(', ')}.`);
    const loaded = loadContent(root);
    const problems = inOrder(allProblems(loaded));
    const text = format === 'github' ? asAnnotations(problems) : asText(problems, loaded.files);
    if (text !== '') output.log(`${text}\n`);
    output.log(summary(loaded, RULES.length, problems, performance.now() - start));
    return countProblems(problems).errors > 0 ? 1 : 0;
  },
});
