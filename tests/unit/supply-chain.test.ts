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

it('every package that production runs is justified in a README', () => {
  const justified = read('src/README.md') + read('scripts/README.md');
  expect(Object.keys(dependencies).filter((name) => !justified.includes(`\`${name}\``))).toEqual([]);
});
