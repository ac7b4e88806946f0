import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import displayNames from '../../../config/tables/display-names.json';
import exclusions from '../../../config/tables/exclusions.json';
import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import { offerSlug } from '#domain/slug.ts';
import known from '../../inputs/legal-names.json';

type LenderFile = { id: string; legalNames: string[]; forcedSlug: string };

const folder = 'config/lenders';
const lenders = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as LenderFile,
);

describe('spellings of the same name have the same key', () => {
  it.each([
    ['BANCO PATAGONIA S.A.', 'banco-patagonia-s-a'],
    ['BANCO PATAGONIA S.A.', 'Banco Patagonia SA'],
    ['BANCO PATAGONIA S.A.', '  banco   patagonia S. A. '],
    ['BANCO DE LA PROVINCIA DE CÓRDOBA S.A.', 'banco-de-la-provincia-de-cordoba-s-a'],
    ['NUEVO BANCO DE SANTA FE SOCIEDAD ANONIMA', 'nuevo-banco-de-santa-fe-sociedad-anonima'],
    ['NUEVO BANCO DE SANTA FE SOCIEDAD ANÓNIMA', 'NUEVO BANCO DE SANTA FE S.A.'],
    ['BANCO RIOJA SOCIEDAD ANONIMA UNIPERSONAL', 'Banco Rioja S.A.U.'],
    ['J.P. MORGAN', 'JP Morgan'],
    ['A.B.C. S.A.', 'ABC SA'],
    ['NARANJA X S.A.', 'Naranja X SA'],
    ['COOPERATIVA FARO LTDA', 'Cooperativa Faro Limitada'],
    ['Sociedad de Crédito S.R.L.', 'sociedad de credito SRL'],
    ['Cañuelas', 'CANUELAS'],
  ])('%s = %s', (one, other) => {
    expect(matchKey(one)).toBe(matchKey(other));
  });
});

describe('different lenders have different keys', () => {
  it.each([
    ['MONI ONLINE S.A.', 'SANTA MONICA S.A.'],
    ['BANCO DE GALICIA Y BUENOS AIRES S.A.', 'BANCO DE LA PROVINCIA DE BUENOS AIRES'],
    ['BANCO X S.A.', 'BANCO X S.A.U.'],
    ['BANCO DE SAN JUAN S.A.', 'BANCO DE SANTA CRUZ S.A.'],
  ])('%s ≠ %s', (one, other) => {
    expect(matchKey(one)).not.toBe(matchKey(other));
  });
});

it.each([
  ['', ''],
  ['***', ''],
  ['中文', ''],
  ['__proto__', 'proto'],
  ['S.A.', 'sa'],
])('the key of %j is %j', (name, key) => {
  expect(matchKey(name)).toBe(key);
});

it('no two lenders share a key', () => {
  const owners = lenders.flatMap((lender) => matchKeysOf(lender).map((key) => ({ key, id: lender.id })));
  expect(owners.length).toBeGreaterThanOrEqual(20);
  expect(new Set(owners.map(({ key }) => key)).size).toBe(owners.length);
});

it('every lender is found under its forced slug and its legal names alike', () => {
  for (const lender of lenders) {
    const keys = matchKeysOf(lender);
    for (const name of [...lender.legalNames, lender.forcedSlug]) expect(keys).toContain(matchKey(name));
  }
});

describe('all known legal names', () => {
  it('have a key, and only spellings of one name share it', () => {
    const byKey = new Map<string, string[]>();
    for (const name of known.names) byKey.set(matchKey(name), [...(byKey.get(matchKey(name)) ?? []), name]);
    expect(byKey.has('')).toBe(false);
    const shared = [...byKey.values()].filter((names) => names.length > 1);
    expect(shared).toEqual([
      ['sistemas unificados de credito dirigido SA', 'SISTEMAS UNIFICADOS DE CREDITO DIRIGIDO S.A'],
    ]);
  });

  it('belong to at most one lender each', () => {
    const owned = known.names.flatMap((name) =>
      lenders
        .filter((lender) => matchKeysOf(lender).includes(matchKey(name)))
        .map(({ id }) => ({ name, id })),
    );
    expect(new Set(owned.map(({ name }) => name)).size).toBe(owned.length);
    expect(new Set(owned.map(({ id }) => id)).size).toBeGreaterThanOrEqual(20);
  });

  it('mean one thing in each table', () => {
    for (const names of [
      exclusions.names.map(({ name }) => name),
      displayNames.names.map(({ legal }) => legal),
    ]) {
      expect(new Set(names.map(matchKey)).size).toBe(names.length);
    }
  });

  it('never leave a lender of ours out of the results', () => {
    const own = new Set(lenders.flatMap(matchKeysOf));
    expect(exclusions.names.filter(({ name }) => own.has(matchKey(name)))).toEqual([]);
  });
});

it.each([
  ['BANCO PATAGONIA S.A.', 'banco-patagonia-sa'],
  ['Banco  de\tCórdoba', 'banco-de-crdoba'],
  ['A & B', 'a--b'],
  ['banco-de-formosa-s-a', 'banco-de-formosa-s-a'],
  ['', ''],
])('the slug of %j is %j, to the letter of the rule', (name, slug) => {
  expect(offerSlug(name)).toBe(slug);
});
