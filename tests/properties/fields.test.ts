/* Every field of the site reads what is drawn for it as it was meant, and at once, whatever it is. */
import { describe, expect, it } from 'vitest';
import { onlyDigits } from '#domain/digits.ts';
import { parseAge } from '#domain/input/age.ts';
import { readRate } from '#domain/input/decimal.ts';
import { editDni, readDni } from '#domain/input/dni.ts';
import { suggestEmail } from '#domain/input/email.ts';
import { readFigure } from '#domain/input/figure.ts';
import { readWholeNumber } from '#domain/input/pesos.ts';
import { editPhone, parsePhone } from '#domain/input/phone.ts';
import { readEmail } from '#domain/input/read-email.ts';
import { mapReading, normalise, type Reading, unread } from '#domain/input/reading.ts';
import { readTerm } from '#domain/input/term.ts';
import { editWholeNumber } from '#domain/input/whole-number.ts';
import { indexNames } from '#domain/verify/entity-names.ts';
import { hostOf } from '#domain/verify/sites.ts';
import { verify } from '#domain/verify/verify.ts';
import { mailBody } from '#pages/contact-mail.ts';
import { content } from '../support/content/content.ts';
import { drawFrom } from '../support/data/drawn.ts';
import {
  age,
  anything,
  dni,
  type Drawn,
  email,
  type Grammar,
  percent,
  pesos,
  phone,
  PIECES,
  term,
} from '../support/data/drawn-writings.ts';
import { type Edit, TypedText } from '../support/dom/typing.ts';
import { propertyRuns } from '../support/run/property-runs.ts';

/** Milliseconds of a processor that a text may take: a phone is four times slower, and 50 and 500 ms are felt. */
const LIMITS = { field: 12.5 } as const;

type Field = {
  name: string;
  /** What the field makes of a text that is pasted into it, as a reading. */
  read: (text: string) => Reading<unknown>;
  grammar: Grammar<unknown>;
  limit: number;
};

/** A field reads what its format leaves of a text. */
const after =
  (edit: Edit, read: (text: string) => Reading<unknown>) =>
  (text: string): Reading<unknown> =>
    read(new TypedText(edit).paste(text).text);

const value = <Value>(of: Value): Reading<Value> => ({ kind: 'value', value: of, isPlain: true });

/** Digits that the field leaves out are said. */
function readPastedDni(text: string): Reading<string> {
  const paste = { before: '', after: text, caret: text.length, inserted: text, deletesForward: false };
  const { text: shown, isCut } = editDni(paste);
  return isCut ? unread('long') : readDni(shown);
}

const readPesos = (text: string): Reading<number> =>
  mapReading(readFigure(text, 'pesos'), (figure) => figure.value);

const entities = content.entities.entities.map(({ name }) => ({ names: [name] }));
const sites = content.lenders.map(({ website, name }) => ({ host: hostOf(website), entity: name }));
const known = { names: indexNames(entities), official: sites, vocabulary: content.demands };

const whole = (drawn: Drawn<number>): Drawn<number> => {
  const { means } = drawn;
  if (means.kind === 'value') return { ...drawn, means: { ...means, value: Math.floor(means.value) } };
  if (means.kind !== 'either') return drawn;
  const [one, other] = means.values.map(Math.floor) as [number, number];
  return { ...drawn, means: { kind: 'either', values: [one, other] } };
};

const wholePesos: Grammar<number> = (draw) => whole(pesos(draw));
const readWhole = after(editWholeNumber, readWholeNumber);
const readAmount = after((edit) => ({ text: edit.after, caret: edit.caret }), readPesos);

const fields = (
  names: string,
  read: Field['read'],
  grammar: Grammar<unknown>,
  limit: number = LIMITS.field,
): Field[] => names.split(', ').map((name) => ({ name, read, grammar, limit }));

const FIELDS: readonly Field[] = [
  ...fields(
    'amount, net salary, what-if amount, other instalments, balance, instalment',
    readWhole,
    wholePesos,
  ),
  ...fields(
    'term, what-if term, instalments left, term of the new loan',
    after(editWholeNumber, readTerm),
    term,
  ),
  ...fields(
    'fee, CFT of the new loan, rise of the salary, TNA of the paper, CFT of the paper',
    readRate,
    percent,
  ),
  ...fields(
    'received, instalment of the paper, first of the paper, last of the paper, at the start, monthly',
    readAmount,
    pesos,
  ),
  ...fields('number of instalments', readTerm, term),
  ...fields('age', (text) => value(parseAge(text)), age),
  ...fields('DNI', readPastedDni, dni),
  ...fields(
    'phone',
    after(editPhone, (text) => value(parsePhone(text))),
    phone,
  ),
  ...fields('e-mail', readEmail, email),
  ...fields(
    'hint for an e-mail',
    (text) => value(suggestEmail(text, ['gmail.com', 'hotmail.com'])),
    anything,
  ),
  ...fields('entity or advert', (text) => value(verify(text, known)), anything),
  ...fields(
    'message of the contact form',
    (text) =>
      value(mailBody({ name: text, email: '', phone: text, subject: '', message: text }, content.contact)),
    anything,
  ),
];

