import { loadContent } from '#scripts/config/read/load.ts';
import { UserError } from '#scripts/config/read/user-error.ts';
import { defineCommand, required, runAsProgram } from '#scripts/cli/command.ts';
import { explainMatch, matchText, sourcesOf } from '#scripts/lender/match.ts';

const USAGE = `Uso: npm run lender:match -- "BANCO PATAGONIA S.A."

Dice qué banco, tabla o producto reconoce un nombre legal y por qué regla, o cuál es el más parecido.`;

/** Says which lender, table or product a legal name is recognised as. Exit code 1 when as none. */
export const command = defineCommand({
  usage: USAGE,
  language: 'es',
  words: Infinity,
  run: ({ positionals, root, output }) => {
    const name = required(positionals.join(' '), 'Falta el nombre.');
    const { content } = loadContent(root);
    if (!content) throw new UserError('El contenido tiene errores: corré primero npm run check.');
    const match = explainMatch(sourcesOf(content), name);
    output.log(matchText(match));
    return match.found.length > 0 ? 0 : 1;
  },
});

await runAsProgram('match-lender', command);
