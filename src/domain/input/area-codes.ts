/**
 * Argentine area codes (ENACOM, Plan Fundamental de Numeración Nacional) have 2 digits (11), 3 or 4, and no code
 * starts with 0, 5 or 9. These are the codes of 3 digits; the string holds the digits that, coming next, may make
 * a code of 4 out of it (220 is Merlo, 2202 González Catán). Every other code has 4 digits.
 */
const THREE_DIGITS: Readonly<Record<string, string>> = {
  220: '2',
  221: '',
  223: '',
  230: '2',
  236: '',
  237: '',
  249: '',
  260: '',
  261: '',
  263: '',
  264: '678',
  266: '',
  280: '',
  291: '',
  294: '02568',
  297: '2',
  298: '23',
  299: '',
  336: '',
  341: '',
  342: '',
  343: '5678',
  345: '4568',
  348: '2379',
  351: '',
  353: '237',
  358: '2345',
  362: '',
  364: '',
  370: '',
  376: '',
  379: '',
  380: '',
  381: '',
  383: '2578',
  385: '45678',
  387: '3678',
  388: '5678',
};

/** Where the area code of a national number ends; `isSure` is false where the code may have 3 or 4 digits. */
export function areaCodeOf(national: string): { length: number; isSure: boolean } {
  if (national.startsWith('11')) return { length: 2, isSure: true };
  const longer = THREE_DIGITS[national.slice(0, 3)];
  if (longer === undefined) return { length: 4, isSure: true };
  const isLonger = national.length > 3 && longer.includes(national.charAt(3));
  return isLonger ? { length: 4, isSure: false } : { length: 3, isSure: true };
}
