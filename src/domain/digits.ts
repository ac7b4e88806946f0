/** Every character but 0–9 removed. */
export const onlyDigits = (text: string): string => text.replace(/\D+/g, '');

/** Dots between thousands, by slicing: the text is never read as a number, so leading zeros survive. */
export function groupThousands(digits: string): string {
  const first = digits.length % 3;
  const groups = first > 0 ? [digits.slice(0, first)] : [];
  for (let at = first; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  return groups.join('.');
}
