import { execFileSync } from 'node:child_process';

/** The commit that a revision of the project under `root` names; null when git knows none. */
export function commitOf(root: string, revision: string): string | null {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  } catch {
    return null;
  }
}
