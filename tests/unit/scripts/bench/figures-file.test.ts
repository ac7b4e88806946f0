import { expect, it } from 'vitest';
import { withSection } from '#scripts/bench/figures-file.ts';

const FILE = '# Last figures\n\nHead.\n\n## `npm run bench`\n\nold\n\n## `npm run other`\n\nkept\n';

it('takes a new part in place of the last one of the same command', () => {
  expect(withSection(FILE, 'npm run bench', 'new')).toBe(FILE.replace('old', 'new'));
});

it('keeps the other parts, in order', () => {
  expect(withSection(FILE, 'npm run many', 'figures')).toBe(
    FILE.replace('## `npm run other`', '## `npm run many`\n\nfigures\n\n## `npm run other`'),
  );
});
