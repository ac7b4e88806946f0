import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../support/content/files.ts';

type Package = {
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> };

/** Where a package that stands at `place` finds another one: beside itself, or nearer to the root. */
function resolved(place: string, name: string): string | null {
  const candidate = `${place && `${place}/`}node_modules/${name}`;
  if (candidate in packages) return candidate;
  if (place === '') return null;
  return resolved(place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/'))), name);
}

/** Places of the named packages of package.json and of all that they need. */
function placesOf(names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const follow = (place: string, needed: readonly string[]): void => {
    for (const name of needed) {
      const next = resolved(place, name);
      if (next === null || found.has(next)) continue;
      found.add(next);
      const one = packages[next];
      follow(next, Object.keys({ ...one?.dependencies, ...one?.optionalDependencies }));
    }
  };
  follow('', names);
  return found;
}

/** Packages in the scripts of the site. */
const IN_THE_BROWSER = ['react', 'react-dom'];

it('the lock file holds the hash of every package', () => {
  const unsure = Object.entries(packages).filter(([place, one]) => place && !one.link && !one.integrity);
  expect(unsure.map(([place]) => place)).toEqual([]);
});

it('the lock file is complete on every platform: each optional package is there, whoever made the file', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => resolved(place, name) === null),
  );
  expect(missing).toEqual([]);
});

it('every package that production runs is justified in a README, and the browser gets few', () => {
  const justified = read('src/README.md') + read('scripts/README.md');
  expect(Object.keys(dependencies).filter((name) => !justified.includes(`\`${name}\``))).toEqual([]);
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(IN_THE_BROWSER));
  expect(placesOf(IN_THE_BROWSER).size).toBeLessThan(5);
});
