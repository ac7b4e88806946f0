import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchKey } from '#domain/match-key.ts';
import { badgesOf } from '#domain/offers/badge.ts';
import { cardsOf } from '#domain/offers/cards.ts';
import type { Condition } from '#domain/offers/condition.ts';
import { forceFirst } from '#domain/offers/force.ts';
import { normaliseOffers } from '#domain/offers/normalise.ts';
import { type Offer, reachesTerm } from '#domain/offers/offer.ts';
import { pageButtons, pageOf } from '#domain/offers/paginate.ts';
import { prepareOffers, presentOffers } from '#domain/offers/prepare.ts';
import { type Sort, rankOffers } from '#domain/offers/rank.ts';
import { offerSlug } from '#domain/slug.ts';
import { offer, rawOffer } from '../support/offers.ts';
import { propertyRuns } from '../support/property-runs.ts';

const anyName = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('B', 'a', 'ñ', ' ', '.', '-', 'S', 'A', 'U', '\u202E', '\u0000', '7') }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'S.A.',
    'BANCO X S.A.',
    'x sociedad anonima',
    'L.T.D.A. S.R.L.',
  ),
);
const sort = fc.constantFrom<Sort>('cft', 'cuota', 'ingreso');
/** Few distinct figures and names, so that ties abound. */
const offers = fc
  .array(
    fc
      .record({
        name: fc.constantFrom('Alfa', 'Beta', 'Gama', 'Delta S.A.', 'Épsilon'),
        cft: fc.integer({ min: 1, max: 4 }),
        firstInstalment: fc.integer({ min: 1, max: 4 }),
        condition: fc.constantFrom<Condition | null>(null, null, 'cuenta_sueldo', 'cliente', 'jubilado'),
        incomeShare: fc.integer({ min: 0, max: 3 }),
        maxTerm: fc.constantFrom(12, 36, 60),
      })
      .map(({ name, ...figures }) => offer(name, figures)),
    { maxLength: 30 },
  )
  .map((list) => list.map((one, at) => ({ ...one, id: String(at), unmet: one.condition })));

describe('match key', () => {
  it('of any name is words and single hyphens, and its own key', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const key = matchKey(name);
        expect(key).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(matchKey(key)).toBe(key);
      }),
      propertyRuns,
    );
  });

  it('does not mind case, accents or what stands between words', () => {
    const word = fc.constantFrom('BANCO', 'Córdoba', 'ñandú', 'de', 'x', 'S', 'A', '25', 'limitada');
    const between = fc.constantFrom(' ', '  ', '-', '.', ' . ', '\u00A0', '/');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), between, (words, separator) => {
        const key = matchKey(words.join(' '));
        expect(matchKey(words.join(separator))).toBe(key);
        expect(matchKey(words.join(' ').toLowerCase())).toBe(key);
        expect(matchKey(words.join(' ').normalize('NFD'))).toBe(key);
        expect(matchKey(` ${words.join(' ')}.`)).toBe(key);
      }),
      propertyRuns,
    );
  });

  it('tells names apart that differ in a letter', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'bcdefghijk'), minLength: 3, maxLength: 10 });
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        expect(matchKey(`Banco ${one}`) === matchKey(`Banco ${other}`)).toBe(one === other);
      }),
      propertyRuns,
    );
  });
});

it('a slug follows its rule to the letter', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const rule = name
        .toLowerCase()
        .replace(/\s+/g, '-')
        .replace(/[^a-z0-9-]/g, '');
      expect(offerSlug(name)).toBe(rule);
    }),
    propertyRuns,
  );
});

