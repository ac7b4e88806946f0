import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Catalogue } from '#generated/types.ts';
import { UNATTENDED } from '#scripts/catalogue/plausible.ts';
import { importFile } from '#scripts/catalogue/import-file.ts';
import { createProject, type Project } from '../support/content/import-command.ts';
import { apiOf, type OfficialRecord, record, recordOf } from '../support/content/official-records.ts';

const RUNS = 15;

/** Records that an import keeps as they are, one for each entity. */
const records: fc.Arbitrary<OfficialRecord[]> = fc
  .array(fc.record({ tea: fc.integer({ min: 60, max: 200 }), more: fc.integer({ min: 20, max: 60 }) }), {
    minLength: 15,
    maxLength: 30,
  })
  .map((rates) =>
    rates.map(({ tea, more }, at) =>
      record({
        code: 50_000 + at,
        entity: `ENTIDAD ${at} S.A.`,
        tea,
        cftea: tea + more,
        reported: '2026-08-12',
      }),
    ),
  );

let project: Project;
beforeAll(() => {
  project = createProject();
  vi.useFakeTimers({ toFake: ['Date'] });
});
beforeEach(() => {
  vi.setSystemTime('2026-09-01T15:00:00Z');
});
afterAll(() => {
  vi.useRealTimers();
  project.remove();
});

const take = (taken: readonly OfficialRecord[], tolerance: typeof UNATTENDED | null = null) =>
  importFile({
    root: project.folder,
    file: 'answer',
    bytes: Buffer.from(apiOf(taken)),
    dryRun: false,
    staleBefore: null,
    tolerance,
  });

function afresh(taken: readonly OfficialRecord[]): string {
  project.setCatalogue(null);
  project.setLedger(null);
  take(taken);
  return project.catalogue();
}

const productsIn = (text: string) => (JSON.parse(text) as Catalogue).products;

it('importing what was exported changes neither the catalogue nor the ledger', () => {
  fc.assert(
    fc.property(records, (taken) => {
      const text = afresh(taken);
      const ledger = project.ledger();
      const { result } = take(productsIn(text).map(recordOf), UNATTENDED);
      expect([result, project.catalogue(), project.ledger()]).toEqual(['same', text, ledger]);
    }),
    { numRuns: RUNS },
  );
});

it('the order of the records and the day on which they arrive change nothing', () => {
  const shuffled = records.chain((taken) =>
    fc.tuple(
      fc.constant(taken),
      fc.shuffledSubarray(taken, { minLength: taken.length, maxLength: taken.length }),
      fc.integer({ min: 0, max: 60 }),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([taken, other, days]) => {
      vi.setSystemTime('2026-09-01T15:00:00Z');
      const text = afresh(taken);
      vi.setSystemTime(Date.parse('2026-09-01T15:00:00Z') + days * 86_400_000);
      expect(afresh(other)).toBe(text);
    }),
    { numRuns: RUNS },
  );
});

it('a record that is set apart changes the figures of no other, and is not told in the ledger', () => {
  const odd = records.chain((taken) =>
    fc.tuple(fc.constant(taken), fc.nat({ max: taken.length - 1 }), fc.integer({ min: 2, max: 9 })),
  );
  fc.assert(
    fc.property(odd, ([taken, place, times]) => {
      const text = afresh(taken);
      const jumped = taken.map((one, at) =>
        at === place ? { ...one, cftea: Number(one.cftea) * times, reported: '2026-08-30' } : one,
      );
      take(jumped, UNATTENDED);
      expect(productsIn(project.catalogue())).toEqual(productsIn(text));
      expect(JSON.parse(project.ledger() ?? '')).toMatchObject({ loans: [] });
    }),
    { numRuns: RUNS },
  );
});
