import { join, resolve } from 'node:path';
import { readCommandLine } from '#scripts/cli/command-line.ts';
import { command, finish } from '#scripts/lender/command.ts';
import { readId } from '#scripts/lender/paths.ts';
import { renameLender } from '#scripts/lender/rename-lender.ts';
import { openWorkspace } from '#scripts/lender/workspace.ts';

const USAGE = `Uso: npm run lender:rename -- <id> <id nuevo> [--dry-run]

Le cambia el id a un banco. La dirección vieja lleva a la nueva y lo guardado en los navegadores se sigue leyendo.

  --dry-run    muestra lo que haría y no toca nada
  --help       muestra esta ayuda`;

await command(async () => {
  const { values, positionals } = readCommandLine(
    process.argv.slice(2),
    USAGE,
    {
      'dry-run': { type: 'boolean', default: false },
      root: { type: 'string', default: join(import.meta.dirname, '../..') },
    },
    { allowPositionals: true },
  );
  const workspace = openWorkspace(resolve(values.root));
  const id = readId(positionals[0], USAGE);
  const newId = readId(positionals[1], USAGE);
  await renameLender(workspace, id, newId);
  const before = new Set(workspace.changes().keys());
  const broken = workspace
    .problems()
    .filter(({ severity, file }) => severity === 'error' && before.has(file));
  if (broken.length > 0) throw new Error(broken.map(({ file, message }) => `${file} ${message}`).join('\n'));
  finish(workspace, values['dry-run']);
  console.log(`/${id} redirige a /${newId}, y lo guardado en los navegadores se sigue leyendo.`);
  return 0;
});
