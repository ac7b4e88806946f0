import { quoted } from '#scripts/config/read/wording.ts';
import { rule, type Rule } from '#scripts/config/rules/rule.ts';
import { FOREIGN_NAMES, stringFinder } from '#scripts/config/rules/strings.ts';
import WORDS from '#scripts/config/rules/words.json' with { type: 'json' };

/** Words that a text may not hold: regular expressions between word boundaries, in any case. */
type WordList = {
  id: string;
  severity?: 'warning';
  words?: string[];
  /** The third person in the middle of a sentence, an order at its beginning. */
  openings?: string[];
  /** Expressions that bring boundaries of their own. */
  patterns?: string[];
  /** A text that says this too says it rightly. */
  unless?: string;
  /** Number of different words that make a fault; 1 by default. */
  least?: number;
  matchCase?: boolean;
  /** Whether names as others write them are read as well. */
  everywhere?: boolean;
  /** The one file it concerns. */
  only?: string;
  expected: string;
  action: string;
};

const START = '(?:^|[.:;¿¡]\\s*|[Pp]or favor,? )';
const BEFORE = '(?<![\\p{L}\\p{M}\\d])';
const AFTER = '(?![\\p{L}\\p{M}])';
/** Members that hold words of others: names, and what adverts say. */
const FOREIGN_KEYS: ReadonlySet<string> = new Set(['legalNames', 'product', 'phrases', '$schema']);

const anyOf = (list: readonly string[]): string => `(?:${list.join('|')})`;

/** Finds in a text what a list forbids: the first such words, or undefined. */
function wordFinder({ words = [], openings = [], patterns = [], unless, least = 1, matchCase }: WordList) {
  const flags = matchCase ? 'u' : 'iu';
  const parts = [
    ...(words.length > 0 ? [BEFORE + anyOf(words) + AFTER] : []),
    ...(openings.length > 0 ? [START + anyOf(openings) + AFTER] : []),
    ...patterns,
  ];
  const expression = new RegExp(parts.join('|'), `${flags}g`);
  const excuse = unless === undefined ? undefined : new RegExp(unless, 'iu');
  // In the raw text of a file a string's beginning is not a line's.
  const suspicious = new RegExp(
    [...words, ...openings, ...patterns].join('|').replaceAll('(?:^|', '(?:"|'),
    flags,
  );
  const saidIn = (text: string): string | undefined => {
    const found = Array.from(text.matchAll(expression), ([match]) => match.replace(/^[.:;¿¡]\s*/, ''));
    const isEnough = new Set(found.map((one) => one.toLowerCase())).size >= least;
    return isEnough && !excuse?.test(text) ? found[0] : undefined;
  };
  return { suspicious, saidIn };
}

function wordRule(list: WordList): Rule {
  const { id, severity = 'error', everywhere = false, only, expected, action } = list;
  const { suspicious, saidIn } = wordFinder(list);
  const find = stringFinder(
    suspicious,
    (text, path) => (everywhere || !path.some((key) => FOREIGN_KEYS.has(key))) && saidIn(text) !== undefined,
    everywhere ? new Set() : FOREIGN_NAMES,
  );
  return rule(
    id,
    [],
    function* (_, { files }) {
      const read = only === undefined ? files : new Map([...files].filter(([file]) => file === only));
      for (const { text, ...place } of find(read))
        yield { ...place, severity, is: `dice ${quoted(saidIn(text))}`, expected, action };
    },
    severity === 'error',
  );
}

/** The rules of words.json, one for each list: promises, forms of address, spoilt letters, other languages. */
export const COPY_WORDS: readonly Rule[] = (WORDS as WordList[]).map(wordRule);
