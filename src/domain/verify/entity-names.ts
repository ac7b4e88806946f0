import { editDistance } from '#domain/edit-distance.ts';
import { matchKey } from '#domain/match-key.ts';

/** An entity with every name it is known by; the first is its legal name. */
export type NamedEntity = { names: readonly string[] };

/** Names ready to be compared, and the entities they belong to. */
export type NameIndex<Entity extends NamedEntity> = {
  byKey: ReadonlyMap<string, Entity>;
  words: readonly { entity: Entity; key: string; words: readonly string[] }[];
};

/** Words that many names share: they tell no entity from another. */
const COMMON = new Set(
  'banco bank de del la las los el y e sa sau sas srl ltda limitada sociedad anonima unipersonal argentina compania financiera cooperativa mutual asociacion credito creditos consumo vivienda prestamos tarjeta tarjetas grupo'.split(
    ' ',
  ),
);

const ENDING = /-(?:sa|sau|sas|srl|ltda)$/;

const wordsOf = (key: string): string[] => key.split('-').filter((word) => !COMMON.has(word));

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

const isPlain = (text: string): boolean =>
  !/[^\p{Script=Latin}\p{N}\p{P}\p{S}\s]/u.test(text.normalize('NFC'));
const isHidden = (text: string): boolean => /[\p{Cf}\p{Co}]/u.test(text);

/** Letters with a mark, taken apart, as Spanish has them; a grave accent is a slip that the list itself holds. */
const SPANISH = /[aeiou][\u0300\u0301]|n\u0303|u\u0308/gi;

/** Whether a name has letters with a mark that Spanish has not: 'Ḃ' reads as 'B'. */
const hasForeignMark = (name: string): boolean =>
  /\p{M}/u.test(name.normalize('NFD').replaceAll(SPANISH, ''));

/** Whether a text holds letters of another script, or characters that cannot be seen: both make names that only look right. */
export const looksForged = (name: string): boolean => !isPlain(name) || isHidden(name);

/** The entity of exactly this name, spelling of marks, capitals and punctuation aside; null when there is none. */
export const entityNamed = <Entity extends NamedEntity>(
  name: string,
  { byKey }: NameIndex<Entity>,
): Entity | null => (looksForged(name) || hasForeignMark(name) ? null : (byKey.get(matchKey(name)) ?? null));

/** Letters that look like others, as those who imitate names use them. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  3: 'e',
  5: 's',
  а: 'a',
  е: 'e',
  і: 'i',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  ѕ: 's',
  α: 'a',
  ο: 'o',
  ι: 'i',
};

const unmasked = (text: string): string =>
  Array.from(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/\p{Cf}/gu, ''),
    (letter) => LOOKALIKES[letter] ?? letter,
  ).join('');

/** The number of letters in which a word may differ and still be read as another. */
const slack = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

const within = (one: string, other: string, letters: number): boolean =>
  Math.abs(one.length - other.length) <= letters && editDistance(one, other) <= letters;

const readsAs = (word: string, known: string): boolean => within(word, known, slack(known));

const MOST_NEAR = 3;

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

/** Entities that a longer text names word for word, each once, by the longest name at each place. */
export function entitiesIn<Entity extends NamedEntity>(text: string, { byKey }: NameIndex<Entity>): Entity[] {
  const found = new Set<Entity>();
  for (const sentence of text.split(/[\n,;:!?()«»"]|\.\s/)) {
    const words = matchKey(sentence).split('-');
    for (let from = 0; from < words.length; from += 1) {
      for (let to = Math.min(words.length, from + 10); to > from; to -= 1) {
        const entity = byKey.get(words.slice(from, to).join('-'));
        if (!entity) continue;
        found.add(entity);
        from = to - 1;
        break;
      }
    }
  }
  return [...found];
}