describe('normalising', () => {
  const hostile = fc.constantFrom<unknown>(
    Object.create(null),
    new Proxy(
      {},
      {
        get: () => {
          throw new Error('no');
        },
      },
    ),
    {
      Banco: {
        toString: () => {
          throw new Error('no');
        },
      },
    },
    {
      get Banco() {
        throw new Error('no');
      },
    },
    JSON.parse('{"__proto__":{"Banco":"x"}}'),
  );
  const figure = fc.oneof(
    fc.double(),
    fc.integer(),
    fc.string(),
    fc.constantFrom('93.2', '93,2', '1e5', null, [], true),
  );
  const anyJson = fc.jsonValue({ maxDepth: 2 });
  const nearlyOffer = fc.record(
    {
      Banco: fc.oneof(anyName, anyJson),
      primera_cuota_ars: figure,
      cft_nominal_anual: figure,
      relacion_cuota_ingreso_pct: figure,
      plazo_max_meses: figure,
    },
    { requiredKeys: [] },
  );
  const raw = fc.array(fc.oneof(nearlyOffer, anyJson, hostile, fc.constant(rawOffer())), { maxLength: 8 });

  it('never throws, counts every offer, and lets only finite figures and readable names through', () => {
    fc.assert(
      fc.property(raw, (given) => {
        const { offers: kept, dropped } = normaliseOffers(given);
        expect(kept.length + dropped).toBe(given.length);
        expect(new Set(kept.map(({ id }) => id)).size).toBe(kept.length);
        for (const one of kept) {
          const { firstInstalment, cft, incomeShare, maxTerm } = one;
          expect([firstInstalment, cft, incomeShare, maxTerm].every(Number.isFinite)).toBe(true);
          expect(Math.min(firstInstalment, cft)).toBeGreaterThan(0);
          expect(Math.min(incomeShare, maxTerm)).toBeGreaterThanOrEqual(0);
          expect(one.bank).toMatch(/[\p{L}\p{N}]/u);
          expect(one.bank).not.toMatch(/\p{C}|^\s|\s$|\s\s/u);
        }
      }),
      propertyRuns,
    );
  });

  it('never throws on any JSON in place of the list', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (given) => {
        const { offers: kept, dropped } = normaliseOffers(given);
        expect(kept.length + dropped).toBe(Array.isArray(given) ? given.length : 0);
      }),
      propertyRuns,
    );
  });

  it('reads a figure written with a dot or a comma alike', () => {
    const decimal = fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 99 }));
    fc.assert(
      fc.property(decimal, fc.constantFrom('.', ','), ([whole, part], mark) => {
        const text = `${whole}${mark}${String(part).padStart(2, '0')}`;
        const [read] = normaliseOffers([rawOffer({ cft_nominal_anual: text })]).offers;
        expect(read?.cft).toBe(Number(text.replace(',', '.')));
      }),
      propertyRuns,
    );
  });
});

it('preparing accounts for every offer and never shows an excluded one', () => {
  const name = fc.constantFrom(
    'Alfa',
    'ALFA',
    'Mutual Uno',
    'MUTUAL  UNO',
    'Coop. Dos Ltda',
    'Coop Dos Limitada',
    '',
  );
  const tables = {
    exclusions: {
      reasons: [
        { code: 'm', label: 'mutuales' },
        { code: 'c', label: 'cooperativas' },
      ],
      names: [
        { name: 'Mutual Uno', reason: 'm' },
        { name: 'Coop. Dos Ltda.', reason: 'c' },
      ],
    },
    displayNames: { names: [{ legal: 'alfa', shown: 'Banco Alfa' }] },
  };
  fc.assert(
    fc.property(fc.array(name), (names) => {
      const prepared = prepareOffers(
        names.map((Banco) => rawOffer({ Banco })),
        tables,
      );
      const excluded = prepared.excluded.reduce((sum, { count }) => sum + count, 0);
      expect(prepared.offers.length + prepared.dropped + excluded).toBe(names.length);
      expect(prepared.offers.every(({ bank }) => bank === 'Banco Alfa')).toBe(true);
    }),
    propertyRuns,
  );
});

describe('ranking', () => {
  const figuresOf = { cft: 'cft', cuota: 'firstInstalment', ingreso: 'incomeShare' } as const;

  it('is a permutation, ordered by its figure, and the same again', () => {
    fc.assert(
      fc.property(offers, sort, (given, by) => {
        const ranked = rankOffers(given, by);
        expect(ranked.map(({ id }) => Number(id)).sort((a, b) => a - b)).toEqual(given.map((_, at) => at));
        const figures = ranked.map((one) => one[figuresOf[by]]);
        expect(figures.every((value, at) => at === 0 || value >= (figures[at - 1] ?? 0))).toBe(true);
        expect(rankOffers(ranked, by)).toEqual(ranked);
      }),
      propertyRuns,
    );
  });

  it('keeps the order of offers that are equal in everything', () => {
    fc.assert(
      fc.property(offers, sort, (given, by) => {
        const sameButId = (one: Offer) => JSON.stringify({ ...one, id: '' });
        const ranked = rankOffers(given, by);
        const swapped = ranked.filter((one, at) => {
          const next = ranked[at + 1];
          return next && sameButId(one) === sameButId(next) && Number(one.id) > Number(next.id);
        });
        expect(swapped).toEqual([]);
      }),
      propertyRuns,
    );
  });
});

const keys: fc.Arbitrary<string[]> = fc.uniqueArray(
  fc.constantFrom('alfa', 'beta', 'gama', 'delta-sa', 'epsilon', 'otra'),
);

it("forcing puts a lender's own offers first and leaves both parts in order", () => {
  fc.assert(
    fc.property(offers, sort, keys, (given, by, own) => {
      const ranked = rankOffers(given, by);
      const shown = presentOffers(given, by, own);
      const isOwn = ({ matchKey: key }: { matchKey: string }) => own.includes(key);
      expect(shown).toEqual([...ranked.filter(isOwn), ...ranked.filter((one) => !isOwn(one))]);
    }),
    propertyRuns,
  );
});

