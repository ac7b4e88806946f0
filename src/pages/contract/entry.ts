import { pastedPayments } from '#domain/contract/pasted.ts';
import {
  equalPayments,
  fallingPayments,
  type Payment,
  type Printed,
  printed,
} from '#domain/contract/payments.ts';
import type { Errors } from '#pages/CheckedForm.tsx';
import type { Contract, StatedCft } from '#domain/contract/review.ts';
import { dayFault, dayJump } from '#domain/contract/days.ts';
import { formatCentavos, formatShortDate, isDay } from '#domain/format.ts';
import { readFigure } from '#domain/input/figure.ts';
import { readTerm } from '#domain/input/term.ts';
import { fillTemplate } from '#domain/template.ts';
import { type PercentPoints, type Pesos, unit } from '#domain/units.ts';
import type { ContractReviewConfig } from '#generated/types.ts';
import { refusalText } from '#loan/form/ReadAs.tsx';
import type { ReadingTexts } from '#loan/form/ReadAs.tsx';

export type Texts = Pick<ContractReviewConfig, 'errors' | 'limits'> & { reading: ReadingTexts };

/** Answers to the questions about the list: the column of the instalment, and that its days are right. */
export type Answers = { column: number | null; areDaysRight: boolean };

/** A question about the list, by its answers. */
export type Question = { text: string; answer: Partial<Answers> }[];

export type Entry = { contract: Contract } | { errors: Errors; question?: Question | undefined };

/** The form in which the instalments are given. */
export const SHAPES = ['equal', 'falling', 'each'] as const;
type Shape = (typeof SHAPES)[number];

export const BASES = ['unknown', 'effective', 'nominal'] as const satisfies readonly StatedCft['basis'][];

export const NO_ANSWERS: Answers = { column: null, areDaysRight: false };

/** Reads fields and gathers what is wrong with them. */
class Reader {
  readonly errors: Errors = {};
  question: Question | undefined;

  constructor(
    private readonly data: FormData,
    private readonly texts: Texts,
    private readonly answers: Answers,
  ) {}

  text(name: string): string {
    return String(this.data.get(name) ?? '').trim();
  }

  fail(name: string, message: string): void {
    this.errors[name] ??= message;
  }

  /** A figure of the form; null, with its message, where there is none or the text may be one of two. */
  private figure(name: string, kind: 'pesos' | 'percent', missing: string | null): Printed | null {
    const text = this.text(name);
    const reading = readFigure(text, kind);
    if (reading.kind === 'value') return printed(reading.value.value, reading.value.decimals);
    const { reading: said, errors } = this.texts;
    if (reading.kind === 'empty') {
      if (missing) this.fail(name, missing);
    } else this.fail(name, reading.kind === 'unread' ? refusalText(reading.why, text, said) : errors.either);
    return null;
  }

  /** A figure above 0; null, with its message, when there is none. */
  needed(name: string, message: string): Printed<Pesos> | null {
    const figure = this.figure(name, 'pesos', message);
    if (figure && figure.value > 0) return figure as Printed<Pesos>;
    this.fail(name, message);
    return null;
  }

  /** A figure that may be missing; what is no number has its message. */
  optional(name: string, kind: 'pesos' | 'percent'): Printed | null {
    return this.figure(name, kind, null);
  }

  count(): number | null {
    const { limits, errors, reading: said } = this.texts;
    const text = this.text('count');
    const reading = readTerm(text);
    if (reading.kind === 'unread') this.fail('count', refusalText(reading.why, text, said));
    else if (reading.kind === 'value' && reading.value >= 1 && reading.value <= limits.count)
      return reading.value;
    this.fail('count', fillTemplate(errors.count, { most: limits.count }));
    return null;
  }

