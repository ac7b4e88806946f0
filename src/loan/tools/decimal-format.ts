import { formatDecimal, parseRate, readRate } from '#domain/input/decimal.ts';
import { verbatim } from '#loan/form/input-formats.ts';
import * as said from '#loan/form/ReadAs.tsx';
import type { InputFormat } from '#ui/fields/TypedField.tsx';

/** Percentages with decimals, exactly as typed until the field is left. */
export const decimal: InputFormat<number> = {
  ...verbatim,
  parse: parseRate,
  read: readRate,
  said: () => said,
  format: formatDecimal,
};
