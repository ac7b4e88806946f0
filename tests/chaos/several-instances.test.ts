import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { recordFigures } from '../support/run/figures.ts';
import { isTransient } from '#gateways/lead-delivery.ts';
import { commandArgs } from '../support/server/commands.ts';
import { leadNumber } from '../support/data/leads.ts';
import { freePort, startNginx } from '../support/server/nginx.ts';
import { startPostgres } from '../support/server/postgres.ts';
import { simulationBody } from '../support/data/requests.ts';
import { workingFolder } from '../support/server/serve-process.ts';
import { run } from '../support/server/server.ts';

const SECONDS = Number(process.env['CHAOS_SECONDS'] ?? 60);
const INSTANCES = 3;
const WRITERS = 8;
const VISITORS = 4;
/** Milliseconds for which nginx finds nobody that listens, and then nobody that answers. */
const OUTAGE = 5_000;
const BUILDS = ['first', 'second'];

type Server = Awaited<ReturnType<typeof run>>;

const pageOf = (build: string): string => `<!doctype html><script src="/assets/main-${build}.js"></script>`;
const scriptOf = (build: string): string => `console.log('${build}')`;

/** A place with two builds whose pages name scripts of their own, as one build follows another. */
function place() {
  const { folder, remove } = workingFolder();
  for (const build of BUILDS) {
    const dist = join(folder, build);
    cpSync(join(folder, 'dist'), dist, { recursive: true });
    writeFileSync(join(dist, 'index.html'), pageOf(build));
    writeFileSync(join(dist, `assets/main-${build}.js`), scriptOf(build));
  }
  return { folder, remove };
}

/** One instance at an address that stays the same, however often its process is ended. */
async function createInstance(folder: string, databaseUrl: string) {
  const port = await freePort();
  let server: Server;
  let build = BUILDS[0] ?? '';
  const start = async (): Promise<void> => {
    const env = { PORT: String(port), DIST: build, LEADS_STORE: 'postgres', LEADS_DATABASE_URL: databaseUrl };
    server = await run(commandArgs('serve', '--root', folder), folder, {
      ...env,
      TRUSTED_PROXIES: '127.0.0.1',
    });
    if (server.url === '') throw new Error(server.errors());
  };
  const endBy = async (signal: NodeJS.Signals): Promise<number | null> => {
    server.kill(signal);
    return server.exited;
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    kill: async (): Promise<void> => {
      await endBy('SIGKILL');
      await start();
    },
    /** Takes over a new build, as an operator would: asked to end, then started again. */
    roll: async (to: string): Promise<void> => {
      expect(await endBy('SIGTERM')).toBe(0);
      build = to;
      await start();
    },
    stop: () => endBy('SIGTERM'),
    start,
    /** Stops answering, while connections still arrive. */
    suspend: () => server.kill('SIGSTOP'),
    resume: () => server.kill('SIGCONT'),
  };
}

type Instance = Awaited<ReturnType<typeof createInstance>>;

/** First all instances are gone, so that nginx answers 502; then none of them answers, so that it answers 504. */
async function breakDown(instances: readonly Instance[]): Promise<void> {
  for (const { stop } of instances) await stop();
  await sleep(OUTAGE);
  for (const { start } of instances) await start();
  for (const { suspend } of instances) suspend();
  await sleep(OUTAGE);
  for (const { resume } of instances) resume();
}

