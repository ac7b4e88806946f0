import { cpSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { KitConfig } from '#generated/types.ts';
import { readInflation } from '#scripts/catalogue/inflation.ts';
import { refreshCatalogue as command } from '#scripts/cli/refresh-catalogue.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import { createProject, type Project } from '../../../support/content/import-command.ts';
import { ROOT } from '../../../support/content/files.ts';
import { apiOf, record } from '../../../support/content/official-records.ts';
import { useTestServer } from '../../../support/server/test-server.ts';

const TODAY = '2026-11-20';

const answer = (...months: [fecha: unknown, valor: unknown][]): string =>
  JSON.stringify({
    status: 200,
    results: [{ idVariable: 27, detalle: months.map(([fecha, valor]) => ({ fecha, valor })) }],
  });
const AUGUST: [string, number] = ['2026-08-31', 1.9];
const SEPTEMBER: [string, number] = ['2026-09-30', 2.1];
const OCTOBER: [string, number] = ['2026-10-31', 2.6];

const read = (text: string) => readInflation(Buffer.from(text), TODAY);

it('the rate of inflation takes the mean of the last three months, whatever their order', () => {
  const july: [string, number] = ['2026-07-31', 9];
  const expected = { monthly: 2.2, asOf: '2026-10-31' };
  expect(read(answer(july, AUGUST, SEPTEMBER, OCTOBER))).toEqual(expected);
  expect(read(answer(OCTOBER, AUGUST, july, SEPTEMBER))).toEqual(expected);
});

it.each([
  ['two months', answer(SEPTEMBER, OCTOBER), 'trae 2 meses'],
  ['a month that is missing', answer(['2026-07-31', 2], AUGUST, OCTOBER), 'no son seguidos'],
  ['a yearly figure', answer(AUGUST, SEPTEMBER, ['2026-10-31', 31.4]), 'no es la inflación de un mes'],
  ['a figure as text', answer(AUGUST, SEPTEMBER, ['2026-10-31', '2,6']), 'no es la inflación de un mes'],
  ['a day in another order', answer(AUGUST, SEPTEMBER, ['31/10/2026', 2.6]), 'no es la inflación de un mes'],
  ['prices that fall a lot', answer(AUGUST, SEPTEMBER, ['2026-10-31', -7]), 'no es la inflación de un mes'],
  ['a month to come', answer(SEPTEMBER, OCTOBER, ['2026-11-30', 2]), 'todavía no llegó'],
  ['old months', answer(['2026-06-30', 2], ['2026-07-31', 2], AUGUST), 'es vieja'],
  ['another variable', answer(AUGUST, SEPTEMBER, OCTOBER).replace('27', '28'), 'no trae la variable 27'],
  ['loans', apiOf([record()]), 'no trae la variable 27'],
  ['a page', '<!doctype html>', 'no se puede leer'],
  ['nothing of use', 'null', 'no trae la variable 27'],
])('the rate of inflation refuses %s', (_, text, why) => expect(() => read(text)).toThrow(why));

let project: Project;
const server = useTestServer();
const said: string[] = [];
const output = { log: (text: string) => said.push(text), error: (text: string) => said.push(text) };
const kitPath = () => diskPath(project.folder, 'config/kit.json');
const kit = () => readFileSync(kitPath(), 'utf8');

beforeAll(() => {
  project = createProject();
  project.setCatalogue(null);
  cpSync(diskPath(ROOT, 'config/kit.json'), kitPath());
});
afterAll(() => project.remove());

async function refresh(prices: string): Promise<number> {
  said.length = 0;
  server.answer = ({ url }, response) =>
    void response.end(url?.startsWith('/precios') ? prices : apiOf([record()]));
  const urls = [`--url=${server.url}/x`, `--inflation-url=${server.url}/precios`];
  return command.run([...urls, '--timeout=2', '--root', project.folder], output);
}

/** The last three ends of months before today. */
const recent = (values: readonly number[]): string => {
  const now = new Date();
  return answer(
    ...values.map((valor, at): [string, number] => [
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - values.length + 1 + at, 0))
        .toISOString()
        .slice(0, 10),
      valor,
    ]),
  );
};

it('the rate of inflation comes with the refresh of the catalogue, and is written once', async () => {
  expect(await refresh(recent([2, 2, 3.5]))).toBe(0);
  const { inflation } = (JSON.parse(kit()) as KitConfig).assumptions;
  expect(inflation.monthly).toBe(2.5);
  expect(server.received.at(-1)?.url).toMatch(/^\/precios\?desde=\d{4}-\d\d-\d\d&hasta=\d{4}-\d\d-\d\d$/);
  const written = kit();
  await refresh(recent([2, 2, 3.5]));
  expect([kit(), said.at(-1)]).toEqual([written, expect.stringContaining('ya estaba así')]);
});

it('the rate of inflation stays as it is when the answer is no good, and the loans come in all the same', async () => {
  const written = kit();
  project.setCatalogue(null);
  expect(await refresh(recent([2, 2, 210]))).toBe(0);
  expect([kit(), said.at(-1)]).toEqual([written, expect.stringContaining('Queda la que hay')]);
  expect(project.names()).toContain('catalogue.json');
});
