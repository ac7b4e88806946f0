import { describe, expect, it } from 'vitest';
import { matchKey } from '#domain/match-key.ts';
import { entityNamed, indexNames } from '#domain/verify/entity-names.ts';
import { hostOf, hostsIn, siteFinding } from '#domain/verify/sites.ts';
import type { Vocabulary } from '#domain/verify/demands.ts';
import { verify } from '#domain/verify/verify.ts';
import official from '../../../inputs/legal-names.json' with { type: 'json' };

const entities = official.names.map((name) => ({ names: [name] }));
const names = indexNames(entities);

const SITES = [
  { host: 'bancoejemplo.com.ar', entity: 'BANCO EJEMPLO S.A.' },
  { host: 'bbva.com.ar', entity: 'BBVA' },
];
const VOCABULARY: Vocabulary = {
  ignored: ['nada'],
  warnings: ['nunca'],
  groups: [
    { name: 'before', words: ['plata por adelantado'] },
    { name: 'sure', words: ['seguro que sale'] },
  ],
  demands: [
    { code: 'advance', rules: [{ together: ['before'] }] },
    { code: 'promise', rules: [{ together: ['sure'] }] },
  ],
};
const ask = (text: string) => verify(text, { names, official: SITES, vocabulary: VOCABULARY });

/** One name of so many is imitated: every one, but in the search for mutants, which runs these tests a thousand times. */
const STEP = Number(process.env['NAME_STEP'] ?? 1);

/** Names long enough that a changed letter leaves another word, each without the names that share its key. */
const originals = [...new Map(official.names.map((name) => [matchKey(name), name])).values()]
  .filter((name) => /^[A-Z]{5,} [A-Z]{5,}/.test(name))
  .filter((_, at) => at % STEP === 0);

const swapped = (name: string): string => name.replace(/([A-Z])([A-Z])(?=[A-Z]* )/, '$2$1');
const CYRILLIC: Record<string, string> = { A: 'А', E: 'Е', O: 'О', C: 'С', P: 'Р' };

const IMITATIONS: [rule: string, imitate: (name: string) => string][] = [
  ['two letters swapped', swapped],
  ['a word added', (name) => name.replace(/(?= S\.?A| SA|$)/, ' PRESTAMOS YA')],
  ['a look-alike letter', (name) => name.replace(/[AEOCP]/, (letter) => CYRILLIC[letter] ?? letter)],
  ['another legal ending', (name) => `${name.replace(/[ ,]+S\.? ?A\.?( ?U\.?)?$/, '')} S.C.A.`],
  ['a mark under a letter', (name) => `${name.slice(0, 3)}\u0332${name.slice(3)}`],
  ['a letter with a dot', (name) => name.replace(/[BCD]/, (letter) => `${letter}\u0307`.normalize('NFC'))],
  ['a selector of emoji', (name) => name.replace(' ', '\uFE0F ')],
  [
    'letters of full width',
    (name) => name.replace(/[A-Z]/, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)),
  ],
  ['a digit for a letter', (name) => name.replace(/[OI]/, (letter) => (letter === 'O' ? '0' : '1'))],
  ['an invisible character', (name) => `${name.slice(0, 3)}\u200B${name.slice(3)}`],
];

describe('an imitation with', () => {
  it.each(IMITATIONS)(
    'an imitation with %s is never told as known, and as near the name it imitates',
    (_, imitate) => {
      const imitations = originals.map((name) => [name, imitate(name)] as const);
      const changed = imitations.filter(([name, imitation]) => name !== imitation);
      expect(changed.length).toBeGreaterThanOrEqual(Math.floor(60 / STEP));
      const verdicts = changed.map(([name, imitation]) => ({ key: matchKey(name), ...ask(imitation) }));
      expect(verdicts.filter(({ known }) => known)).toEqual([]);
      const missed = verdicts.filter(
        ({ key, near = [] }) => !near.some(({ names: [one = ''] }) => matchKey(one) === key),
      );
      expect(missed.length / changed.length).toBeLessThan(0.05);
    },
  );
});

describe('a name of the list', () => {
  it('a name of the list is known as it is written', () => {
    expect(official.names.filter((name) => !entityNamed(name, names))).toEqual([]);
  });

  it('a name of the list is known in lower case, without marks and without its legal ending', () => {
    const index = indexNames([{ names: ['BANCO DE PRUEBA Y CRÉDITO S.A.U.'] }, { names: ['PRUEBA S.R.L.'] }]);
    for (const name of ['banco de prueba y credito sau', 'Banco de Prueba y Crédito'])
      expect(entityNamed(name, index)?.names).toEqual(['BANCO DE PRUEBA Y CRÉDITO S.A.U.']);
  });

  it('a name of the list is not known without its ending when two entities share the rest', () => {
    const index = indexNames([{ names: ['PRUEBA S.A.'] }, { names: ['PRUEBA S.R.L.'] }]);
    expect(entityNamed('Prueba', index)).toBeNull();
  });
});

