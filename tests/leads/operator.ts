import { expect, vi } from 'vitest';
import { command } from '#scripts/cli/leads.ts';
import type { Lead } from '#scripts/server/leads/lead.ts';
import { readSettings } from '#scripts/server/settings.ts';
import { runServer } from '../support/server/running-server.ts';
import type { EmptyStore } from '../support/server/stores.ts';

/* What visitors, the operator and other programs do with a store of leads. */

export const postTo = async (url: string, lead: Lead): Promise<number> =>
  (await fetch(`${url}/leads`, { method: 'POST', body: JSON.stringify({ ...lead, recibido: undefined }) }))
    .status;

/** A server in this process on a store, and what visitors ask of it. */
export async function site({ env }: EmptyStore, more: Record<string, string> = {}) {
  const { host: _, port: __, callsPerMinute: ___, ...settings } = readSettings({ ...env, ...more });
  const { url, stop, lines } = await runServer(settings);
  const post = (lead: Lead) => postTo(url, lead);
  return {
    stop,
    lines,
    post,
    postAll: async (leads: readonly Lead[]): Promise<void> => {
      for (const lead of leads) expect(await post(lead)).toBe(200);
    },
    erase: async (id: string) => (await fetch(`${url}/leads/${id}`, { method: 'DELETE' })).status,
    wish: async (id: string) =>
      (await fetch(`${url}/leads/${id}/no-contactar`, { method: 'POST', body: '{}' })).status,
    ready: async () => (await fetch(`${url}/readyz`)).status,
  };
}

/** The operator's command, on a store. */
export async function leads({ env }: EmptyStore, ...words: string[]) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const lines: string[] = [];
  const output = { log: (text: string) => lines.push(text), error: (text: string) => lines.push(text) };
  const code = await command.run(words, output).finally(() => vi.unstubAllEnvs());
  return { code, text: lines.join('\n') };
}

export const exported = async (store: EmptyStore, lead: Pick<Lead, 'dni'>): Promise<Lead[]> =>
  JSON.parse((await leads(store, 'export', `--dni=${lead.dni}`)).text) as Lead[];

/** The ids in the store, as another program reads them. */
export async function idsIn({ beside }: EmptyStore): Promise<string[]> {
  const other = await beside();
  const rows = await other.run('select id from leads order by id');
  await other.close();
  return rows.map(({ id }) => String(id));
}

/** Runs statements beside the server. */
export async function change({ beside }: EmptyStore, ...statements: string[]): Promise<void> {
  const other = await beside();
  for (const statement of statements) await other.run(statement);
  await other.close();
}
