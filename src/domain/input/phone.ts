import { onlyDigits } from '#domain/digits.ts';
import { normalise } from '#domain/input/reading.ts';
import { type EditedText, type TextEdit, caretAfter } from '#domain/input/text-edit.ts';

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
function areaCodeOf(national: string): { length: number; isSure: boolean } {
  if (national.startsWith('11')) return { length: 2, isSure: true };
  const start = national.slice(0, 3);
  const longer = THREE_OR_FOUR[start];
  if (longer === undefined) return { length: THREE_DIGITS.includes(Number(start)) ? 3 : 4, isSure: true };
  const isLonger = [...longer].includes(national.charAt(3));
  return isLonger ? { length: 4, isSure: false } : { length: 3, isSure: true };
}

const PHONE_DIGITS = 10;

/** Country code, mobile 9 and trunk 0: no area code starts with 0, 54 or 9, so they never belong to the number. */
const PREFIXES = /^(?:0|54|9)+/;
const MOBILE = '15';
const FOREIGN = /^(?:\+|00)(?!0*54)/;

/** Local numbers never start with 1, so a 15 there is the mobile prefix. Where the area code is uncertain, length decides. */
function withoutMobilePrefix(national: string): string {
  if (national.startsWith(MOBILE)) return national.slice(MOBILE.length);
  const { length, isSure } = areaCodeOf(national);
  const isMobile = national.startsWith(MOBILE, length);
  const isTooLong = national.length === PHONE_DIGITS + MOBILE.length;
  return isMobile && (isSure || isTooLong)
    ? national.slice(0, length) + national.slice(length + MOBILE.length)
    : national;
}

/**
 * The national number in a text: '+54 9 11 5555-1234' and '(011) 15-5555-1234' → 1155551234. Never cut: a longer
 * number comes back whole, a foreign one with its plus, and validation says so. Never throws.
 */
export function parsePhone(text: string): string {
  const plain = normalise(text);
  const digits = onlyDigits(plain);
  // Only a plus at the beginning means something.
  const plus = /[\d+]/.exec(plain)?.[0] === '+' ? '+' : '';
  const abroad = FOREIGN.test(plus + digits) ? digits.replace(/^0+/, '') : '';
  if (abroad !== '') return `+${abroad}`;
  let national = digits;
  for (let shorter = withoutPrefixes(national); shorter !== national; shorter = withoutPrefixes(national))
    national = shorter;
  return national;
}

const withoutPrefixes = (digits: string): string => withoutMobilePrefix(digits.replace(PREFIXES, ''));

/** `1155551234` → `11 5555-1234`, `3514123456` → `351 412-3456`; a number that is not complete stays as it is. */
export function formatPhone(phone: string): string {
  if (!/^\d{10}$/.test(phone)) return phone;
  const area = areaCodeOf(phone).length;
  return `${phone.slice(0, area)} ${phone.slice(area, 6)}-${phone.slice(6)}`;
}

const typable = (text: string): string => normalise(text).replace(/[^\d+() .-]/g, '');

/**
 * The field after a change. An unfinished number stays as it is being typed, prefixes included; once it is
 * complete it takes its usual form.
 */
export function editPhone({ after, caret, deletesForward }: TextEdit): EditedText & { phone: string } {
  const phone = parsePhone(after);
  const text = formatPhone(phone);
  if (text === phone) {
    const typed = typable(after);
    const left = typable(after.slice(0, caret));
    return { text: typed, caret: left.length, phone };
  }
  // Only the start of the number may have lost digits, so the caret keeps its distance to the end.
  const digitsBefore = PHONE_DIGITS - onlyDigits(after.slice(caret)).length;
  const isDigit = (at: number) => /\d/.test(text.charAt(at));
  return { text, caret: caretAfter(text, digitsBefore, isDigit, deletesForward), phone };
}
