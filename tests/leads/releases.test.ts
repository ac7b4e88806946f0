import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { leadNumber } from '../support/data/leads.ts';
import { STORES, useStores } from '../support/server/stores.ts';

const stores = useStores();

/** Releases whose tables were others than those of today, by what they brought. */
const RELEASES = [
  { release: 'of 25 November, with leads in a database', commit: 'a5b04a2f' },
  { release: 'of 25 November, with choices and word of erasures', commit: '72497b44' },
  { release: 'of 26 November, with usage', commit: '7d658231' },
] as const;
const TODAY = '.';

/** Adds leads to the store that the environment names, with the code around it, and prints all that the store has. */
const SCRIPT = `
import { connectLeadStore } from '#scripts/server/leads/store.ts';
import { readSettings } from '#scripts/server/settings.ts';
const problems = [];
const store = await connectLeadStore({ ...readSettings(process.env), onProblem: (line) => problems.push(line) });
for (const lead of JSON.parse(process.argv[1])) await store.add(lead);
const ids = [];
for await (const { id } of store.all()) ids.push(id);
const { waiting } = await store.deliveries();
console.log(JSON.stringify({ ids: ids.toSorted(), waiting, problems }));
await store.close();
`;

const folders = new Map<string, string>();
beforeAll(() => {
  for (const { commit } of RELEASES) {
    const folder = join(stores.folder, commit);
    mkdirSync(folder);
    const archive = spawnSync('sh', [
      '-c',
      `git archive ${commit} src scripts schema package.json | tar -x -C "$1"`,
      'sh',
      folder,
    ]);
    if (archive.status !== 0) throw new Error(`The history has no ${commit}: ${String(archive.stderr)}`);
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    folders.set(commit, folder);
  }
});

/** Adds leads by the code of a release. */
function addBy(commit: string, env: Record<string, string>, from: number, to: number) {
  const folder = folders.get(commit) ?? resolve('.');
  const leads = Array.from({ length: to - from + 1 }, (_, index) => leadNumber(from + index));
  const code = ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT, JSON.stringify(leads)];
  const run = spawnSync(process.execPath, code, {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      ...env,
      LEADS_WEBHOOK: 'http://127.0.0.1:9/',
      LEADS_WEBHOOK_SECRET: 's',
    },
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as { ids: string[]; waiting: number; problems: string[] };
}

describe.each(STORES)('leads in %s', (kind) => {
  it.each(RELEASES)(
    'leads are all there after a start by the release $release, by today, by it again and by today',
    async ({ commit }) => {
      const { env } = await stores.empty(kind);
      let last = 0;
      for (const release of [commit, TODAY, commit, TODAY]) {
        const { ids, problems } = addBy(release, env, last + 1, last + 10);
        last += 10;
        expect(problems).toEqual([]);
        expect(ids).toEqual(Array.from({ length: last }, (_, index) => leadNumber(index + 1).id));
      }
      // Not one delivery was lost on the way.
      expect(addBy(TODAY, env, 41, 41).waiting).toBe(41);
    },
  );
});