/** Milliseconds of the processor that a call takes, of many calls the least: other processes and the collector take theirs. */
function leastTime(call: () => unknown, calls: number): number {
  let least = Infinity;
  for (let times = 0; times < calls; times += 1) {
    const before = process.cpuUsage();
    call();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

const LONG = 'e10/02/2026 1.000,50\n\n'.repeat(10_000);

/**
 * How many times slower this machine is at the moment than the one that the limits were set on, which reads the digits
 * of a long text once in 2.5 ms; 1 where it is not.
 */
const slowness = (): number => Math.max(1, leastTime(() => LONG.replace(/\D+/g, ''), 25) / 2.5);

const told = (text: string): string =>
  JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}… (${text.length})` : text);

/** Whether the digits of a text stand in a figure in their order: none was dropped in silence. */
function keepsDigits(text: string): boolean {
  const reading = readFigure(text, 'pesos');
  if (reading.kind !== 'value') return true;
  const figure = reading.value.value.toFixed(Math.max(2, reading.value.decimals));
  const left = [...onlyDigits(normalise(text)).replace(/^0+/, '')];
  for (const digit of onlyDigits(figure) + '0'.repeat(20)) if (digit === left[0]) left.shift();
  return left.length === 0;
}

/** How a reading is wrong about a text; null where it is right. */
function misread({ text, means }: Drawn<unknown>, reading: Reading<unknown>): string | null {
  const wrong = `${told(text)} read as ${JSON.stringify(reading)}, means ${JSON.stringify(means)}`;
  if (means.kind === 'unknown') return null;
  if (means.kind === 'unread') {
    const isNothing = reading.kind === 'unread' || (reading.kind === 'empty' && onlyDigits(text) === '');
    return isNothing ? null : wrong;
  }
  // Two readings that are one in whole pesos are not asked about.
  const values = reading.kind === 'either' ? reading.values : reading.kind === 'value' ? [reading.value] : [];
  const meant = new Set<unknown>(means.kind === 'either' ? means.values : [means.value]);
  return JSON.stringify([...values]) === JSON.stringify([...meant]) ? null : wrong;
}

/** The slowest text of all fields with a limit, in milliseconds. */
const slowest = new Map<number, number>();

describe('what is drawn for a field is read as it was meant, and at once', () => {
  it.each(FIELDS.map((field, at) => ({ ...field, seed: at + 1 })))(
    'what is drawn for the field $name is read as it was meant, and at once',
    ({ seed, read, grammar, limit }) => {
      const draw = drawFrom(seed);
      const faults: string[] = [];
      for (let run = 0; run < propertyRuns.numRuns; run += 1) {
        const drawn = draw.onceIn(10) ? anything(draw) : grammar(draw);
        const before = performance.now();
        const reading = read(drawn.text);
        let time = performance.now() - before;
        if (time > limit) time = leastTime(() => read(drawn.text), 25) / slowness();
        if (time > limit) faults.push(`${told(drawn.text)} takes ${time} ms`);
        slowest.set(limit, Math.max(time, slowest.get(limit) ?? 0));
        const wrong = misread(drawn, reading);
        if (wrong) faults.push(wrong);
        if (faults.length > 10) break;
      }
      expect(faults).toEqual([]);
    },
  );

  it('29 fields have been gone through', ({ task }) => {
    const field = slowest.get(LIMITS.field) ?? 0;
    expect(FIELDS).toHaveLength(29);
    task.meta.summary = `Fields: 29 × ${propertyRuns.numRuns} drawn texts read as meant, the slowest in ${field.toFixed(1)} of ${LIMITS.field} ms`;
  });

  it('no digit of a text is dropped in silence', () => {
    const draw = drawFrom(99);
    for (let run = 0; run < propertyRuns.numRuns; run += 1) {
      const { text } = draw.onceIn(2) ? anything(draw) : pesos(draw);
      expect(keepsDigits(text), told(text)).toBe(true);
    }
  });
});

describe('no text is long enough to hold a field up', () => {
  const [SHORT, TIMES] = [10_000, 4];

  it.each(FIELDS.filter(({ read }, at) => FIELDS.findIndex((one) => one.read === read) === at))(
    'four times the text takes no more than eight times the time: $name',
    ({ read }) => {
      const slow = PIECES.flatMap((piece) => {
        const text = piece.repeat(Math.ceil(SHORT / piece.length));
        const [one, other] = [text, text.repeat(TIMES)].map((given) => leastTime(() => read(given), 5)) as [
          number,
          number,
        ];
        // Times below a millisecond say nothing.
        return other > 2 * TIMES * Math.max(one, 1) ? [`${told(piece)}: ${one} ms, then ${other} ms`] : [];
      });
      expect(slow).toEqual([]);
    },
  );
});
