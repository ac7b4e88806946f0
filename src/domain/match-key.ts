/** Legal endings by their initials, and in full where lenders write them out; the longer of two comes first. */
const ENDINGS: readonly { initials: string; inFull: string }[] = [
  { initials: 'sau', inFull: '-sociedad-anonima-unipersonal' },
  { initials: 'sas', inFull: '-sociedad-por-acciones-simplificada' },
  { initials: 'sa', inFull: '-sociedad-anonima' },
  { initials: 'srl', inFull: '-sociedad-de-responsabilidad-limitada' },
  { initials: 'ltda', inFull: '-limitada' },
];

/** No lender's name comes near; the rest of a longer text is not looked at. */
const LONGEST_NAME = 1000;
const MARKS = /[\u0300-\u036F]/g;
const LAST_INITIALS = /(?:-[a-z0-9])*$/;

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
 * What two spellings of a lender's name have in common, so that they can be compared by equality: marks stripped,
 * lower case, one hyphen for every run of other characters, initials joined and legal endings made equal.
 * 'BANCO EJEMPLO S.A.' and 'banco-ejemplo-s-a' give 'banco-ejemplo-sa'. Never throws, and is idempotent; '' for a name
 * without a Latin letter or digit.
 */
export function matchKey(name: string): string {
  const plain = name.slice(0, LONGEST_NAME).normalize('NFD').replace(MARKS, '').toLowerCase();
  const words = `-${plain}-`.replace(/[^a-z0-9]+/g, '-').slice(0, -1);
  const initials = (LAST_INITIALS.exec(words)?.[0].length ?? 0) / 2;
  const joined = words.replace(/\b([a-z0-9])-(?=[a-z0-9]\b)/g, '$1');
  return (initials > 1 ? apart(joined, initials) : inInitials(joined)).slice(1);
}

/** Every key under which a lender may appear: those of its legal names and of its forced slug. */
export function matchKeysOf(lender: { legalNames: readonly string[]; forcedSlug: string }): string[] {
  const keys = [...lender.legalNames, lender.forcedSlug].map(matchKey);
  return [...new Set(keys)].filter((key) => key !== '');
}

/**
 * The public slug of an offer: the name in lower case, runs of white space as hyphens, and every character other
 * than a–z, 0–9 and hyphen removed. Never used to find a lender: see `matchKey`.
 */
export const offerSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '');
