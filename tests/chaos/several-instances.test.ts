import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { recordFigures } from '#scripts/bench/figures-file.ts';
import { percentile } from '#scripts/bench/figure.ts';
import { commandArgs } from '../support/commands.ts';
import { leadNumber } from '../support/leads.ts';
import { freePort, startNginx } from '../support/nginx.ts';
import { startPostgres } from '../support/postgres.ts';
import { simulationBody } from '../support/requests.ts';
import { workingFolder } from '../support/serve-process.ts';
import { run } from '../support/server.ts';

const SECONDS = Number(process.env['CHAOS_SECONDS'] ?? 60);
const INSTANCES = 3;
const WRITERS = 8;
const VISITORS = 4;
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
      TRUSTED_PROXIES: '1',
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
  };
}

/** What visitors of a site go through until it is told to end. */
function createVisitors(url: string) {
  const acknowledged: string[] = [];
  const times: number[] = [];
  const wrong: string[] = [];
  const counts = { retries: 0, refusals: 0, pages: 0 };
  let isOver = false;
  let next = 0;

  /** A lead is sent with its id until it is taken, as the page does. */
  const write = async (): Promise<void> => {
    while (!isOver) {
      next += 1;
      const { recibido: _, ...lead } = leadNumber(next);
      const body = JSON.stringify(lead);
      for (;;) {
        const taken = await fetch(`${url}/leads`, { method: 'POST', body }).then(
          ({ ok }) => ok,
          () => false,
        );
        if (taken) break;
        counts.retries += 1;
        await sleep(100);
      }
      acknowledged.push(lead.id);
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
      return { acknowledged, times, wrong, ...counts };
    },
  };
}

it(
  `three instances behind nginx, killed, rolled over and without their database, lose no lead in ${SECONDS} s`,
  async ({ task, onTestFinished }) => {
    const postgres = await startPostgres();
    onTestFinished(postgres.remove);
    const { folder, remove } = place();
    onTestFinished(remove);
    const databaseUrl = postgres.urlOf('postgres');
    const instances: Awaited<ReturnType<typeof createInstance>>[] = [];
    for (let count = 0; count < INSTANCES; count += 1)
      instances.push(await createInstance(folder, databaseUrl));
    onTestFinished(async () => {
      for (const { stop } of instances) await stop();
    });
    const nginx = await startNginx(instances.map(({ url }) => url));
    onTestFinished(nginx.stop);
    const visitors = createVisitors(nginx.url);

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
    ];
    while (performance.now() < end) {
      await instances[kills % INSTANCES]?.kill();
      kills += 1;
      await sleep(1500);
      if (due[0] && isPast(due[0].share)) await due.shift()?.work();
    }
    const { acknowledged, times, wrong, retries, refusals, pages } = await visitors.end();

    const client = new Client(databaseUrl);
    await client.connect();
    const { rows } = await client.query<{ id: string }>('select id from leads');
    await client.end();

    expect(rows.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted());
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(acknowledged.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
    expect(due).toEqual([]);
    const milliseconds = (share: number): string => `${Math.round(percentile(times, share))} ms`;
    task.meta.summary =
      `Chaos: ${INSTANCES} instances behind nginx for ${SECONDS} s, ${kills} kills, a new build rolled over them, the database ` +
      `restarted; ${acknowledged.length} leads acknowledged, ${rows.length} rows, each once (${retries} sent again); ` +
      `${pages} pages, ${wrong.length} wrong scripts; ${times.length} simulations, p50 ${milliseconds(0.5)}, ` +
      `p99 ${milliseconds(0.99)}; ${refusals} refused`;
    if (process.env['RECORD']) recordFigures('.', 'npm run test:chaos', task.meta.summary);
  },
  SECONDS * 1000 + 120_000,
);
