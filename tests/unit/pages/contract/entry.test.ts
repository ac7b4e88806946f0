import { describe, expect, it } from 'vitest';
import { NO_ANSWERS, readEntry } from '#pages/contract/entry.ts';
import { ceilingsOf } from '#pages/contract/useCeilings.ts';
import { content } from '../../../support/content/content.ts';

const { contractReview, simulator, catalogue } = content;
const texts = { ...contractReview, reading: simulator.texts.reading };

const TYPED = {
  shape: 'equal',
  received: '1.000.000',
  count: '12',
  instalment: '124.031,30',
  basis: 'unknown',
};

function read(change: Record<string, string> = {}) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...TYPED, ...change })) data.set(name, value);
  return readEntry(data, texts);
}

const contract = (change?: Record<string, string>) => {
  const entry = read(change);
  if ('errors' in entry) throw new Error(`refused: ${Object.keys(entry.errors)}`);
  return entry.contract;
};

describe('the form of a contract', () => {
  it('the form of a contract gives the instalments with the rounding of their print', () => {
    const { payments, received } = contract();
    expect([payments.length, payments[0]?.amount, received.half]).toEqual([
      12,
      { value: 124_031.3, half: 0.005 },
      0.5,
    ]);
  });

  it('the form of a contract gives instalments that fall', () => {
    const { payments } = contract({ shape: 'falling', first: '124.031,30', last: '114.507,84' });
    expect(payments.map(({ amount }) => amount.value)).toEqual(
      payments.map(({ amount }) => amount.value).toSorted((one, other) => other - one),
    );
  });

  it('the form of a contract gives pasted instalments with their days', () => {
    const { payments, receivedOn } = contract({
      shape: 'each',
      receivedOn: '2026-01-10',
      list: '10/02/2026 600.000\n10/03/2026 600.000',
    });
    expect([receivedOn, payments.map(({ day }) => day)]).toEqual([
      '2026-01-10',
      ['2026-02-10', '2026-03-10'],
    ]);
  });

  it('the form of a contract gives what is paid apart, and what the paper says', () => {
    const { charges, stated } = contract({ atStart: '30.000', monthly: '1.500,5', tna: '61', cft: '104,69' });
    expect([charges.atStart, charges.monthly]).toEqual([30_000, 1500.5]);
    expect([stated.tna?.value, stated.cft]).toEqual([61, { value: 104.69, half: 0.005, basis: 'unknown' }]);
  });

  it.each<[string, Record<string, string>, string]>([
    ['nothing received', { received: '' }, 'received'],
    ['words for what is received', { received: 'un palo' }, 'received'],
    ['no number of instalments', { count: '' }, 'count'],
    ['a fraction of an instalment', { count: '1,5' }, 'count'],
    ['more instalments than any loan has', { count: String(texts.limits.count + 1) }, 'count'],
    ['words for the number of instalments', { count: 'muchas' }, 'count'],
    ['a list that no table is as long as', { shape: 'each', list: '1\n'.repeat(10_000) }, 'list'],
    ['no instalment', { instalment: '0' }, 'instalment'],
    ['no last instalment', { shape: 'falling', first: '10', last: '' }, 'last'],
    ['an empty list', { shape: 'each', list: ' ' }, 'list'],
    ['a list with a line of words', { shape: 'each', list: '1.000\nhola' }, 'list'],
    ['words for a charge', { atStart: 'algo' }, 'atStart'],
    ['what may be thousands or decimals', { received: '124,031' }, 'received'],
    ['another currency', { instalment: 'US$ 500' }, 'instalment'],
    ['three decimals of a peso', { instalment: '124031,300' }, 'instalment'],
    ['a day that is none', { receivedOn: '2026-02-30' }, 'receivedOn'],
  ])('the form of a contract refuses %s with a message at its field', (_, change, field) => {
    const entry = read(change);
    expect('errors' in entry && Object.keys(entry.errors)).toEqual([field]);
  });
});

it.each<[string, string, string]>([
  [
    'before the day of receipt',
    '10/02/2025 2.000.000',
    '⟦contract review errors days before receipt⟧ 1 10/02/2025 10/02/2026',
  ],
  [
    'before the line above it, blank lines counted',
    '10/03/2026 122.000,00\n\n10/04/2026 122.000,00\n10/05/2025 122.000,00',
    '⟦contract review errors days goes back⟧ 4 10/05/2025 10/04/2026',
  ],
  [
    'on the day of receipt with more than what is received',
    '10/02/2026 2.000.000',
    '⟦contract review errors days pays it all⟧ 1 10/02/2026',
  ],
])('a line with a day %s is named with its day', (_, list, message) =>
  expect(read({ shape: 'each', receivedOn: '2026-02-10', list })).toEqual({ errors: { list: message } }),
);

describe('a list with something to ask', () => {
  const TABLE = 'Capital\tInterés\n600.000\t90.000\n600.000\t45.000';
  const JUMP = '10/03/2026 700.000\n10/04/2036 700.000';
  const answered = (list: string, answers = NO_ANSWERS) => {
    const data = new FormData();
    for (const [name, value] of Object.entries({ ...TYPED, shape: 'each', receivedOn: '2026-02-10', list }))
      data.set(name, value);
    return readEntry(data, texts, answers);
  };

  it.each([
    ['which of several columns is the instalment', TABLE, ['$\u00A0600.000,00', '$\u00A090.000,00']],
    ['whether a day that jumps by ten years is right', JUMP, ['⟦contract review errors days are right⟧']],
  ])('a list with something to ask asks %s', (_, list, answers) => {
    const entry = answered(list);
    expect('question' in entry && entry.question?.map(({ text }) => text)).toEqual(answers);
    expect('errors' in entry && Object.keys(entry.errors)).toEqual(['list']);
  });

  it.each([
    ['column', TABLE, { ...NO_ANSWERS, column: 0 }],
    ['days', JUMP, { ...NO_ANSWERS, areDaysRight: true }],
  ])('a list with something to ask goes on with the answered %s', (_, list, answers) =>
    expect(answered(list, answers)).toHaveProperty('contract.payments.length', 2),
  );

  it.each([
    ['a first instalment after ninety days', '11/05/2026 700.000\n11/06/2026 700.000'],
    ['two instalments a year', '10/08/2026 700.000\n10/02/2027 700.000\n10/08/2027 700.000'],
  ])('a list with something to ask asks nothing about %s', (_, list) =>
    expect(answered(list)).toHaveProperty('contract'),
  );
});

it.each<[string, Record<string, string>, string]>([
  ['what was read', { count: 'muchas' }, '⟦simulator texts reading unread unknown⟧ muchas'],
  ['the limit of a count', { count: '3000' }, `⟦contract review errors count⟧ ${texts.limits.count}`],
  [
    'the limit of a list',
    { shape: 'each', list: '1\n'.repeat(10_000) },
    `⟦contract review errors empty list⟧ ${texts.limits.count}`,
  ],
])('an error says %s', (_, change, message) => {
  const entry = read(change);
  expect('errors' in entry && Object.values(entry.errors)).toEqual([message]);
});

it("an entity's ceiling is the highest it declared, with its day", () => {
  const ceilings = ceilingsOf(catalogue);
  for (const { entity, cftea } of catalogue.products)
    expect(ceilings.get(entity)?.cftea).toBeGreaterThanOrEqual(cftea);
  for (const [entity, { cftea, reported }] of ceilings)
    expect(catalogue.products).toContainEqual(expect.objectContaining({ entity, cftea, reported }));
});
