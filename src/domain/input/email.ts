import { editDistance } from '#domain/edit-distance.ts';
import { isLong, normalise, type Reading, unread } from '#domain/input/reading.ts';

const NAMED_ADDRESS = /<([^<>@]*@[^<>@]*)>/;

/** How an address is dictated, word by word. */
const SPOKEN: readonly [RegExp, string][] = [
  [/[\s([]*\barroba\b[\s)\]]*/gi, '@'],
  [/\s+punto\s+/gi, '.'],
  [/\s+gui[oó]n bajo\s+/gi, '_'],
  [/\s+gui[oó]n(?: medio)?\s+/gi, '-'],
];

const spoken = (text: string): string =>
  SPOKEN.reduce((written, [said, sign]) => written.replace(said, sign), text);

const isWhole = (word: string): boolean => /^[^@]+@[^@]+\.[^@.]+$/.test(word);

/** The words of a text; those that a keyboard has torn apart at a dot or at the '@' are one. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = words.length - 1;
    if (last >= 0 && (/[.@]$/.test(words[last] ?? '') || /^[.@]/.test(word))) words[last] += word;
    else words.push(word);
  }
  return words;
}

/**
 * The address of a text: out of '<…>' and 'mailto:', with the letters of a foreign keyboard, the blanks that a keyboard
 * puts in and the words of a dictation mended. A text with two addresses, or with words before one, is asked about.
 * Whether an address can be one is not judged here. Never throws.
 */
export function readEmail(text: string): Reading<string> {
  if (isLong(text)) return unread('long');
  const visible = normalise(text);
  if (visible.trim() === '') return { kind: 'empty' };
  const address = (NAMED_ADDRESS.exec(visible)?.[1] ?? visible).trim().replace(/^mailto:/i, '');
  const words = wordsOf(address.includes('@') ? address : spoken(address));
  const whole = words.filter(isWhole);
  const [one = '', other] = whole;
  if (whole.length > 2) return unread('several');
  if (other !== undefined && other !== one) return { kind: 'either', values: [one, other] };
  const joined = words.join('');
  if (words.length > 1 && one !== '') return { kind: 'either', values: [joined, one] };
  return { kind: 'value', value: joined, isPlain: joined === text.trim() };
}

/** The address of a text, or the text itself where it has none or two. Everything else stays as it was typed. */
export function parseEmail(text: string): string {
  const reading = readEmail(text);
  return reading.kind === 'value' ? reading.value : text.trim();
}

/** Domains that exist though they are near a usual one, or are the same with the ending of another country. */
const EXISTING =
  /^(?:(?:yahoo|hotmail|outlook|live|msn)\.(?:com|(?:com?\.)?[a-z]{2})|(?:y|hot|g|e|i)?mail\.(?:com|ru)|(?:rocket|google|fast|proton)mail\.com|gmx\.(?:com|net|es|de)|aol\.com|(?:me|mac)\.com|(?:pm|proton)\.me)$/;

const SHORT_DOMAIN = 8;
const LONGEST_DOMAIN = 40;

function nearestDomain(domain: string, known: readonly string[]): string | null {
  if (domain.length > LONGEST_DOMAIN || EXISTING.test(domain)) return null;
  if (!domain.includes('.'))
    return known.find((one) => one.startsWith(`${domain}.`) || one.replaceAll('.', '') === domain) ?? null;
  const tolerance = domain.length < SHORT_DOMAIN ? 1 : 2;
  const [best] = known
    .map((one) => ({ one, distance: editDistance(domain, one) }))
    .filter(({ distance }) => distance <= tolerance)
    .sort((a, b) => a.distance - b.distance);
  return best?.one ?? null;
}

/**
 * The address the visitor probably meant ('ana@gmial.com' → 'ana@gmail.com'), or null when there is nothing to
 * say. A hint only: it never blocks. `domains` are the usual ones, in lower case.
 */
export function suggestEmail(email: string, domains: readonly string[]): string | null {
  const address = parseEmail(email);
  const split = address.lastIndexOf('@');
  if (split < 1) return null;
  const local = address.slice(0, split).replace(/\s/g, '');
  const typed = address.slice(split + 1).toLowerCase();
  const domain = typed.replace(/\s/g, '').replace(/[,.]+/g, '.').replace(/\.$/, '');
  const suggestion = `${local}@${nearestDomain(domain, domains) ?? domain}`;
  return domain === '' || suggestion === `${address.slice(0, split)}@${typed}` ? null : suggestion;
}
