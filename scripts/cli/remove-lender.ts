import { defineCommand, required, runAsProgram } from '#scripts/cli/command.ts';
import { finish, openWorkspace } from '#scripts/lender/open-workspace.ts';
import { readId } from '#scripts/lender/workspace.ts';
import { removeLender } from '#scripts/lender/change-lender.ts';

const USAGE = `Uso: npm run lender:remove -- <id> [--dry-run]

Borra los dos archivos de un banco y lo saca de las listas que lo nombran.

  --dry-run    muestra lo que haría y no toca nada
  --help       muestra esta ayuda`;

export const command = defineCommand({
  usage: USAGE,
  language: 'es',
  words: 1,
  options: { 'dry-run': { type: 'boolean', default: false } },
  run: ({ values, positionals, root, output }) => {
    const workspace = openWorkspace(root);
    removeLender(workspace, readId(required(positionals[0], 'Falta el id.')));
    finish(workspace, values['dry-run'], output.log);
    output.log('Para ver que nada haya quedado apuntando ahí: npm run check.');
  },
});

await runAsProgram('remove-lender', command);
