import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { connectLeadStore } from '#scripts/server/leads/store.ts';
import { leadNumber, storedLeads } from '../support/data/leads.ts';
import { commandArgs } from '../support/server/commands.ts';
import { workingFolder } from '../support/server/serve-process.ts';

/** The program of Litestream, which is no package of the project: see scripts/server/leads/README.md. */
const LITESTREAM = process.env['LITESTREAM'] ?? '';

let place: ReturnType<typeof workingFolder>;
beforeAll(() => void (place = workingFolder()));
afterAll(() => place.remove());

function litestream(...words: string[]): { status: number | null; stderr: string } {
  return spawnSync(LITESTREAM, words, { encoding: 'utf8' });
}

it.skipIf(LITESTREAM === '')(
  'a continuous copy is restored to a moment, and whoever was erased after it stays erased',
  async () => {
    const file = join(place.folder, 'leads.db');
    const backups = join(place.folder, 'backups');
    const copy = join(backups, 'continuous');
    const config = join(place.folder, 'litestream.yml');
    mkdirSync(backups);
    writeFileSync(
      config,
      `dbs:\n  - path: ${file}\n    replicas:\n      - path: ${copy}\n        sync-interval: 100ms\n`,
    );
    const env = { ...process.env, LEADS_FILE: file };
    const leads = (task: string, path: string) =>
      spawnSync(process.execPath, commandArgs('leads', task, path, '--root', place.folder), {
        encoding: 'utf8',
        env,
      });
    const idsAt = (path: string): string[] => storedLeads(path).map(({ id }) => id);

    const store = connectLeadStore({ leadsFile: file, onProblem: () => undefined });
    await store.add(leadNumber(1));
    // From now on erasures are listed in the folder.
    expect(leads('backup', join(backups, 'first.db')).status).toBe(0);
    const running = spawn(LITESTREAM, ['replicate', '-config', config], { stdio: 'ignore' });
    onTestFinished(() => void running.kill('SIGKILL'));
    for (let number = 2; number <= 10; number += 1) await store.add(leadNumber(number));
    const restored = join(backups, 'moment.db');
    await vi.waitFor(
      () => {
        rmSync(restored, { force: true });
        const { status, stderr } = litestream('restore', '-o', restored, `file://${copy}`);
        expect([status, stderr]).toEqual([0, expect.any(String)]);
        expect(idsAt(restored)).toHaveLength(10);
      },
      { timeout: 30_000, interval: 200 },
    );
    const moment = new Date().toISOString();
    await store.eraseById(leadNumber(2).id);
    for (let number = 11; number <= 15; number += 1) await store.add(leadNumber(number));
    await vi.waitFor(
      () => {
        rmSync(restored, { force: true });
        litestream('restore', '-o', restored, `file://${copy}`);
        expect(idsAt(restored)).toHaveLength(14);
      },
      { timeout: 30_000, interval: 200 },
    );
    await store.close();
    running.kill('SIGKILL');
    for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });

    rmSync(restored, { force: true });
    expect(litestream('restore', '-timestamp', moment, '-o', restored, `file://${copy}`).status).toBe(0);
    expect(idsAt(restored)).toHaveLength(10);
    expect(leads('restore', restored)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('1 erasure applied'),
    });
    const kept = [1, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => leadNumber(number).id);
    expect(idsAt(file).toSorted()).toEqual(kept);
  },
);
