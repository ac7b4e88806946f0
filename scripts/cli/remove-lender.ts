import { join, resolve } from 'node:path';
import { readCommandLine } from '#scripts/cli/command-line.ts';
import { command, finish } from '#scripts/lender/command.ts';
import { readId } from '#scripts/lender/paths.ts';
import { removeLender } from '#scripts/lender/remove-lender.ts';
import { openWorkspace } from '#scripts/lender/workspace.ts';

const USAGE = `Uso: npm run lender:remove -- <id> [--dry-run]

Borra los dos archivos de un banco y lo saca de las listas que lo nombran.

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
  await removeLender(workspace, readId(positionals[0], USAGE));
  finish(workspace, values['dry-run']);
  console.log('Para ver que nada haya quedado apuntando ahí: npm run check.');
  return 0;
});
