import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLeadFile } from '#scripts/server/leads/lead-file.ts';

const HEADER = 'a,b\n';

let folder = '';
let path = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leads-'));
  path = join(folder, 'data', 'leads.csv');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const text = (): string => readFileSync(path, 'utf8');

describe('createLeadFile', () => {
  it('makes folder, file and header, readable by its owner alone', async () => {
    const file = createLeadFile(path, HEADER);
    await file.append('1,2\n');
    expect(text()).toBe('a,b\n1,2\n');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    await file.close();
  });

  it('goes on where an earlier run ended', async () => {
    for (const line of ['1,2\n', '3,4\n']) {
      const file = createLeadFile(path, HEADER);
      await file.append(line);
      await file.close();
    }
    expect(text()).toBe('a,b\n1,2\n3,4\n');
  });

  it('keeps the order of lines that arrive together', async () => {
    const file = createLeadFile(path, HEADER);
    const lines = Array.from({ length: 500 }, (_, index) => `${index},x\n`);
    await Promise.all(lines.map((line) => file.append(line)));
    expect(text()).toBe(HEADER + lines.join(''));
    await file.close();
  });

  it.each([
    { torn: 'half a line', left: 'a,b\n1,2\n3,', kept: 'a,b\n1,2\n' },
    { torn: 'half a character', left: Buffer.from('a,b\n1,ñ').subarray(0, -1), kept: 'a,b\n' },
    { torn: 'half a header', left: 'a,', kept: 'a,b\n' },
    { torn: 'a long line', left: `a,b\n1,2\n${'x'.repeat(200_000)}`, kept: 'a,b\n1,2\n' },
  ])('cuts off $torn that a killed writer left', async ({ left, kept }) => {
    const maker = createLeadFile(path, HEADER);
    await maker.append('');
    await maker.close();
    writeFileSync(path, left);
    const file = createLeadFile(path, HEADER);
    await file.append('5,6\n');
    expect(text()).toBe(`${kept}5,6\n`);
    await file.close();
  });

  it('does not touch a file that is not its own', async () => {
    path = join(folder, 'other.csv');
    writeFileSync(path, 'name,phone\nAna,1\n');
    const file = createLeadFile(path, HEADER);
    await expect(file.append('1,2\n')).rejects.toThrow('other columns');
    expect(text()).toBe('name,phone\nAna,1\n');
  });

  it.each([
    { away: 'moved away', remove: () => renameSync(path, `${path}.1`) },
    { away: 'deleted', remove: () => rmSync(path) },
  ])('begins a new file when the old one was $away', async ({ remove }) => {
    const file = createLeadFile(path, HEADER);
    await file.append('1,2\n');
    remove();
    await file.append('3,4\n');
    expect(text()).toBe('a,b\n3,4\n');
    await file.close();
  });

  it('refuses lines while the disk is full, and writes again when it is not', async () => {
    const file = createLeadFile(path, HEADER);
    await file.append('1,2\n');
    renameSync(path, `${path}.kept`);
    symlinkSync('/dev/full', path);
    const refused = await Promise.allSettled([file.append('3,4\n'), file.append('5,6\n')]);
    expect(refused).toMatchObject([
      { status: 'rejected', reason: { code: 'ENOSPC' } },
      { status: 'rejected', reason: { code: 'ENOSPC' } },
    ]);
    rmSync(path);
    renameSync(`${path}.kept`, path);
    await file.append('7,8\n');
    expect(text()).toBe('a,b\n1,2\n7,8\n');
    await file.close();
  });

  it.skipIf(!canMount())('takes back what it wrote of lines that did not fit on the disk', async () => {
    const disk = join(folder, 'disk');
    execFileSync('sh', ['-c', `mkdir ${disk} && mount -t tmpfs -o size=64k tmpfs ${disk}`]);
    try {
      path = join(disk, 'leads.csv');
      const file = createLeadFile(path, HEADER);
      await file.append('1,2\n');
      appendFileSync(path, 'by,hand\n');
      await expect(file.append(`${'x'.repeat(100_000)}\n`)).rejects.toMatchObject({ code: 'ENOSPC' });
      expect(text()).toBe('a,b\n1,2\nby,hand\n');
      await file.append('3,4\n');
      expect(text()).toBe('a,b\n1,2\nby,hand\n3,4\n');
      await file.close();
    } finally {
      execFileSync('umount', [disk]);
    }
  });
});

function canMount(): boolean {
  const disk = mkdtempSync(join(tmpdir(), 'mount-'));
  try {
    execFileSync('sh', ['-c', `mount -t tmpfs -o size=64k tmpfs ${disk} && umount ${disk}`], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(disk, { recursive: true });
  }
}