it('forcing several lenders follows their list', () => {
  fc.assert(
    fc.property(offers, fc.array(keys), (given, lenders) => {
      const shown = forceFirst(given, lenders);
      expect(shown.map(({ id }) => id).sort()).toEqual(given.map(({ id }) => id).sort());
      const places = shown.map(({ matchKey: key }) => {
        const place = lenders.findIndex((own) => own.includes(key));
        return place < 0 ? lenders.length : place;
      });
      expect(places).toEqual([...places].sort((one, other) => one - other));
    }),
    propertyRuns,
  );
});

it('cards: one per entity, at the cheapest price the visitor is known to have or else the cheapest of all', () => {
  const visitors = fc.record({
    paidBy: fc.constantFrom(null, 'alfa', 'beta'),
    employment: fc.constantFrom(null, 'jubilado'),
  });
  fc.assert(
    fc.property(offers, visitors, (given, visitor) => {
      const said = given.map((one) => ({ ...one, product: 'Personal' }));
      const cards = cardsOf(said, visitor);
      expect(cards.map(({ matchKey: key }) => key)).toEqual([...new Set(said.map((one) => one.matchKey))]);
      for (const card of cards) {
        const prices = said.filter((one) => one.matchKey === card.matchKey);
        const isTheirs = ({ condition: code }: Offer): boolean =>
          code === null ||
          (code === 'jubilado' ? visitor.employment === code : visitor.paidBy === card.matchKey);
        const [theirs, tied] = [prices.filter(isTheirs), prices.filter((one) => !isTheirs(one))];
        const lowest = (list: Offer[]): number => Math.min(...list.map(({ cft }) => cft));
        expect(card.cft).toBe(lowest(theirs.length > 0 ? theirs : tied));
        expect(card.unmet === null).toBe(theirs.length > 0);
        expect(card.conditional?.cft ?? Infinity).toBe(
          lowest(theirs) > lowest(tied) && theirs.length > 0 ? lowest(tied) : Infinity,
        );
      }
    }),
    propertyRuns,
  );
});

it('badges: one lowest CFT among offers that reach the term, and a first card that tells the truth', () => {
  fc.assert(
    fc.property(offers, sort, keys, fc.constantFrom(1, 24, 48, 120), (given, by, ownKeys, term) => {
      const shown = presentOffers(given, by, ownKeys);
      const badges = badgesOf(shown, { sort: by, ownKeys, term });
      const reaching = shown.filter((one) => reachesTerm(one, term) && one.unmet === null);
      const best = shown.filter(({ id }) => badges.get(id)?.includes('cft'));
      expect(best).toHaveLength(Math.min(1, reaching.length));
      for (const one of best) {
        expect(one.cft).toBe(Math.min(...reaching.map(({ cft }) => cft)));
        expect(reachesTerm(one, term)).toBe(true);
      }
      const isFirstOwn = ownKeys.includes(shown[0]?.matchKey ?? '-');
      expect(badges.get(shown[0]?.id ?? '')?.includes('recommended') ?? false).toBe(isFirstOwn);
      for (const { id } of shown.slice(1)) expect(badges.get(id) ?? ['cft']).toEqual(['cft']);
    }),
    propertyRuns,
  );
});

describe('pagination', () => {
  it('pages hold every item once, in order, and none is larger than its size', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 25 }), (items, size) => {
        const { pages } = pageOf(items, 1, size);
        const all = Array.from({ length: pages }, (_, at) => pageOf(items, at + 1, size).items);
        expect(all.flat()).toEqual(items);
        expect(all.every((page) => page.length <= size)).toBe(true);
        expect(all.slice(0, -1).every((page) => page.length === size)).toBe(true);
      }),
      propertyRuns,
    );
  });

  it('any page asked for gives one that exists', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.double(), fc.double(), (items, page, size) => {
        const found = pageOf(items, page, size);
        expect(found.page).toBeGreaterThanOrEqual(1);
        expect(found.page).toBeLessThanOrEqual(found.pages);
        expect(Number.isInteger(found.page) && Number.isInteger(found.pages)).toBe(true);
      }),
      propertyRuns,
    );
  });

  it('buttons are the ends and the neighbours, ascending, with a gap wherever a page is missing', () => {
    const place = fc
      .integer({ min: 1, max: 600 })
      .chain((pages) =>
        fc.record({ pages: fc.constant(pages), current: fc.integer({ min: 1, max: pages }) }),
      );
    fc.assert(
      fc.property(place, ({ pages, current }) => {
        const expected: (number | 'gap')[] = [];
        for (let page = 1; page <= pages; page += 1) {
          const isShown = page <= 3 || page > pages - 3 || Math.abs(page - current) <= 1;
          if (isShown) expected.push(page);
          else if (expected.at(-1) !== 'gap') expected.push('gap');
        }
        expect(pageButtons(current, pages)).toEqual(expected);
      }),
      propertyRuns,
    );
  });
});
