import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startAlerts } from '#scripts/server/alerts.ts';
import { connectLeadStore } from '#scripts/server/leads/store.ts';
import { leadNumber } from '../../../support/data/leads.ts';
import { useTestServer } from '../../../support/server/test-server.ts';
import { eventually } from '../../../support/run/eventually.ts';

const chat = useTestServer();
const NOW = Date.parse('2026-11-26T12:00:00Z');
let folder = '';
let problems: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alerts-'));
  problems = [];
  chat.received.length = 0;
  chat.answer = (_, response) => void response.end();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts the alerts of an instance whose leads are in a file of the test's folder. */
function instance(given: { asOf?: string; isHeldBack?: () => boolean; leadsFile?: string } = {}) {
  const { asOf = '2026-11-20', isHeldBack = () => false, leadsFile = join(folder, 'leads.db') } = given;
  const store = connectLeadStore({
    leadsFile,
    leadsWebhook: 'https://crm.example/',
    leadsWebhookSecret: 'x',
    onProblem: () => undefined,
  });
  const watched = { name: 'sitio.example', asOf, folder, store: { ...store, isPurgeHeldBack: isHeldBack } };
  const { stop } = startAlerts(`${chat.url}/hook`, watched, (line) => problems.push(line));
  const close = async (): Promise<void> => {
    await stop();
    await store.close();
  };
  return { store, close };
}

const told = (): string[] => chat.received.map(({ body }) => (JSON.parse(body) as { text: string }).text);

describe('an operator with a chat', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    { what: 'an old catalogue', given: { asOf: '2026-11-10' }, sentence: 'the catalogue is of 2026-11-10' },
    { what: 'a purge that waits', given: { isHeldBack: () => true }, sentence: 'leads purge --yes' },
    {
      what: 'a store that cannot be written',
      given: { leadsFile: '/dev/full' },
      sentence: 'cannot be written',
    },
  ])('an operator with a chat is told of $what, whose it is and what to do', async ({ given, sentence }) => {
    const { close } = instance(given);
    onTestFinished(close);
    await eventually(() => expect(told()).toEqual([expect.stringContaining(sentence)]));
    expect(told()[0]).toMatch(/^sitio\.example: /);
  });

  it('an operator with a chat is told of deliveries that wait for over an hour, and not of those that have just come', async () => {
    const first = instance();
    await first.store.add(leadNumber(1));
    await first.close();
    expect(told()).toEqual([]);
    const db = new Libsql(join(folder, 'leads.db'));
    db.exec(`update lead_deliveries set due = '2026-11-26T10:30:00.000Z'`);
    db.close();
    const { close } = instance();
    onTestFinished(close);
    await eventually(() => expect(told()).toEqual([expect.stringContaining('1 waiting, 0 given up')]));
  });

  it('an operator with a chat is told by one of two instances, and not again by one that starts anew within the hour', async () => {
    const given = { asOf: '2026-11-10' };
    const both = [instance(given), instance(given)];
    await eventually(() => expect(told()).toHaveLength(1));
    for (const { close } of both) await close();
    const { close } = instance({ ...given, isHeldBack: () => true });
    onTestFinished(close);
    await eventually(() => expect(told()).toHaveLength(2));
    expect(told()[1]).toContain('purge');
  });

  it('an operator with a chat is told a minute later what the chat did not take', async () => {
    chat.answer = (_, response) => void response.writeHead(chat.received.length > 1 ? 200 : 500).end();
    const given = { asOf: '2026-11-10' };
    const first = instance(given);
    await eventually(() => expect(problems).toEqual(['An alert was not sent: status 500']));
    await first.close();
    const { close } = instance(given);
    onTestFinished(close);
    await eventually(() => expect(told()).toHaveLength(2));
  });
});

it('an operator is told once that all is well again', async () => {
  const asOf = new Date().toISOString().slice(0, 10);
  const wrong = instance({ asOf, isHeldBack: () => true });
  await eventually(() => expect(told()).toHaveLength(1));
  await wrong.close();
  const { close, store } = instance({ asOf });
  onTestFinished(close);
  await eventually(() => expect(told()).toHaveLength(2));
  expect(told()[1]).toBe('sitio.example: all is well again.');
  expect(await store.alerts.settle()).toBe(false);
});
