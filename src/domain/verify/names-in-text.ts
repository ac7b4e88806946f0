import { matchKey } from '#domain/match-key.ts';
import { entityOfKey, type NamedEntity, type NameIndex } from '#domain/verify/entity-names.ts';
import { ARTICLES, IN_FULL, isOwn } from '#domain/verify/name-words.ts';

const LONGEST_NAME = 10;
/** Single letters in a row that may be the initials of a name. */
const MOST_INITIALS = 6;

/** Whether some entity has both of two words in its names; each pair is looked up once. */
function openPairs<Entity extends NamedEntity>({ holders }: NameIndex<Entity>) {
  const answers = new Map<string, boolean>();
  return (one: string, other: string): boolean => {
    const pair = `${one} ${other}`;
    const has = holders.get(other);
    const answer = answers.get(pair) ?? [...(holders.get(one) ?? [])].some((entity) => has?.has(entity));
    answers.set(pair, answer);
    return answer;
  };
}

/**
 * For each word the place behind the words from there on that may stand in one name: words of names, of which those that
 * say which entity is meant share one with the next such, and initials.
 */
function knownUntil<Entity extends NamedEntity>(
  words: readonly string[],
  index: NameIndex<Entity>,
): number[] {
  const areOfOne = openPairs(index);
  const end: number[] = [];
  let initials = 0;
  let nextOwn: { word: string; at: number } | null = null;
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const [first = ''] = matchKey(words[at] ?? '').split('-');
    const word = IN_FULL[first] ?? first;
    const isHeld = index.holders.has(word);
    const isNamed = isHeld || ARTICLES.has(word);
    const next = at + 1 < words.length ? Math.max(end[at + 1] ?? 0, at + 1) : at + 1;
    initials = first.length === 1 ? initials + 1 : 0;
    end[at] = (initials === 0 ? isNamed : initials <= MOST_INITIALS) ? next : at;
    if (end[at] === at) nextOwn = null;
    if (initials > 0 || !isHeld || !isOwn(word)) continue;
    if (nextOwn && !areOfOne(word, nextOwn.word)) end[at] = Math.min(next, nextOwn.at);
    nextOwn = { word, at };
  }
  return end;
}

/**
 * Entities that a sentence names word for word, each once, by the longest name at each place. A single word is a name
 * where it is written as one, in the middle of a sentence and with a capital, or where nobody means anything else by it.
 */
export function entitiesIn<Entity extends NamedEntity>(
  text: string,
  index: NameIndex<Entity>,
  isDistinct: (key: string) => boolean = () => true,
): Entity[] {
  const found = new Set<Entity>();
  // A text may say the same words over and over.
  const looked = new Map<string, { key: string; entity: Entity | null }>();
  const lookUp = (words: string) => {
    const known = looked.get(words);
    if (known) return known;
    const key = matchKey(words);
    const answer = { key, entity: entityOfKey(key, index) };
    looked.set(words, answer);
    return answer;
  };
  for (const sentence of text.split(/[\n,;:!?()«»"]|\.\s/)) {
    const words = sentence.split(/\s+/).filter((word) => matchKey(word) !== '');
    const end = knownUntil(words, index);
    for (let from = 0; from < words.length; from += 1) {
      for (let to = Math.min(end[from] ?? 0, from + LONGEST_NAME); to > from; to -= 1) {
        const { key, entity } = lookUp(words.slice(from, to).join(' '));
        if (!entity) continue;
        const isName = to > from + 1 || isDistinct(key) || (from > 0 && /^\p{Lu}/u.test(words[from] ?? ''));
        if (!isName) continue;
        found.add(entity);
        from = to - 1;
        break;
      }
    }
  }
  return [...found];
}
