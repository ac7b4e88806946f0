import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { featureNames } from '#scripts/config/codegen/features.ts';
import { type Feature, readFeature } from '#scripts/config/feature/feature.ts';
import { filesIn, ROOT } from '../support/content/files.ts';
import { importsOf, targetOf } from './module-graph.ts';

const features = featureNames(ROOT).map((name) => readFeature(ROOT, name));
const CODE = /\.(?:tsx?|mjs|js)$/;

/** Code of the site, the tools and the tests, without what is generated and the recipe of a feature, with what each file imports. */
const code = ['src', 'scripts', 'tests']
  .flatMap((folder) => filesIn(folder, CODE))
  .filter(({ file }) => !/^(?:src\/generated|tests\/kinds)\//.test(file))
  .map(({ file, text }) => ({
    file,
    text,
    targets: importsOf(file, text).map(({ specifier }) => targetOf(file, specifier)),
  }));

type Code = (typeof code)[number];

const isOwn = ({ paths }: Feature, file: string): boolean =>
  paths.some((path) => file === path || file.startsWith(`${path}/`));

/** Ways in which code names a part of the content: as a member of what it reads, or by its name as a text. */
const partNamed = (part: string): RegExp =>
  new RegExp(String.raw`(?:\bcontent|\bparts|useWords\(\)|useSite\(\)\.content)\.${part}\b|'${part}'`);

const isNamed = (text: string, address: string): boolean =>
  text.includes(`'${address}'`) || text.includes(`"${address}"`);

/** What of a feature a file of somebody else's names. */
function namedIn({ name, parts, kinds, addresses }: Feature, { text, targets }: Code): string[] {
  return [
    ...targets.flatMap((one) =>
      'path' in one && one.path.startsWith(`src/features/${name}/`) ? [one.path] : [],
    ),
    ...parts.filter((part) => partNamed(part).test(text)).map((part) => `content.${part}`),
    ...kinds
      .filter((kind) => new RegExp(String.raw`\bROUTES\.${kind}\b`).test(text))
      .map((kind) => `ROUTES.${kind}`),
    ...addresses.filter((address) => isNamed(text, address)),
  ];
}

it.each(features)('nothing outside of $name names it, its content or its pages', (feature) => {
  const naming = code
    .filter(({ file }) => !isOwn(feature, file))
    .flatMap((one) => namedIn(feature, one).map((what) => `${one.file}: ${what}`));
  expect(naming).toEqual([]);
});

/** Lines of the code of some paths. */
const linesIn = (isMeant: (file: string) => boolean): number =>
  code
    .filter(({ file }) => /^(?:src|scripts)\//.test(file) && isMeant(file))
    .reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);

/** A new wish begins as a feature: the core is not to grow by it. */
const MOST_OF_THE_CORE = 23_000;

it('the core stays small, and it and each feature tell their lines', ({ task }) => {
  const own = features.map((feature) => [feature.name, linesIn((file) => isOwn(feature, file))] as const);
  const beside = linesIn(
    (file) =>
      file.startsWith('scripts/') && existsSync(join(ROOT, 'tests/features', file.split('/')[1] ?? '')),
  );
  const all = linesIn(() => true);
  const core = all - beside - own.reduce((sum, [, lines]) => sum + lines, 0);
  expect(core).toBeLessThan(MOST_OF_THE_CORE);
  task.meta.summary = [
    `Lines of src and scripts: ${all}, the core ${core}, tools beside the site ${beside}`,
    ...own.map(([name, lines]) => `${name} ${lines}`),
  ].join(', ');
});
