import { expect, it } from 'vitest';
import { matchKey } from '#domain/match-key.ts';
import { entityNamed, indexNames } from '#features/verify/entity-names.ts';
import { isName, verify } from '#features/verify/verify.ts';
import official from '../../../inputs/legal-names.json' with { type: 'json' };

const entities = official.names.map((name) => ({ names: [name] }));
const names = indexNames(entities);

const ask = (name: string) => verify(name, names);

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
  ['an accent under a letter', (name) => `${name.slice(0, 3)}\u0332${name.slice(3)}`],
  ['a letter with a dot', (name) => name.replace(/[BCD]/, (letter) => `${letter}\u0307`.normalize('NFC'))],
  ['a selector of emoji', (name) => name.replace(' ', '\uFE0F ')],
  [
    'letters of full width',
    (name) => name.replace(/[A-Z]/, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)),
  ],
  ['a digit for a letter', (name) => name.replace(/[OI]/, (letter) => (letter === 'O' ? '0' : '1'))],
  ['an invisible character', (name) => `${name.slice(0, 3)}\u200B${name.slice(3)}`],
];

it.each(IMITATIONS)(
  'an imitation with %s is never told as known, and as near the name it imitates',
  (_, imitate) => {
    const imitations = originals.map((name) => [name, imitate(name)] as const);
    const changed = imitations.filter(([name, imitation]) => name !== imitation);
    expect(changed.length).toBeGreaterThanOrEqual(Math.floor(20 / STEP));
    const verdicts = changed.map(([name, imitation]) => ({ key: matchKey(name), ...ask(imitation) }));
    expect(verdicts.filter(({ known }) => known)).toEqual([]);
    const missed = verdicts.filter(
      ({ key, near = [] }) => !near.some(({ names: [one = ''] }) => matchKey(one) === key),
    );
    expect(missed.length / changed.length).toBeLessThan(0.05);
  },
);

it('a name of the list is known as it is written', () => {
  expect(official.names.filter((name) => !entityNamed(name, names))).toEqual([]);
});

it('the verdict counts no word for a second space, and takes no message for a name', () => {
  const words = Array.from({ length: 12 }, (_, at) => `palabra${at}`);
  expect([isName(words.join('  ')), isName(`${words.join(' ')} y`)]).toEqual([true, false]);
});

it('the verdict tells a mutual and letters of another script', () => {
  expect(ask('Mutual que nadie tiene')).toEqual({
    known: null,
    near: [],
    isCooperative: true,
    isForged: false,
  });
  expect(ask('Bаnco que nadie tiene').isForged).toBe(true);
});
