import { SITE_FILE } from '#scripts/config/read/kinds.ts';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Site } from '#generated/types.ts';
import { shownFile } from '#scripts/config/read/folder.ts';
import { type Loaded, located } from '#scripts/config/read/content.ts';
import type { Problem } from '#scripts/config/read/problem.ts';

/** Where code hosts read whose review they ask for. */
export const OWNERS_FILE = '.github/CODEOWNERS';

/** Returns the text of the file: the last folder that fits counts, so a folder precedes those inside it. */
function ownersText(owners: NonNullable<NonNullable<Site['repository']>['owners']>): string {
  const lines = owners
    .toSorted((one, other) => (one.folder < other.folder ? -1 : 1))
    .map(({ folder, people }) => `/${folder}/ ${people.join(' ')}`);
  return `# Written by npm run fix from repository.owners in ${SITE_FILE}.\n${lines.join('\n')}\n`;
}

/**
 * The text that the file lacks; undefined when it has it, without a list, and for content that is not the project's
 * own.
 */
function missingText(root: string, site: Site | undefined): string | undefined {
  const owners = site?.repository?.owners;
  if (!owners || shownFile(SITE_FILE) !== SITE_FILE) return undefined;
  const path = join(root, OWNERS_FILE);
  const text = ownersText(owners);
  return existsSync(path) && readFileSync(path, 'utf8') === text ? undefined : text;
}

/** Writes the file from the list, unless `write` is false; says whether there was anything to write. */
export function fixOwners(root: string, site: Site | undefined, write: boolean): boolean {
  const text = missingText(root, site);
  if (text === undefined) return false;
  if (write) {
    mkdirSync(join(root, dirname(OWNERS_FILE)), { recursive: true });
    writeFileSync(join(root, OWNERS_FILE), text);
  }
  return true;
}

/** An error when the file under `root` and the list differ. */
export function ownersProblems(root: string, { files, parts }: Loaded): Problem[] {
  if (missingText(root, parts.site) === undefined) return [];
  const is = `${OWNERS_FILE} no dice lo mismo que esta lista`;
  const finding = { file: SITE_FILE, pointer: '/repository/owners', is, expected: 'que digan lo mismo' };
  return located(files, 'owners', [{ ...finding, action: 'corré npm run fix, que lo escribe' }]);
}
