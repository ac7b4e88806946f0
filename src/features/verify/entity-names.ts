import { editDistance } from '#domain/edit-distance.ts';
import { matchKey } from '#domain/match-key.ts';
import { ARTICLES, IN_FULL, spelledOut } from '#domain/spelled-out.ts';
import { isOwn, KINDS, wordsOf } from '#features/verify/name-words.ts';

/** An entity with every name it is known by; the first is its legal name. */
export type NamedEntity = { names: readonly string[] };

/** Names ready to be compared, and the entities they belong to. */
export type NameIndex<Entity extends NamedEntity> = {
  byKey: ReadonlyMap<string, Entity>;
  words: readonly { entity: Entity; key: string; words: readonly string[] }[];
};

const ENDING = /-(?:sa|sau|sas|srl|ltda|sgr|spr)$/;

/**
 * Names by their match key, and also without their legal ending where that leaves no two entities with one name: people
 * say 'Banco Ejemplo', not 'BANCO EJEMPLO S.A.'.
 */
export function indexNames<Entity extends NamedEntity>(entities: readonly Entity[]): NameIndex<Entity> {
  const byKey = new Map<string, Entity>();
  const shortened = new Map<string, Entity | null>();
  const words: { entity: Entity; key: string; words: string[] }[] = [];
  for (const entity of entities) {
    for (const key of new Set(entity.names.map(matchKey))) {
      byKey.set(key, entity);
      words.push({ entity, key, words: wordsOf(key) });
      const short = key.replace(ENDING, '');
      const other = shortened.get(short);
      shortened.set(short, other === undefined || other === entity ? entity : null);
    }
  }
  for (const [key, entity] of shortened) if (entity && !byKey.has(key)) byKey.set(key, entity);
  return { byKey, words };
}

/**
 * The one entity that people call by these words: by its own alone, or by its kind and the first of them ('mutual
 * federada'), where no other has these. Every other word of what they write has to stand in its name.
 */
function entityCalled<Entity extends NamedEntity>(
  given: readonly string[],
  { words }: NameIndex<Entity>,
): Entity | null {
  const own = given.filter(isOwn);
  const hasKind = given.some((word) => KINDS.has(word));
  const isCalledSo = (key: string): boolean => {
    const all = spelledOut(key);
    const ownOfName = all.filter(isOwn);
    const isEnough = hasKind || ownOfName.length === own.length;
    return (
      isEnough && own.every((word, at) => word === ownOfName[at]) && given.every((word) => all.includes(word))
    );
  };
  if (own.length === 0) return null;
  const found = new Set(words.filter(({ key }) => isCalledSo(key)).map(({ entity }) => entity));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

/** The entity of a name's key, as it is written or with its words in full; else the one that people call so. */
function entityOfKey<Entity extends NamedEntity>(key: string, index: NameIndex<Entity>): Entity | null {
  const known = index.byKey.get(key);
  if (known) return known;
  const words = key.split('-').map((word) => IN_FULL[word] ?? word);
  return (
    index.byKey.get(words.join('-')) ??
    entityCalled(
      words.filter((word) => !ARTICLES.has(word)),
      index,
    )
  );
}

const isPlain = (text: string): boolean =>
  !/[^\p{Script=Latin}\p{N}\p{P}\p{S}\s]/u.test(text.normalize('NFC'));
const isHidden = (text: string): boolean => /[\p{Cf}\p{Co}]/u.test(text);

/** Letters with an accent, taken apart, as Spanish has them; a grave accent is a slip that the list itself holds. */
const SPANISH = /[aeiou][\u0300\u0301]|n\u0303|u\u0308/gi;

/** Whether a name has letters with an accent that Spanish has not: 'Ḃ' reads as 'B'. */
const hasForeignAccent = (name: string): boolean =>
  /\p{M}/u.test(name.normalize('NFD').replaceAll(SPANISH, ''));

/** Whether a text holds letters of another script, or characters that cannot be seen: both make names that only look right. */
export const looksForged = (name: string): boolean => !isPlain(name) || isHidden(name);

/**
 * The entity of this name, spelling of accents, capitals and punctuation aside, or the only one that people call so; null
 * when there is none.
 */
export const entityNamed = <Entity extends NamedEntity>(
  name: string,
  index: NameIndex<Entity>,
): Entity | null => {
  if (looksForged(name) || hasForeignAccent(name)) return null;
  return entityOfKey(matchKey(name), index);
};

/** Letters that look like others, as those who imitate names use them: each before the one that it stands for. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  '0o 1l 3e 5s аa еe іi оo рp сc уy хx ѕs αa οo ιi'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

const unmasked = (text: string): string =>
  Array.from(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/\p{Cf}/gu, ''),
    (letter) => LOOKALIKES.get(letter) ?? letter,
  ).join('');

/** The number of letters in which a word may differ and still be read as another. */
const slack = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

const within = (one: string, other: string, letters: number): boolean =>
  Math.abs(one.length - other.length) <= letters && editDistance(one, other) <= letters;

const readsAs = (word: string, known: string): boolean => within(word, known, slack(known));

const MOST_NEAR = 3;

/** Words that a name may have beside those of the entity it is like: a text of more is about something else. */
const MOST_FOREIGN = 2;

/**
 * Entities whose name is near: every word that is its own stands in the name, a letter or two apart, or the whole differs
 * by a tenth of its letters. The nearest first, at most three.
 */
export function entitiesNear<Entity extends NamedEntity>(
  name: string,
  { words }: NameIndex<Entity>,
): Entity[] {
  const key = matchKey(unmasked(name));
  const given = wordsOf(key);
  const joined = given.join('');
  const found = new Map<Entity, number>();
  for (const { entity, key: known, words: own } of words) {
    if (own.length === 0 && key !== known) continue;
    if (given.length > own.length + MOST_FOREIGN) continue;
    const hasAll = own.every((word) => given.some((one) => readsAs(one, word)));
    const isJoined = own.join('').length > 4 && joined.includes(own.join(''));
    if (!hasAll && !isJoined && !within(key, known, known.length / 10)) continue;
    const distance = editDistance(key, known);
    found.set(entity, Math.min(distance, found.get(entity) ?? Infinity));
  }
  return [...found]
    .sort(([, one], [, other]) => one - other)
    .slice(0, MOST_NEAR)
    .map(([entity]) => entity);
}
