import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadContent } from './content/load.ts';
import { command } from './lender/command.ts';
import { explainMatch, matchText, sourcesOf } from './lender/match.ts';

/** Says which lender, table or product a legal name is recognised as. Exit code 1 when as none. */
await command(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { root: { type: 'string', default: join(import.meta.dirname, '..') } },
  });
  const name = positionals.join(' ');
  if (name === '') throw new Error('Falta el nombre. Uso: npm run lender:match -- "BANCO PATAGONIA S.A."');
  const { content } = loadContent(resolve(values.root));
  if (!content) throw new Error('El contenido tiene errores: corré primero npm run check.');
  const match = explainMatch(sourcesOf(content), name);
  console.log(matchText(match));
  return match.found.length > 0 ? 0 : 1;
});
