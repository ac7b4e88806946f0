import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { cacheKey } from '#scripts/config/read/cache.ts';

const modules = mkdtempSync(join(tmpdir(), 'modules-'));
afterAll(() => rmSync(modules, { recursive: true }));

function keyWith(version: string, source = '{}'): string {
  mkdirSync(join(modules, 'compiler'), { recursive: true });
  writeFileSync(join(modules, 'compiler/package.json'), JSON.stringify({ version }));
  return cacheKey([source], ['compiler'], modules);
}

it('a cached file is named by its sources and by the versions of the packages that make it', () => {
  expect(keyWith('1.0.0')).toBe(keyWith('1.0.0'));
  expect(new Set([keyWith('1.0.0'), keyWith('1.0.1'), keyWith('1.0.0', '[]')]).size).toBe(3);
});
