/**
 * Argentine area codes (ENACOM, Plan Fundamental de Numeración Nacional) have 2 digits (11), 3 or 4, and no code
 * starts with 0, 5 or 9. These are the codes of 3 digits that no code of 4 begins with.
 */
const THREE_DIGITS: readonly number[] = [
  221, 223, 236, 237, 249, 260, 261, 263, 266, 280, 291, 299, 336, 341, 342, 351, 362, 364, 370, 376, 379,
  380, 381,
];

/**
 * The other codes of 3 digits, with the digits that, coming next, may make a code of 4 out of them (220 is Merlo, 2202
 * González Catán). Every code that is in neither list has 4 digits.
 */
const THREE_OR_FOUR: Readonly<Record<string, string>> = {
  220: '2',
  230: '2',
  264: '678',
  294: '02568',
  297: '2',
  298: '23',
  343: '5678',
  345: '4568',
  348: '2379',
  353: '237',
  358: '2345',
  383: '2578',
  385: '45678',
  387: '3678',
  388: '5678',
};

/** Where the area code of a national number ends; `isSure` is false where the code may have 3 or 4 digits. */
export function areaCodeOf(national: string): { length: number; isSure: boolean } {
  if (national.startsWith('11')) return { length: 2, isSure: true };
  const start = national.slice(0, 3);
  const longer = THREE_OR_FOUR[start];
  if (longer === undefined) return { length: THREE_DIGITS.includes(Number(start)) ? 3 : 4, isSure: true };
  const isLonger = national.length > 3 && longer.includes(national.charAt(3));
  return isLonger ? { length: 4, isSure: false } : { length: 3, isSure: true };
}
