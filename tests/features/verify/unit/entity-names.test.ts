import { expect, it } from 'vitest';
import { entitiesNear, entityNamed, indexNames } from '#features/verify/entity-names.ts';

type Names = readonly string[];
const indexOf = (entities: readonly Names[]) => indexNames(entities.map((names) => ({ names })));
const legalName = ({ names: [legal] }: { names: Names }): string => legal ?? '';

const named = (name: string, entities: readonly Names[]): string | null => {
  const entity = entityNamed(name, indexOf(entities));
  return entity && legalName(entity);
};
const near = (name: string, entities: readonly Names[]): string[] =>
  entitiesNear(name, indexOf(entities)).map(legalName);

it.each<[rule: string, name: string, entities: Names[], legal: string | null]>([
  ['is that of the one entity that has it', 'Roca', [['ROCA S.A.'], ['AZUL S.A.']], 'ROCA S.A.'],
  ['is that of an entity with two endings', 'Roca', [['ROCA S.A.', 'ROCA S.R.L.']], 'ROCA S.A.'],
  ['is nobody’s when three entities share it', 'Roca', [['ROCA S.A.'], ['ROCA S.R.L.'], ['ROCA SAU']], null],
  ['is rather that of an entity without ending', 'Roca', [['ROCA'], ['ROCA S.A.']], 'ROCA'],
  ['is that of the same entity wherever it stands', 'Roca', [['ROCA S.A.'], ['ROCA']], 'ROCA'],
])('a name without its legal ending %s', (_, name, entities, legal) =>
  expect(named(name, entities)).toBe(legal),
);

const KNOWN = [
  ['ASOCIACION MUTUAL ROCA 25 DE JUNIO SPR'],
  ['BANCO DEL PAMPERO SOCIEDAD ANONIMA'],
  ['RIO FRANCO SA'],
];
it.each<[rule: string, name: string, legal: string | null]>([
  ['by its kind and the first of its own words', 'Mutual Roca', 'ASOCIACION MUTUAL ROCA 25 DE JUNIO SPR'],
  ['by words cut short', 'Asoc. Mut. Roca', 'ASOCIACION MUTUAL ROCA 25 DE JUNIO SPR'],
  ['by its own words alone', 'el Pampero', 'BANCO DEL PAMPERO SOCIEDAD ANONIMA'],
  ['not by the first of its own words alone', 'Roca', null],
  ['not by another kind', 'Banco Roca', null],
  ['not by a kind that its name has not', 'Banco Rio', null],
  ['not with a word that it has not', 'Préstamos Pampero', null],
])('an entity is called %s', (_, name, legal) => expect(named(name, KNOWN)).toBe(legal));

it('an entity is called by no name that two have', () =>
  expect(named('Mutual Roca', [['MUTUAL ROCA NORTE'], ['MUTUAL ROCA SUR']])).toBeNull());

it('a name with its ending is not that of an entity with a further ending', () =>
  expect(named('Roca S.A.', [['ROCA S.A.'], ['ROCA S.A. LTDA']])).toBe('ROCA S.A.'));

it.each<[rule: string, given: string, known: string, isNear: boolean]>([
  ['of three letters only when it is equal', 'sol', 'SOL', true],
  ['of three letters not with one changed', 'sal', 'SOL', false],
  ['of four letters with one changed', 'rica', 'ROCA', true],
  ['of four letters with one more', 'rosca', 'ROCA', true],
  ['of four letters with one less', 'rca', 'ROCA', true],
  ['of four letters not with two changed', 'rita', 'ROCA', false],
  ['of seven letters not with two changed', 'pimpiro', 'PAMPERO', false],
  ['of eight letters with two changed', 'mintanis', 'MONTANAS', true],
  ['of eight letters not with three changed', 'mintinis', 'MONTANAS', false],
])('a word of a name reads as another %s', (_, given, known, isNear) =>
  expect(near(`Créditos ${given} para hoy`, [[known]])).toEqual(isNear ? [known] : []),
);

it.each<[rule: string, name: string, legal: string]>([
  ['when the given name lacks the words many share', 'Roca ya', 'BANCO ROCA S.A.'],
  ['when all of its own words stand among others', 'Azul ya y también Roca', 'ROCA AZUL'],
  ['when its one word is given in pieces', 'Mercan te rojo', 'MERCANTEROJO'],
  ['when its words are given as one, with more', 'superrocaazulhoy', 'ROCA AZUL'],
  ['when a capital of another script stands in a short word', 'S\u041EL', 'BANCO SOL'],
  ['when a digit stands for a letter of a short word', 'S0l', 'BANCO SOL'],
  ['when it has no word of its own and the name is equal', 'Banco de Crédito S.A.', 'BANCO DE CREDITO S.A.'],
  ['when a tenth of the letters of the whole differ', 'Rita del Valle y Azul', 'ROCA DEL VALLE Y AZUL'],
])('an entity is near %s', (_, name, legal) => expect(near(name, [[legal]])).toEqual([legal]));

it.each<[rule: string, name: string, legal: string]>([
  ['when it has no word of its own and the name differs', 'Pampero', 'BANCO DE CREDITO S.A.'],
  ['when only one of its words is given', 'Roca verde', 'ROCA AZUL'],
  ['when its word of four letters stands inside another', 'Prestarocaya', 'ROCA'],
  ['when its words of four letters together stand inside another', 'prestarosolya', 'RO SO'],
  ['when its letters stand in the given name in another order', 'Mercante rojo', 'ROJOMERCANTE'],
])('an entity is not near %s', (_, name, legal) => expect(near(name, [[legal]])).toEqual([]));

it('the entities near a name come with the nearest first', () =>
  expect(near('Roca ya online', [['ROCA ONLINE'], ['ROCA'], ['ROCA YA ONLINE']])).toEqual([
    'ROCA YA ONLINE',
    'ROCA ONLINE',
    'ROCA',
  ]));

it.each<[which: string, names: Names]>([
  ['first', ['ROCA YA ONLINE', 'ROCA']],
  ['last', ['ROCA', 'ROCA YA ONLINE']],
])('the entities near a name stand in order by the nearest of their names, be it the %s', (_, names) =>
  expect(near('Roca ya online', [['ROCA ONLINE'], names])).toEqual([names[0], 'ROCA ONLINE']),
);

it('the entities near a name are three at most, the nearest ones', () =>
  expect(near('Roca ya online', [['ROCA'], ['ONLINE'], ['ROCA ONLINE'], ['ROCA YA ONLINE']])).toEqual([
    'ROCA YA ONLINE',
    'ROCA ONLINE',
    'ONLINE',
  ]));
