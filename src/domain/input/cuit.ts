const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Whether the last digit of a CUIT or CUIL (`30-50001091-2`, hyphens or not) follows from the others, as ARCA computes it. */
export function isCuit(text: string): boolean {
  const digits = text.replaceAll('-', '');
  if (!/^\d{11}$/.test(digits)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  // ARCA gives out no CUIT whose check digit would be 10.
  return (11 - (sum % 11)) % 11 === Number(digits[10]);
}
