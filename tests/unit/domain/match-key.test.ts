import { expect, it } from 'vitest';
import { matchKey, matchKeysOf, offerSlug } from '#domain/match-key.ts';
import known from '../../inputs/legal-names.json';

const LONGEST = 1000;

it.each([
  ['NUEVO BANCO DEL ESTERO SOCIEDAD ANÓNIMA', 'NUEVO BANCO DEL ESTERO S.A.'],
  ['BANCO SIERRA SOCIEDAD ANONIMA UNIPERSONAL', 'Banco Sierra S.A.U.'],
  ['COOPERATIVA FAROL LTDA', 'Cooperativa Farol Limitada'],
])('spellings of the same name have the same key: %s = %s', (one, other) => {
  expect(matchKey(one)).toBe(matchKey(other));
});

it.each([
  ['MONICA ONLINE S.A.', 'SANTA LUMONICA S.A.'],
  ['BANCO DEL PUERTO Y LAS SIERRAS S.A.', 'BANCO DE LAS SIERRAS'],
  ['BANCO X S.A.', 'BANCO X S.A.U.'],
])('different lenders have different keys: %s ≠ %s', (one, other) => {
  expect(matchKey(one)).not.toBe(matchKey(other));
});

it.each([
  ['', ''],
  ['中文', ''],
  ['__proto__', 'proto'],
  ['S.A.', 'sa'],
  ['X S.A.', 'x-sa'],
  ['BANCO X S.A.U.', 'banco-x-sau'],
  ['B.A.C. LEASING S.A.', 'bac-leasing-sa'],
])('the key of %j is %j', (name, key) => expect(matchKey(name)).toBe(key));

it('all known legal names have a key, and only spellings of one name share it', () => {
  const byKey = new Map<string, string[]>();
  for (const name of known.names) byKey.set(matchKey(name), [...(byKey.get(matchKey(name)) ?? []), name]);
  expect(byKey.has('')).toBe(false);
  const shared = [...byKey.values()].filter((names) => names.length > 1);
  expect(shared).toEqual([
    ['sistemas unificados de credito dirigido SA', 'SISTEMAS UNIFICADOS DE CREDITO DIRIGIDO S.A'],
  ]);
});

it.each([
  ['[S3.3-12]', 'BANCO LLANURA S.A.', 'banco-llanura-sa'],
  ['[S3.3-13 S3.3-14]', 'Banco  de\tCórdoba', 'banco-de-crdoba'],
  ['[S3.3-14]', 'A & B', 'a--b'],
  ['[S3.3-13]', ' Banco Sur', '-banco-sur'],
  ['[S3.3-14]', 'banco-de-formosa-s-a', 'banco-de-formosa-s-a'],
  ['[S3.3-14]', '', ''],
])('%s the slug of %j is %j, to the letter of the rule', (_, name, slug) =>
  expect(offerSlug(name)).toBe(slug),
);

it('the keys of a lender are those of its names and its slug, each once', () => {
  const lender = { legalNames: ['BANCO LLANURA S.A.', 'Banco Llanura SA', '***'], forcedSlug: 'llanura' };
  expect(matchKeysOf(lender)).toEqual(['banco-llanura-sa', 'llanura']);
});

it('a name beyond any length gives the key of its beginning', () => {
  expect(matchKey(`${'a'.repeat(LONGEST)}b`)).toBe('a'.repeat(LONGEST));
});
