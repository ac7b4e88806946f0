import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { command, finish } from './lender/command.ts';
import { readId } from './lender/paths.ts';
import { removeLender } from './lender/remove-lender.ts';
import { openWorkspace } from './lender/workspace.ts';

const USAGE = 'npm run lender:remove -- <id> [--dry-run]';

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      root: { type: 'string', default: join(import.meta.dirname, '..') },
    },
  });
  const workspace = openWorkspace(resolve(values.root));
  await removeLender(workspace, readId(positionals[0], USAGE));
  finish(workspace, values['dry-run']);
  console.log('Para ver que nada haya quedado apuntando ahí: npm run check.');
  return 0;
});
