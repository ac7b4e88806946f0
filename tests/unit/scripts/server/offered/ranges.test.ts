import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offeredCost, type OfferedRange, sharedFigure } from '#domain/offered-loan.ts';
import { quantileOf } from '#domain/quote/market.ts';
import { monthlyFromEffective } from '#domain/rates.ts';
import { unit } from '#domain/units.ts';
import type { OfferedLoan } from '#generated/types.ts';
import { connectLeadStore } from '#scripts/server/leads/store.ts';
import type { OfferedReport } from '#scripts/server/offered/offered-store.ts';
import { offeredRanges } from '#scripts/server/offered/ranges.ts';
import { STORES, type StoreKind, useStores } from '../../../../support/server/stores.ts';

const stores = useStores();

/** Even numbers from 0 to 1, the same in every run. */
function drawn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const draw = drawn(20_261_126);
/** Near 0, as far as most of a normal distribution of width 1. */
const normal = (): number => Array.from({ length: 12 }, draw).reduce((sum, one) => sum + one, -6);

type Figures = Pick<OfferedLoan, 'recibido' | 'cuota' | 'cuotas'>;

/** A loan of so much a year (effective percent points), in figures as they are shared. */
function loanOf(cost: number): Figures {
  const cuotas = 6 + Math.floor(draw() * 40);
  const recibido = sharedFigure(200_000 + draw() * 9_000_000);
  const monthly = monthlyFromEffective(unit(cost));
  return { recibido, cuotas, cuota: sharedFigure((recibido * monthly) / (1 - (1 + monthly) ** -cuotas)) };
}
const costOf = ({ recibido, cuota, cuotas }: Figures): number =>
  offeredCost({ received: unit(recibido ?? 0), instalment: unit(cuota ?? 0), count: unit(cuotas ?? 0) });

/** Twenty entities; the last is too small to be told of. */
const ENTITIES = Array.from({ length: 20 }, (_, at) => ({
  entity: `entidad-${String.fromCharCode(97 + at)}`,
  cftea: 90 + at * 8,
}));
const SMALL = 9;
const ALL = 5_000;
const PRAISED = ENTITIES[4]?.entity ?? '';

type Told = { entity: string; isTrue: boolean; figures: Figures };

/** One false report: of the entity that praises itself a low price, else anything that is typed or invented. */
function falseFigures({ entity, cftea }: (typeof ENTITIES)[number]): Figures {
  if (entity === PRAISED) return loanOf(cftea * (0.5 + 0.03 * normal()));
  const kind = draw();
  if (kind < 0.3) {
    const { recibido = 0, ...rest } = loanOf(cftea * 0.9);
    return { ...rest, recibido: recibido * 10 };
  }
  return loanOf(kind < 0.6 ? 20 + draw() * 380 : cftea * (0.3 + draw() * 0.9));
}

/** 5,000 reports, a fifth of them false; of those of the entity that praises itself two fifths. */
const REPORTS: readonly Told[] = ENTITIES.flatMap((one, at) => {
  const count = at === ENTITIES.length - 1 ? SMALL : Math.ceil((ALL - SMALL) / (ENTITIES.length - 1));
  const lies = one.entity === PRAISED ? 0.4 : at === ENTITIES.length - 1 ? 0 : 0.19;
  return Array.from({ length: count }, (_, number): Told => {
    const isTrue = number >= count * lies;
    const figures = isTrue ? loanOf(one.cftea * Math.min(1, 0.88 + 0.05 * normal())) : falseFigures(one);
    return { entity: one.entity, isTrue, figures };
  });
}).slice(0, ALL);

const reported = ({ entity, figures }: Told, at: number): OfferedLoan => ({
  ficha: `${String(at).padStart(8, '0')}-0000-4000-8000-000000000000`,
  firma: '',
  entidad: entity,
  situacion: 'monotributista',
  provincia: 'mendoza',
  ...figures,
});

const catalogue = { products: ENTITIES } as unknown as Parameters<typeof offeredRanges>[1];

describe.each(STORES)('of 5,000 reports in the store %s, a fifth of them false', (kind: StoreKind) => {
  let ranges: OfferedRange[] = [];
  let close: () => Promise<void>;
  beforeAll(async () => {
    const { env } = await stores.empty(kind);
    const store = connectLeadStore({
      leadsStore: kind,
      leadsFile: env['LEADS_FILE'] ?? '',
      leadsDatabaseUrl: env['LEADS_DATABASE_URL'] ?? '',
      onProblem: () => undefined,
    });
    close = () => store.close();
    // As many at once as there are connections: a report that waits for one for two seconds is refused.
    const sent = REPORTS.map(reported).values();
    const sendNext = async (): Promise<void> => {
      for (const report of sent) await store.offered.add(report);
    };
    await Promise.all(Array.from({ length: 10 }, sendNext));
    ranges = offeredRanges(await store.offered.all(), catalogue);
  }, 60_000);
  afterAll(() => close());

  it('the quartiles of every entity are within three points of the truth', () => {
    expect(REPORTS.filter(({ isTrue }) => !isTrue).length / REPORTS.length).toBeGreaterThan(0.199);
    expect(ranges.map(({ clave }) => clave)).toEqual(ENTITIES.slice(0, -1).map(({ entity }) => entity));
    for (const { clave, desde, hasta } of ranges) {
      const truth = REPORTS.filter(({ entity, isTrue }) => isTrue && entity === clave).map(({ figures }) =>
        costOf(figures),
      );
      const off = [desde - quantileOf(truth, 0.25), hasta - quantileOf(truth, 0.75)].map(Math.abs);
      expect([clave, Math.max(...off) <= 3]).toEqual([clave, true]);
    }
  });

  it('nothing is told of an entity that fewer than ten people reported', () => {
    expect(ranges.map(({ clave }) => clave)).not.toContain(ENTITIES.at(-1)?.entity);
    expect(Math.min(...ranges.map(({ personas }) => personas))).toBeGreaterThanOrEqual(10);
  });
});

const report = (change: Partial<OfferedReport>): OfferedReport => ({
  month: '2026-11',
  entity: 'entidad-a',
  situation: 'monotributista',
  province: 'mendoza',
  amount: 500_000,
  term: 7,
  received: 1_000_000,
  instalment: 124_000,
  count: 12,
  refusal: null,
  ...change,
});

it.each([
  { case: 'ten people of one quarter', changes: Array<object>(10).fill({}), told: ['2026-T4 10'] },
  { case: 'nine', changes: Array<object>(9).fill({}), told: [] },
  {
    case: 'ten people of two quarters',
    changes: [...Array<object>(5).fill({}), ...Array<object>(5).fill({ month: '2026-09' })],
    told: [],
  },
  {
    case: 'nine and one whom it lent nothing',
    changes: [
      ...Array<object>(9).fill({}),
      { received: null, instalment: null, count: null, refusal: 'edad' },
    ],
    told: [],
  },
  {
    case: 'nine and one of a cost that cannot be',
    changes: [...Array<object>(9).fill({}), { count: 60 }],
    told: [],
  },
  {
    case: 'an entity that is not in the record',
    changes: Array<object>(10).fill({ entity: 'otra' }),
    told: [],
  },
])('what is told of $case: $told', ({ changes, told }) => {
  const ranges = offeredRanges(changes.map(report), {
    products: [{ entity: 'entidad-a', cftea: 110 }],
  } as never);
  expect(ranges.map(({ trimestre, personas }) => `${trimestre} ${personas}`)).toEqual(told);
});
