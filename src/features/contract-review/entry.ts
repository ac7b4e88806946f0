import { type Contract, type Printed, printed } from '#features/contract-review/review.ts';
import { parseCount, readFigure } from '#domain/input/figure.ts';
import { fillTemplate } from '#domain/template.ts';
import { type Pesos, unit } from '#domain/units.ts';
import type { ContentParts } from '#generated/kinds.ts';
import { figuresText } from '#loan/form/input-formats.ts';
import type { Errors } from '#ui/tool/Tool.tsx';

type Texts = Pick<ContentParts['contractReview'], 'errors' | 'limits'> & { inFigures: string };

/** The contract as it stands in the form, or a message for each field that is missing or is no number. */
export function readEntry(data: FormData, texts: Texts): { contract: Contract } | { errors: Errors } {
  const errors: Errors = {};
  const textOf = (name: string): string => String(data.get(name) ?? '').trim();
  /** Pesos above 0; null, with a message, where there are none. An empty field counts as `blank` where it is given. */
  const amount = (name: string, message: string, blank: Printed | null = null): Printed | null => {
    const text = textOf(name);
    if (text === '' && blank) return blank;
    const reading = readFigure(text, 'pesos');
    if (reading.kind === 'value' && (reading.value.value > 0 || blank))
      return printed(unit<Pesos>(reading.value.value), reading.value.decimals);
    errors[name] = reading.kind === 'unread' ? figuresText('pesos', texts.inFigures) : message;
    return null;
  };
  const count = parseCount(textOf('count'));
  const isCount = count >= 1 && count <= texts.limits.count;
  if (!isCount) errors['count'] = fillTemplate(texts.errors.count, { most: texts.limits.count });
  const none = printed(unit<Pesos>(0), 2);
  const received = amount('received', texts.errors.received);
  const first = amount('first', texts.errors.instalment);
  const last = amount('last', texts.errors.instalment, first ?? none);
  const [atStart, monthly] = ['atStart', 'monthly'].map((name) => amount(name, texts.errors.charge, none));
  if (!received || !first || !last || !atStart || !monthly || !isCount) return { errors };
  const charges = { atStart: atStart.value, monthly: monthly.value };
  return { contract: { received, count, first, last, charges } };
}
