import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { command, finish } from './lender/command.ts';
import { readId } from './lender/paths.ts';
import { renameLender } from './lender/rename-lender.ts';
import { openWorkspace } from './lender/workspace.ts';

const USAGE = 'npm run lender:rename -- <id> <id nuevo> [--dry-run]';

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      root: { type: 'string', default: join(import.meta.dirname, '..') },
    },
  });
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
