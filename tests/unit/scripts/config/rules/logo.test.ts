import { mkdirSync, symlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { diskPath } from '#scripts/config/read/folder.ts';
import { loadContent } from '#scripts/config/read/load.ts';
import { logo } from '#scripts/config/rules/logo.ts';
import { runRules } from '#scripts/config/rules/run.ts';
import { type ContentRoot, contentRoot } from '../../../../support/content/content-root.ts';

const ALERCE = 'config/logos/alerce.svg';
const SCRIPT = '<script>alert(1)</script>';
const svg = (inside: string, attributes = 'viewBox="0 0 96 96"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

function found(change: (root: ContentRoot) => void) {
  const root = contentRoot();
  change(root);
  return runRules(loadContent(root.root), { rules: [logo] });
}

const places = (change: (root: ContentRoot) => void): string[] =>
  found(change).map(({ severity, file, pointer, line }) => `${severity} ${file}:${line}#${pointer}`);

test("the site's own logos pass", () => expect(places(() => {})).toEqual([]));

const at = (file: string) => `config/logos/${file}`;
const onDisk = ({ root }: ContentRoot): string => diskPath(root, at('nuevo.svg'));

test.each<[name: string, change: (root: ContentRoot) => void, place: string]>([
  [
    'too heavy',
    ({ write }) => write(ALERCE, svg(`<path d="${'M0 0'.repeat(6000)}"/>`)),
    `error ${ALERCE}:1#`,
  ],
  ['with a script, on its line', ({ write }) => write(ALERCE, svg(`\n\n${SCRIPT}`)), `error ${ALERCE}:3#`],
  ['[F52] that is a folder', (root) => mkdirSync(onDisk(root)), `error ${at('nuevo.svg')}:1#`],
  [
    '[F53] that is a link to nothing',
    (root) => symlinkSync('nada.svg', onDisk(root)),
    `error ${at('nuevo.svg')}:1#`,
  ],
])('a logo %s', (_, change, place) => expect(places(change)).toEqual([place]));

test('[F78] a drawing that is wrong says how to export it again', () => {
  const [problem] = found((root) => root.write(ALERCE, svg(SCRIPT)));
  expect(problem?.message).toMatch(/Illustrator.+Inkscape/);
});
