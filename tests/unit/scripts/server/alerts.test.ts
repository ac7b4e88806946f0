import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startAlerts, watchedDisk, type Watched } from '#scripts/server/alerts.ts';
import { readSettings } from '#scripts/server/settings.ts';
import { eventually } from '../../../support/run/eventually.ts';
import { useTestServer } from '../../../support/server/test-server.ts';

const chat = useTestServer();
const NOW = Date.parse('2026-11-26T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let problems: string[] = [];
let stop = async (): Promise<void> => undefined;

/** What is watched, as it stands at each look; without a change all is well. */
type State = {
  isWritable: boolean;
  waiting: number;
  oldest: string | null;
  givenUp: number;
  isHeldBack: boolean;
  backup: string | null;
  asOf: string;
  free: number;
};
const WELL: State = {
  isWritable: true,
  waiting: 0,
  oldest: null,
  givenUp: 0,
  isHeldBack: false,
  backup: null,
  asOf: '2026-11-20',
  free: 0.5,
};
let state: State;

const watched: Watched = {
  name: 'sitio.example',
  get asOf() {
    return state.asOf;
  },
  folder: '/data',
  freeShare: async () => state.free,
  store: {
    writable: async () => state.isWritable,
    isPurgeHeldBack: () => state.isHeldBack,
    lastBackup: async () => state.backup,
    deliveries: async () => state,
  },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW });
  problems = [];
  state = { ...WELL };
  chat.received.length = 0;
  chat.answer = (_, response) => void response.end();
});
afterEach(async () => {
  await stop();
  vi.useRealTimers();
});

const start = (change: Partial<State> = {}): void => {
  state = { ...state, ...change };
  ({ stop } = startAlerts(`${chat.url}/hook`, watched, (line) => problems.push(line)));
};
const told = (): string[] => chat.received.map(({ body }) => (JSON.parse(body) as { text: string }).text);
const isTold = (count: number) => eventually(() => expect(told()).toHaveLength(count));

/** Lets so many milliseconds pass, a look a minute, and every look end. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += MINUTE) {
    await vi.advanceTimersByTimeAsync(MINUTE);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

it.each([
  { what: 'a store that cannot be written', change: { isWritable: false }, says: 'No se puede guardar' },
  {
    what: 'deliveries that wait for over an hour',
    change: { waiting: 3, oldest: '2026-11-26T10:30:00.000Z' },
    says: 'esperan 3, la más vieja desde 2026-11-26T10:30:00.000Z: leads deliveries',
  },
  {
    what: 'deliveries that were given up',
    change: { givenUp: 2 },
    says: 'se abandonaron o las hace una persona 2: leads deliveries',
  },
  { what: 'an old record', change: { asOf: '2026-10-11' }, says: 'Los préstamos son los del 2026-10-11' },
  {
    what: 'a backup of three days ago',
    change: { backup: '2026-11-23T12:00:00.000Z' },
    says: 'La última copia de los contactos es del 2026-11-23',
  },
  {
    what: 'a disk that is nearly full',
    change: { free: 0.099 },
    says: 'Al disco de /data le queda el 9 %',
  },
  { what: 'a purge that waits for a person', change: { isHeldBack: true }, says: 'leads purge' },
])('the alert tells of $what, whose it is and what to do', async ({ change, says }) => {
  start(change);
  await isTold(1);
  expect(told()[0]).toMatch(/^sitio\.example: /);
  expect(told()[0]).toContain(says);
});

it('the alert says nothing of deliveries that have just come, of a record of 44 days, a backup of yesterday and a disk with a tenth free', async () => {
  start({
    waiting: 3,
    oldest: '2026-11-26T11:30:00.000Z',
    asOf: '2026-10-13',
    backup: '2026-11-25T12:00:00.000Z',
    free: 0.1,
  });
  await pass(10 * MINUTE);
  state = { ...WELL, isWritable: false };
  await pass(MINUTE);
  await isTold(1);
  expect(told()[0]).toContain('No se puede guardar');
});

it('the alert tells of the same at most once an hour, of an old record once a week, and once at the end, when all is well', async () => {
  start({ isWritable: false, asOf: '2026-10-01' });
  await isTold(1);
  await pass(HOUR - MINUTE);
  expect(told()).toHaveLength(1);
  await pass(2 * MINUTE);
  await isTold(2);
  expect(told()[1]).not.toContain('Los préstamos');
  state.isWritable = true;
  await pass(HOUR);
  expect(told()).toHaveLength(2);
  state.asOf = '2026-11-26';
  await pass(MINUTE);
  await isTold(3);
  expect(told()[2]).toBe('sitio.example: Está bien otra vez.');
  await pass(2 * HOUR);
  expect(told()).toHaveLength(3);
});

it('the alert tells a minute later what the chat did not take', async () => {
  chat.answer = (_, response) => void response.writeHead(chat.received.length > 1 ? 200 : 500).end();
  start({ givenUp: 1 });
  await eventually(() => expect(problems).toEqual(['An alert was not sent: status 500']));
  await pass(MINUTE);
  await isTold(2);
});

it('the alert watches the disk of the file of leads', async () => {
  const { folder, freeShare } = watchedDisk(readSettings({ LEADS_FILE: join(tmpdir(), 'leads.db') }));
  const { bavail, blocks } = statfsSync(tmpdir());
  expect(folder).toBe(tmpdir());
  expect(await freeShare()).toBeCloseTo(bavail / blocks, 2);
});
