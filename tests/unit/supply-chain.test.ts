import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../support/content.ts';

type Package = {
  link?: boolean;
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

/** Places of everything that is installed for a visitor: what package.json names, and what that needs. */
function runtimePlaces(): Set<string> {
  const found = new Set<string>();
  const follow = (place: string): void => {
    for (const name of Object.keys(packages[place]?.dependencies ?? {})) {
      const next = resolved(place, name);
      if (next === null || found.has(next)) continue;
      found.add(next);
      follow(next);
    }
  };
  follow('');
  return found;
}

const nameOf = (place: string): string =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

describe('the lock file', () => {
  it('holds the hash of every package', () => {
    const unsure = Object.entries(packages).filter(([place, one]) => place && !one.link && !one.integrity);
    expect(unsure.map(([place]) => place)).toEqual([]);
  });

  it('is complete on every platform: each optional package is there, whoever made the file', () => {
    const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => resolved(place, name) === null),
    );
    expect(missing).toEqual([]);
  });
});

it('every package that visitors load is justified in src/README, and they are few', () => {
  const justified = /^In the browser: .+$/m.exec(read('src/README.md'))?.[0] ?? '';
  expect(Object.keys(dependencies).filter((name) => !justified.includes(`\`${name}\``))).toEqual([]);
  expect(runtimePlaces().size).toBeLessThan(12);
});

it('the bill of materials has every package that visitors load, and marks those of the build', ({ task }) => {
  type Component = { name: string; version: string; properties?: { name: string; value: string }[] };
  const isOfTheBuild = ({ properties = [] }: Component): boolean =>
    properties.some(({ name, value }) => name.endsWith(':development') && value === 'true');
  const text = execFileSync('npm', ['run', '--silent', 'sbom'], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1e8,
  });
  const { bomFormat, components } = JSON.parse(text) as { bomFormat: string; components: Component[] };
  const loaded = components.filter((component) => !isOfTheBuild(component)).map(({ name }) => name);
  expect(bomFormat).toBe('CycloneDX');
  expect(loaded.toSorted()).toEqual([...runtimePlaces()].map(nameOf).toSorted());
  task.meta.summary = `Bill of materials: ${loaded.length} packages in the browser, ${components.length} with those of the build`;
});
