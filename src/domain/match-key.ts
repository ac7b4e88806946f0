/** Legal endings by their initials, and in full where lenders write them out; the longer of two comes first. */
const ENDINGS: readonly { initials: string; inFull: string }[] = [
  { initials: 'sau', inFull: '-sociedad-anonima-unipersonal' },
  { initials: 'sas', inFull: '-sociedad-por-acciones-simplificada' },
  { initials: 'sa', inFull: '-sociedad-anonima' },
  { initials: 'srl', inFull: '-sociedad-de-responsabilidad-limitada' },
  { initials: 'ltda', inFull: '-limitada' },
];

/** Characters of a name that are read; no lender's name is that long. */
const LONGEST_NAME = 1000;
const BEYOND_ASCII = /[^\0-\x7F]/;
const ACCENTS = /[\u0300-\u036F]/g;
const ASCII = 128;
const SPACE = 32;
const HYPHEN = 45;
/** ASCII code → code in lower case, 0 for what is neither letter nor digit. */
const WORD_CODES = Uint8Array.from({ length: ASCII }, (_, code) => {
  const lower = String.fromCharCode(code).toLowerCase();
  return /[a-z0-9]/.test(lower) ? lower.charCodeAt(0) : 0;
});

/**
 * Words with a hyphen before each, but none between initials, and how many initials stand at the end. One loop over
 * codes instead of regular expressions: an answer may hold 10,000 names, on a slow phone.
 */
function hyphened(text: string): { words: string; initials: number } {
  const codes: number[] = [];
  let length = 0;
  let initials = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : 0;
    const letter = code < ASCII ? (WORD_CODES[code] ?? 0) : 0;
    if (letter > 0) {
      if (length === 0) codes.push(HYPHEN);
      codes.push(letter);
      length += 1;
    } else if (length > 0) {
      initials = length === 1 ? initials + 1 : 0;
      if (initials > 1) codes.splice(-2, 1);
      length = 0;
    }
  }
  return { words: String.fromCharCode.apply(null, codes), initials };
}

/** Initials of a legal ending are a word of their own, whatever initials stand before them: '-rsa' → '-r-sa'. */
function apart(words: string, count: number): string {
  const ending = ENDINGS.find(({ initials }) => count > initials.length && words.endsWith(initials));
  return ending ? `${words.slice(0, -ending.initials.length)}-${ending.initials}` : words;
}

function inInitials(words: string): string {
  const ending = ENDINGS.find(({ inFull }) => words.endsWith(inFull));
  return ending ? `${words.slice(0, -ending.inFull.length)}-${ending.initials}` : words;
}

/**
 * The key that spellings of a lender's name share, so that they can be compared by equality: accents stripped,
 * lower case, one hyphen for every run of other characters, initials joined and legal endings made equal.
 * 'BANCO EJEMPLO S.A.' and 'banco-ejemplo-s-a' give 'banco-ejemplo-sa'. Never throws, and is idempotent; '' for a name
 * without a Latin letter or digit.
 */
export function matchKey(name: string): string {
  const text = name.length > LONGEST_NAME ? name.slice(0, LONGEST_NAME) : name;
  const plain = BEYOND_ASCII.test(text) ? text.normalize('NFD').replace(ACCENTS, '') : text;
  const { words, initials } = hyphened(plain);
  return (initials > 1 ? apart(words, initials) : inInitials(words)).slice(1);
}

/** Every key under which a lender may appear: those of its legal names and of its forced slug. */
export function matchKeysOf(lender: { legalNames: readonly string[]; forcedSlug: string }): string[] {
  const keys = [...lender.legalNames, lender.forcedSlug].map(matchKey);
  return [...new Set(keys)].filter((key) => key !== '');
}

const OTHER_SPACE = /\s/;

/**
 * The public slug of an offer: the name in lower case, runs of white space as hyphens, and every character other
 * than a–z, 0–9 and hyphen removed. Of a longer name the first `LONGEST_NAME` characters count. Never used to find a
 * lender: see `matchKey`, also for why this is a loop.
 */
export function offerSlug(name: string): string {
  const lower = name.slice(0, LONGEST_NAME).toLowerCase();
  const codes: number[] = [];
  let wasSpace = false;
  for (let at = 0; at < lower.length; at += 1) {
    const code = lower.charCodeAt(at);
    const isKept = code === HYPHEN || (code > 0 && WORD_CODES[code] === code);
    const isSpace = !isKept && (code === SPACE || OTHER_SPACE.test(lower.charAt(at)));
    if (isKept) codes.push(code);
    else if (isSpace && !wasSpace) codes.push(HYPHEN);
    wasSpace = isSpace;
  }
  return String.fromCharCode.apply(null, codes);
}
