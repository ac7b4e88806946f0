import { formatDecimal, parseDecimal } from '#domain/input/decimal.ts';
import type { InputFormat } from '#ui/fields/TypedField.tsx';

/** Percentages with decimals, exactly as typed until the field is left. */
export const decimal: InputFormat<number> = {
  parse: parseDecimal,
  format: formatDecimal,
  edit: ({ after, caret }) => ({ text: after, caret }),
};
