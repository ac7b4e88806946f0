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
const ACCENTS = /[\u0300-\u036F]/g;
const BETWEEN_INITIALS = /\b(\w)-(?=\w\b)/g;

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
  const plain = name.slice(0, LONGEST_NAME).normalize('NFD').replace(ACCENTS, '');
  const words = plain.split(/[^a-z0-9]+/i).filter(Boolean);
  const atEnd = [...words].reverse().findIndex(({ length }) => length > 1);
  const initials = atEnd < 0 ? words.length : atEnd;
  const joined = `-${words.join('-').toLowerCase()}`.replace(BETWEEN_INITIALS, '$1');
  return (initials > 1 ? apart(joined, initials) : inInitials(joined)).slice(1);
}

/** Every key under which a lender may appear: those of its legal names and of its forced slug. */
export function matchKeysOf(lender: { legalNames: readonly string[]; forcedSlug: string }): string[] {
  const keys = [...lender.legalNames, lender.forcedSlug].map(matchKey);
  return [...new Set(keys)].filter((key) => key !== '');
}

/**
 * The public slug of an offer: the name in lower case, runs of white space as hyphens, and every character other
 * than a–z, 0–9 and hyphen removed. Of a longer name the first `LONGEST_NAME` characters count. Never used to find a
 * lender: see `matchKey`.
 */
export const offerSlug = (name: string): string =>
  name
    .slice(0, LONGEST_NAME)
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]+/g, '');
