import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '#scripts/config/read/load.ts';
import { logo } from '#scripts/config/rules/logo.ts';
import { runRules } from '#scripts/config/rules/run.ts';
import { type ContentRoot, contentRoot } from '../../../../support/content-root.ts';

const GALICIA = 'config/logos/galicia.svg';
const svg = (inside: string, attributes = 'viewBox="0 0 96 96"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

function places(change: (root: ContentRoot) => void): string[] {
  const root = contentRoot();
  change(root);
  const problems = runRules(loadContent(root.root), {
    rules: [logo],
    exceptions: { text: '[]', exceptions: [] },
  });
  return problems.map(({ severity, file, pointer, line }) => `${severity} ${file}:${line}#${pointer}`);
}

test('the real logos are fine', () => {
  expect(places(() => {})).toEqual([]);
});

test.each([
  ['missing', (root: ContentRoot) => root.remove(GALICIA), 'error config/lenders/galicia.json:7#/logo'],
  [
    'too heavy',
    (root: ContentRoot) => root.write(GALICIA, svg(`<path d="${'M0 0'.repeat(6000)}"/>`)),
    `error ${GALICIA}:1#`,
  ],
  [
    'not square',
    (root: ContentRoot) => root.write(GALICIA, svg('<path/>', 'viewBox="0 0 200 50"')),
    `error ${GALICIA}:1#`,
  ],
  [
    'not an SVG',
    (root: ContentRoot) => root.write('config/logos/galicia.png', 'PNG'),
    'error config/logos/galicia.png:1#',
  ],
  [
    'of nobody',
    (root: ContentRoot) => root.write('config/logos/otro.svg', svg('<path/>')),
    'warning config/logos/otro.svg:1#',
  ],
  [
    'with a script, on its line',
    (root: ContentRoot) => root.write(GALICIA, svg('\n\n<script>alert(1)</script>')),
    `error ${GALICIA}:3#`,
  ],
  [
    'that is a folder',
    (root: ContentRoot) => mkdirSync(join(root.root, 'config/logos/nuevo.svg')),
    'error config/logos/nuevo.svg:1#',
  ],
  [
    'that is a link to nothing',
    (root: ContentRoot) => symlinkSync('nada.svg', join(root.root, 'config/logos/nuevo.svg')),
    'error config/logos/nuevo.svg:1#',
  ],
])('a logo %s', (_, change, place) => {
  expect(places(change)).toEqual([place]);
});
