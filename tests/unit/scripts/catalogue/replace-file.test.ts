import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceFile } from '#scripts/catalogue/replace-file.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replace-file-'));
  path = join(folder, 'catalogue.json');
  writeFileSync(path, 'old');
});

afterEach(() => rmSync(folder, { recursive: true }));

it('replacing a file leaves no draft when it fails', () => {
  const taken = join(folder, 'taken');
  mkdirSync(join(taken, 'inside'), { recursive: true });
  expect(() => replaceFile(taken, 'new')).toThrow(/rename/);
  expect(readdirSync(folder).toSorted()).toEqual(['catalogue.json', 'taken']);
});

it('replacing a file removes the drafts of runs that are dead, and of no other', () => {
  const { pid: dead } = spawnSync('true');
  const others = [`.catalogue.json.${process.ppid}.tmp`, '.other.json.1.tmp', '.catalogue.json.tmp'];
  for (const name of [`.catalogue.json.${dead}.tmp`, ...others]) writeFileSync(join(folder, name), 'half');
  replaceFile(path, 'new');
  expect(readdirSync(folder).toSorted()).toEqual([...others, 'catalogue.json'].toSorted());
});
