import { join, resolve } from 'node:path';
import { loadContent } from '#scripts/config/read/load.ts';
import { readCommandLine, UsageNote } from '#scripts/cli/command-line.ts';
import { command } from '#scripts/lender/command.ts';
import { explainMatch, matchText, sourcesOf } from '#scripts/lender/match.ts';

const USAGE = `Uso: npm run lender:match -- "BANCO PATAGONIA S.A."

Dice qué banco, tabla o producto reconoce un nombre legal y por qué regla, o cuál es el más parecido.`;

/** Says which lender, table or product a legal name is recognised as. Exit code 1 when as none. */
await command(() => {
  const { values, positionals } = readCommandLine(
    process.argv.slice(2),
    USAGE,
    { root: { type: 'string', default: join(import.meta.dirname, '../..') } },
    { allowPositionals: true },
  );
  const name = positionals.join(' ');
  if (name === '') throw new UsageNote(USAGE, 'Falta el nombre.');
  const { content } = loadContent(resolve(values.root));
  if (!content) throw new Error('El contenido tiene errores: corré primero npm run check.');
  const match = explainMatch(sourcesOf(content), name);
  console.log(matchText(match));
  return match.found.length > 0 ? 0 : 1;
});
