import { UserError } from '#scripts/config/read/user-error.ts';
import { defineCommand, required, runAsProgram } from '#scripts/cli/command.ts';
import { finish, openWorkspace } from '#scripts/lender/open-workspace.ts';
import { readId } from '#scripts/lender/workspace.ts';
import { renameLender } from '#scripts/lender/change-lender.ts';

const USAGE = `Uso: npm run lender:rename -- <id> <id nuevo> [--dry-run]

Le cambia el id a un banco. La dirección vieja lleva a la nueva y lo guardado en los navegadores se sigue leyendo.

  --dry-run    muestra lo que haría y no toca nada
  --help       muestra esta ayuda`;

export const command = defineCommand({
  usage: USAGE,
  language: 'es',
  words: 2,
  options: { 'dry-run': { type: 'boolean', default: false } },
  run: ({ values, positionals, root, output }) => {
    const workspace = openWorkspace(root);
    const id = readId(required(positionals[0], 'Falta el id.'));
    const newId = readId(required(positionals[1], 'Falta el id nuevo.'));
    renameLender(workspace, id, newId);
    const before = new Set(workspace.changes().keys());
    const broken = workspace
      .problems()
      .filter(({ severity, file }) => severity === 'error' && before.has(file));
    if (broken.length > 0)
      throw new UserError(broken.map(({ file, message }) => `${file} ${message}`).join('\n'));
    finish(workspace, values['dry-run'], output.log);
    output.log(`/${id} redirige a /${newId}, y lo guardado en los navegadores se sigue leyendo.`);
  },
});

await runAsProgram('rename-lender', command);
