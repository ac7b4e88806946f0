import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shownFile } from '#scripts/config/read/folder.ts';

/**
 * A copy of the project as it stands, its tests too, as after a fresh clone: the same packages, but nothing generated and
 * nothing cached, so that what runs in it neither profits from nor disturbs this project's caches.
 */
export function projectCopy(project: string): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'project-copy-'));
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: project });
  for (const file of [...list.toString('utf8').split('\0'), shownFile('config')])
    if (file && existsSync(join(project, file)))
      cpSync(join(project, file), join(root, file), { recursive: true });
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(join(project, 'node_modules'))) {
    // Caches and lists of the package manager begin with a dot; of those only the commands are packages.
    if (name.startsWith('.') && name !== '.bin') continue;
    symlinkSync(join(project, 'node_modules', name), join(root, 'node_modules', name), 'junction');
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