/** What visitors of a site go through until it is told to end. */
function createVisitors(url: string) {
  const acknowledged: string[] = [];
  const times: number[] = [];
  const wrong: string[] = [];
  /** How often a lead was not taken at once, by the reason. */
  const problems = new Map<string, number>();
  const lost: string[] = [];
  const counts = { refusals: 0, pages: 0 };
  let isOver = false;
  let next = 0;

  /** A lead is sent with its id until it is taken or, by the page's own rule, given up. */
  const write = async (): Promise<void> => {
    while (!isOver) {
      next += 1;
      const { recibido: _, ...lead } = leadNumber(next);
      const body = JSON.stringify(lead);
      for (;;) {
        const problem = await fetch(`${url}/leads`, { method: 'POST', body }).then(
          ({ ok, status }) => (ok ? null : `status ${status}`),
          () => 'network',
        );
        if (problem === null) acknowledged.push(lead.id);
        else problems.set(problem, (problems.get(problem) ?? 0) + 1);
        if (problem === null) break;
        if (!isTransient({ problem })) {
          lost.push(`${lead.id} ${problem}`);
          break;
        }
        await sleep(100);
      }
    }
  };
  /** A page, its script a moment later, and a simulation. */
  const visit = async (): Promise<void> => {
    const body = JSON.stringify(simulationBody());
    while (!isOver) {
      const page = await fetch(url).then(
        (response) => response.text(),
        () => '',
      );
      const script = /src="([^"]+)"/.exec(page)?.[1];
      if (script === undefined) {
        counts.refusals += 1;
        continue;
      }
      counts.pages += 1;
      await sleep(Math.random() * 400);
      const answer = await fetch(url + script).catch(() => null);
      const text = await answer?.text();
      const build = BUILDS.find((name) => script.includes(name)) ?? '';
      if (answer?.status !== 200 || text !== scriptOf(build)) wrong.push(`${script} ${answer?.status}`);
      const started = performance.now();
      const quoted = await fetch(`${url}/simular_personal`, { method: 'POST', body }).catch(() => null);
      await quoted?.text();
      if (quoted?.status === 200) times.push(performance.now() - started);
      else counts.refusals += 1;
    }
  };
  const all = [...Array.from({ length: WRITERS }, write), ...Array.from({ length: VISITORS }, visit)];
  return {
    end: async () => {
      isOver = true;
      await Promise.all(all);
      return { acknowledged, times, wrong, problems, lost, ...counts };
    },
  };
}

it(
  `three instances behind nginx, killed, rolled over, without their database and out of reach, lose no lead in ${SECONDS} s`,
  async ({ task, onTestFinished }) => {
    const postgres = await startPostgres();
    onTestFinished(postgres.remove);
    const { folder, remove } = place();
    onTestFinished(remove);
    const databaseUrl = postgres.urlOf('postgres');
    const instances: Instance[] = [];
    for (let count = 0; count < INSTANCES; count += 1)
      instances.push(await createInstance(folder, databaseUrl));
    onTestFinished(async () => {
      for (const { stop } of instances) await stop();
    });
    const inner = await startNginx(instances.map(({ url }) => url));
    onTestFinished(inner.stop);
    // A proxy of somebody else's before ours, which waits less long.
    const outer = await startNginx([inner.url], { readSeconds: 1 });
    onTestFinished(outer.stop);
    const visitors = createVisitors(outer.url);

    const end = performance.now() + SECONDS * 1000;
    const isPast = (share: number): boolean => performance.now() > end - (1 - share) * SECONDS * 1000;
    let kills = 0;
    const due = [
      { share: 0.3, work: async () => postgres.stopFor(() => sleep(1000)) },
      {
        share: 0.5,
        work: async () => {
          for (const { roll } of instances) await roll(BUILDS[1] ?? '');
        },
      },
      { share: 0.7, work: () => breakDown(instances) },
    ];
    // On a busy machine it takes longer: everything that is due happens.
    while (performance.now() < end || due.length > 0) {
      await instances[kills % INSTANCES]?.kill();
      kills += 1;
      await sleep(1500);
      if (due[0] && isPast(due[0].share)) await due.shift()?.work();
    }
    const { acknowledged, times, wrong, problems, lost, refusals, pages } = await visitors.end();

    const client = new Client(databaseUrl);
    await client.connect();
    const { rows } = await client.query<{ id: string }>('select id from leads');
    await client.end();

    expect(rows.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted());
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(acknowledged.length).toBeGreaterThan(100);
    expect([wrong, lost]).toEqual([[], []]);
    expect([...problems.keys()]).toEqual(expect.arrayContaining(['status 502', 'status 504']));
    expect(due).toEqual([]);
    const sorted = times.toSorted((one, other) => one - other);
    const milliseconds = (share: number): string =>
      `${Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN)} ms`;
    task.meta.summary =
      `Chaos: ${INSTANCES} instances behind nginx for ${SECONDS} s, ${kills} kills, a new build rolled over them, the database ` +
      `restarted, ten seconds of 502 and 504; ${acknowledged.length} leads acknowledged, ${rows.length} rows, each once, none given up; ` +
      `sent again after ${Array.from(problems, ([problem, times]) => `${problem} ${times} times`).join(', ')}; ` +
      `${pages} pages, ${wrong.length} wrong scripts; ${times.length} simulations, p50 ${milliseconds(0.5)}, ` +
      `p99 ${milliseconds(0.99)}; ${refusals} refused`;
    recordFigures('tests/chaos', task.meta.summary);
  },
  SECONDS * 1000 + 240_000,
);