  /** The payments of the pasted list, none of which may contradict another by its day, nor what was received. */
  list(received: Printed<Pesos> | null): Payment[] | null {
    const { limits, errors } = this.texts;
    const list = pastedPayments(this.text('list'), this.answers.column);
    if ('line' in list)
      this.fail('list', fillTemplate(errors.list, { line: list.line, text: list.text.slice(0, 40) }));
    else if ('columns' in list) {
      this.fail('list', errors.columns);
      this.question = list.columns.map((value, column) => ({
        text: formatCentavos(value),
        answer: { column },
      }));
    } else if (list.payments.length === 0 || list.payments.length > limits.count)
      this.fail('list', fillTemplate(errors.emptyList, { most: limits.count }));
    else if (!received || this.areDaysRight(list, received)) return list.payments;
    return null;
  }

  /** Whether the days of a list can be; one that comes long after the one before is asked about. */
  private areDaysRight(
    { payments, lines }: { payments: Payment[]; lines: number[] },
    received: Printed<Pesos>,
  ) {
    const { errors } = this.texts;
    const given = this.text('receivedOn');
    const receivedOn = isDay(given) ? given : null;
    const fault = dayFault(payments, receivedOn, received.value);
    const jump = fault || this.answers.areDaysRight ? null : dayJump(payments, receivedOn);
    const found = fault ?? jump;
    if (!found) return true;
    const [day, other] = [formatShortDate(found.day), formatShortDate(found.other)];
    const message = errors.days[fault?.kind ?? 'jumps'];
    this.fail('list', fillTemplate(message, { line: lines[found.at] ?? 0, day, other }));
    if (!fault) this.question = [{ text: errors.days.areRight, answer: { areDaysRight: true } }];
    return false;
  }
}

function paymentsOf(reader: Reader, received: Printed<Pesos> | null, { errors }: Texts): Payment[] | null {
  const shape = reader.text('shape') as Shape;
  if (shape === 'each') return reader.list(received);
  const count = reader.count();
  if (shape === 'equal') {
    const amount = reader.needed('instalment', errors.instalment);
    return count !== null && amount !== null ? equalPayments(amount, count) : null;
  }
  const first = reader.needed('first', errors.instalment);
  const last = reader.needed('last', errors.instalment);
  const tna = reader.optional('tna', 'percent');
  if (!count || !first || !last || !received) return null;
  const stated = tna && unit<PercentPoints>(tna.value);
  return fallingPayments({ received: received.value, first, last, count, tna: stated });
}

/** The day of receipt, where there is one; what is no day has its message. */
function receiptDay(reader: Reader, { errors }: Texts): string | null {
  const day = reader.text('receivedOn');
  if (day !== '' && !isDay(day)) reader.fail('receivedOn', errors.receivedOn);
  return day === '' ? null : day;
}

/** The contract as it stands in the form, or a message for each field that is missing or is no number. */
export function readEntry(data: FormData, texts: Texts, answers = NO_ANSWERS): Entry {
  const reader = new Reader(data, texts, answers);
  const received = reader.needed('received', texts.errors.received);
  const payments = paymentsOf(reader, received, texts);
  const receivedOn = receiptDay(reader, texts);
  const [atStart, monthly] = ['atStart', 'monthly'].map((name) => reader.optional(name, 'pesos'));
  const [tna, cft] = ['tna', 'cft'].map((name) => reader.optional(name, 'percent'));
  if (Object.keys(reader.errors).length > 0 || !received || !payments) {
    const { errors, question } = reader;
    return { errors, question };
  }
  const percent = (figure: Printed | null | undefined) =>
    figure ? { ...figure, value: unit<PercentPoints>(figure.value) } : null;
  const statedCft = percent(cft);
  return {
    contract: {
      received,
      receivedOn,
      payments,
      charges: { atStart: unit(atStart?.value ?? 0), monthly: unit(monthly?.value ?? 0) },
      stated: {
        tna: percent(tna),
        cft: statedCft && { ...statedCft, basis: reader.text('basis') as StatedCft['basis'] },
      },
    },
  };
}