describe('a site', () => {
  it.each([
    ['the official host', 'bancoejemplo.com.ar', 'official'],
    ['a host below it', 'prestamos.bancoejemplo.com.ar', 'official'],
    ['the name with a word added', 'bancoejemplo-prestamos.com', 'imitation'],
    ['the name under another end', 'bancoejemplo.online', 'imitation'],
    ['the name below another host', 'bancoejemplo.com.ar.creditos.xyz', 'imitation'],
    ['two letters swapped', 'bancoejempol.com.ar', 'imitation'],
    ['a letter of another script', 'bancоejemplo.com.ar', 'imitation'],
    ['a hyphen in the name', 'banco-ejemplo.com', 'imitation'],
    ['a short name of its own', 'bbva.prestamos.top', 'imitation'],
    ['a name that only holds a short one', 'abbvaco.com.ar', 'unknown'],
    ['another name', 'creditosdelsur.com.ar', 'unknown'],
  ])('%s: %s is %s', (_, host, kind) => expect(siteFinding(host, SITES).kind).toBe(kind));

  it('a site is found in a text, with its protocol and path or without', () => {
    expect(
      hostsIn(
        'Entrá a https://www.Ejemplo.com.ar/x?a=1 o a otro.online. BANCO EJEMPLO S.A. 1.500.000, alias juan.perez',
      ),
    ).toEqual(['ejemplo.com.ar', 'otro.online']);
  });

  it('a site is read from an address', () =>
    expect(hostOf('https://www.ejemplo.com.ar/personas')).toBe('ejemplo.com.ar'));
});

describe('the text of an advert', () => {
  const [name = ''] = originals;
  const advert = `Pedí tu préstamo hoy con ${name} y cobralo en el día, sin moverte de tu casa ni hacer filas.
Seguro que sale. Solo hace falta plata por adelantado. Escribinos: bancoejemplo.online`;

  it('the text of an advert names an entity without being known for it', () => {
    const verdict = ask(advert);
    expect([verdict?.known, verdict?.named.map(({ names: [one] }) => one)]).toEqual([null, [name]]);
  });

  it('the text of an advert names an entity beside a site on a line of its own', () => {
    const verdict = ask(
      `Préstamos personales hoy mismo con ${name}\nbancoejemplo.online\nEscribinos y pedilo`,
    );
    expect(verdict?.named.map(({ names: [one] }) => one)).toEqual([name]);
    expect(verdict?.sites.map(({ kind }) => kind)).toEqual(['imitation']);
  });

  it('what does not fit in an advert is shown', () => {
    const verdict = ask(advert);
    expect(verdict?.demands.map(({ code }) => code)).toEqual(['advance', 'promise']);
    expect(verdict?.sites.map(({ kind }) => kind)).toEqual(['imitation']);
  });

  it('the text of an advert shows what does not fit after its first thousand characters', () =>
    expect(ask(`${'Un préstamo. '.repeat(150)}Seguro que sale`)?.demands).toHaveLength(1));

  it('the text of an advert is not forged for its emoji', () =>
    expect(ask(`${advert} 👨‍👩‍👧 ❤️`)?.isForged).toBe(false));

  it('the text of an advert is forged for a letter of another script', () =>
    expect(ask(advert.replace('préstamo', 'préstаmo'))?.isForged).toBe(true));
});

it.each([' ', '\n\t', ''])('a blank text has no verdict: %j', (text) => expect(ask(text)).toBeNull());

it('a site alone has a verdict of its site', () => {
  const verdict = ask('www.bancoejemplo.com.ar/prestamos');
  expect([verdict?.known, verdict?.sites[0]?.kind]).toEqual([null, 'official']);
});

describe('the verdict', () => {
  const TWELVE = 'UNO DOS TRES CUATRO CINCO SEIS SIETE OCHO NUEVE DIEZ ONCE DOCE';
  const THIRTEEN = 'Sacá hoy mismo tu préstamo con Banco Roca y cobralo en el acto';
  const legalNames = (found: { names: readonly string[] }[] | undefined) =>
    found?.map(({ names: [one] }) => one);
  const verdictOf = (text: string) => {
    const made = indexNames([{ names: ['BANCO ROCA S.A.'] }, { names: ['AZUL S.A.'] }, { names: [TWELVE] }]);
    const verdict = verify(text, { names: made, official: SITES, vocabulary: VOCABULARY });
    return {
      known: verdict?.known?.names[0] ?? null,
      near: legalNames(verdict?.near),
      named: legalNames(verdict?.named),
    };
  };
  const NOBODY = { known: null, near: [], named: [] };

  it.each<[rule: string, text: string, expected: Partial<ReturnType<typeof verdictOf>>]>([
    ['on a name of the list has that entity alone', 'Banco Roca', { known: 'BANCO ROCA S.A.' }],
    ['on a name like one of the list has it as near', 'Roca Online', { near: ['BANCO ROCA S.A.'] }],
    ['on any other name has nobody', 'Verde', {}],
    ['on a name of twelve words has its entity', TWELVE, { known: TWELVE }],
    ['counts no word for a second space', TWELVE.replaceAll(' ', '  '), { known: TWELVE }],
    ['counts no word for an address after a name', `${TWELVE} ejemplo.online`, { known: TWELVE }],
    ['on a text of thirteen words has who is named', THIRTEEN, { named: ['BANCO ROCA S.A.'] }],
    ['on a text of two lines has who is named', 'Tu préstamo\nBanco Roca', { named: ['BANCO ROCA S.A.'] }],
    [
      'on a name with an address in capitals has its entity',
      'Banco Roca EJEMPLO.online',
      { known: 'BANCO ROCA S.A.' },
    ],
    [
      'on a name between two addresses has its entity',
      'otro.com Banco Roca ejemplo.online',
      { known: 'BANCO ROCA S.A.' },
    ],
    ['on an address alone has no entity', 'roca.online', {}],
  ])('the verdict %s', (_, text, expected) => expect(verdictOf(text)).toEqual({ ...NOBODY, ...expected }));

  it.each([
    ['has a sign within the first four thousand characters', 3900, 1],
    ['has no sign from beyond the first four thousand characters', 4000, 0],
  ])('the verdict %s', (_, before, signs) =>
    expect(ask(`${'a '.repeat(before / 2)}. Seguro que sale`)?.demands).toHaveLength(signs),
  );
});
