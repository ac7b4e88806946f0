import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchKey } from '#domain/match-key.ts';
import { normaliseOffers } from '#domain/offers/normalise.ts';
import { prepareOffers } from '#domain/offers/prepare.ts';
import { rawOffer } from '../support/data/offers.ts';
import { forAll } from '../support/run/property-runs.ts';

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

it('the match key of any name is words and single hyphens, and its own key', () => {
  forAll(anyName, (name) => {
    const key = matchKey(name);
    expect(key).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
    expect(matchKey(key)).toBe(key);
  });
});

it('the match key does not mind case, accents or what stands between words', () => {
  const word = fc.constantFrom('BANCO', 'Córdoba', 'ñandú', 'de', 'x', 'S', 'A', '25', 'limitada');
  const between = fc.constantFrom(' ', '  ', '-', '.', ' . ', '\u00A0', '/');
  forAll(fc.array(word, { minLength: 1, maxLength: 8 }), between, (words, separator) => {
    const key = matchKey(words.join(' '));
    expect(matchKey(words.join(separator))).toBe(key);
    expect(matchKey(words.join(' ').toLowerCase())).toBe(key);
    expect(matchKey(words.join(' ').normalize('NFD'))).toBe(key);
    expect(matchKey(` ${words.join(' ')}.`)).toBe(key);
  });
});

it('the match key tells names apart that differ in a letter', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'bcdefghijk'), minLength: 3, maxLength: 10 });
  forAll(letters, letters, (one, other) => {
    expect(matchKey(`Banco ${one}`) === matchKey(`Banco ${other}`)).toBe(one === other);
  });
});

const refuse = (): never => {
  throw new Error('no');
};
const hostile = fc.constantFrom<unknown>(
  Object.create(null),
  new Proxy({}, { get: refuse }),
  { Banco: { toString: refuse } },
  Object.defineProperty({}, 'Banco', { get: refuse, enumerable: true }),
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

it('normalising never throws, counts every offer, and lets only finite figures and readable names through', () => {
  forAll(raw, (given) => {
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
  });
});

it('normalising never throws on any JSON in place of the list', () => {
  forAll(fc.jsonValue(), (given) => {
    const { offers: kept, dropped } = normaliseOffers(given);
    expect(kept.length + dropped).toBe(Array.isArray(given) ? given.length : 0);
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
  forAll(fc.array(name), (names) => {
    const prepared = prepareOffers(
      names.map((Banco) => rawOffer({ Banco })),
      tables,
    );
    const excluded = prepared.excluded.flatMap(({ offers }) => offers).length;
    expect(prepared.offers.length + prepared.dropped + excluded).toBe(names.length);
    expect(prepared.offers.every(({ bank }) => bank === 'Banco Alfa')).toBe(true);
  });
});
