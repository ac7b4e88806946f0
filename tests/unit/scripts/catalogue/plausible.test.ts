import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BY_HAND, UNATTENDED, warningsOf } from '#scripts/catalogue/plausible.ts';
import { createProject, type Project } from '../../../support/content/import-command.ts';
import { csvOf, record, type OfficialRecord } from '../../../support/content/official-records.ts';
import { product } from '../../../support/data/quotes.ts';

vi.setConfig({ testTimeout: 30_000 });

/** A hundred products of fifty entities, declared on the first days of some months. */
const RECORDS = Array.from({ length: 100 }, (_, at) =>
  record({
    code: 50_000 + Math.floor(at / 2),
    entity: `ENTIDAD ${Math.floor(at / 2)} S.A.`,
    fullName: `PRESTAMO ${at % 2}`,
    reported: `2026-0${1 + (at % 5)}-0${6 + (at % 3)}`,
    tea: 60 + at,
    cftea: 90 + at * 2,
  }),
);

const scaled = (by: number): OfficialRecord[] =>
  RECORDS.map((one) => ({ ...one, tea: Number(one.tea) * by, cftea: Number(one.cftea) * by }));
const swapped = RECORDS.map((one) => ({
  ...one,
  reported: String(one.reported).replace(/-(\d\d)-(\d\d)$/, '-$2-$1'),
}));

describe('an import that would lose or distort the catalogue', () => {
  let project: Project;
  let whole = '';
  beforeAll(async () => {
    project = createProject();
    await project.runHere(project.file('whole.csv', csvOf(RECORDS)), '--accept');
    whole = project.catalogue();
    expect(JSON.parse(whole)).toMatchObject({ products: { length: 100 } });
  });
  beforeEach(() => project.setCatalogue(whole));
  afterAll(() => project.remove());

  it.each<[string, string, RegExp]>([
    ['cut at the end of a line', csvOf(RECORDS).split('\r\n').slice(0, 70).join('\r\n'), /se van 31 de 100/],
    ['rates ÷ 100', csvOf(scaled(0.01)), /se van|CFT mediano/],
    ['rates × 100', csvOf(scaled(100)), /se van|CFT mediano/],
    ['rates × 2', csvOf(scaled(2)), /CFT mediano pasa de/],
    ['day and month swapped', csvOf(swapped), /día y el mes al revés/],
  ])('an import that would lose or distort the catalogue is held back: %s', async (_, text, why) => {
    const { code, out, err } = await project.runHere(project.file('bad.csv', text));
    expect(code).toBe(1);
    expect(out + err).toMatch(why);
    expect(out + err).toMatch(/no se escribió nada/i);
    expect(project.catalogue()).toBe(whole);
  });

  it('an import that would lose or distort the catalogue is told, with every record that is left out when all are asked for', async () => {
    const dropped = Array.from({ length: 5 }, (_, at) =>
      record({ fullName: `P ${at}`, currency: 'Dólares' }),
    );
    const { code, out } = await project.runHere(
      project.file('some.csv', csvOf([...RECORDS, ...dropped])),
      '--all',
    );
    expect(code).toBe(0);
    expect(out.match(/renglón \d+: «Dólares»/g)).toHaveLength(5);
    expect(out).toContain('Qué reciben cinco visitantes típicos:');
  });
});

describe('warnings', () => {
  const products = Array.from({ length: 20 }, (_, at) => product({ code: at + 1, cftea: 100 + at }));
  const jump = products.map((one, at) => (at === 0 ? { ...one, cftea: 131 } : one));

  it.each([
    ['nothing changes', products, [0, 0]],
    ['15 % of the entities go', products.slice(3), [0, 3]],
    ['15 % of the entities come', [...products, ...[91, 92, 93].map((code) => product({ code }))], [0, 1]],
    ['25 % of the entities go', products.slice(5), [2, 3]],
    ['one CFT moves by 31 %', jump, [0, 0]],
    [
      'more than a dozen CFTs move by 31 %',
      products.map((one, at) => (at < 13 ? { ...one, cftea: one.cftea * 1.31 } : one)),
      [0, 1],
    ],
    ['every CFT moves by 29 %', products.map((one) => ({ ...one, cftea: one.cftea * 1.29 })), [0, 0]],
  ])('the check of a refresh warns when %s', (_, after, counts) => {
    expect([BY_HAND, UNATTENDED].map((tolerance) => warningsOf(products, after, tolerance).length)).toEqual(
      counts,
    );
  });
});
