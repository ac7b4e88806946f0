/*
 * Whether an entity exists: a name, a site or the text of an advert against the names the central bank knows. The
 * answer says what is known, what is only near, and what is asked for; it never says that anything is safe.
 */
import { matchKey } from '#domain/match-key.ts';
import { type Demand, demandsIn, type Vocabulary } from '#domain/verify/demands.ts';
import {
  entitiesNear,
  entityNamed,
  looksForged,
  type NamedEntity,
  type NameIndex,
} from '#domain/verify/entity-names.ts';
import { entitiesIn } from '#domain/verify/names-in-text.ts';
import { hostsIn, type OfficialSite, siteFinding, type SiteFinding } from '#domain/verify/sites.ts';

export type Verdict<Entity> = {
  /** The entity of this name; null when there is none, or when the text is longer than a name. */
  known: Entity | null;
  /** Entities with a name that is near but not equal; none for a sentence. */
  near: Entity[];
  /** Entities that a sentence names: anybody may name them. */
  named: Entity[];
  sites: SiteFinding[];
  /** The demands in the text, the gravest first. */
  demands: Demand[];
  /** Whether the text reads as a name and not as a sentence. */
  isName: boolean;
  /** Whether it names a mutual or a co-operative: not all of them are in the central bank's lists. */
  isCooperative: boolean;
  /** Letters of another script, or characters that cannot be seen. */
  isForged: boolean;
};

/** More letters, and more words, than any entity's name has: a text of an advert. */
const LONGEST_NAME = 200;
const MOST_WORDS = 12;

/** Words of speech, and forms of verbs that ask: a name has them at its beginning at most. */
const SPOKEN =
  /\s(?:te|me|nos|lo|que|mi|tu|su|mis|tus|sus|es|son|soy|un|una|hay|no|hoy|como|cuando|porque|quiero|quieren)(?=[\s,.!?]|$)|\p{L}+(?:[aei]me|[ae]n?me|anos|enos)(?:l[oa]s?)?(?=[\s,.!?]|$)|[¿?¡!$]/iu;

const isNameLike = (text: string): boolean =>
  text.length <= LONGEST_NAME &&
  !/\n/.test(text) &&
  text.split(/\s+/).length <= MOST_WORDS &&
  !SPOKEN.test(text);

const COOPERATIVE = /\b(?:mutual|cooperativa|coop)\b/i;

/** The words of a text without the addresses in it. */
const withoutSites = (text: string, hosts: readonly string[]): string =>
  text
    .split(/(\s+)/)
    .filter((word) => !hosts.some((host) => word.toLowerCase().includes(host)))
    .join('')
    .trim();

type Knowledge<Entity extends NamedEntity> = {
  names: NameIndex<Entity>;
  official: readonly OfficialSite[];
  vocabulary: Vocabulary;
};

/** Longer texts are cut: nobody's advert is longer, and a phone must not stall. */
const LONGEST_TEXT = 4000;

/** Whether one of the names by which people know an entity, beside its legal one, is a single word. */
const distinctWords = <Entity extends NamedEntity>({ words }: NameIndex<Entity>): ReadonlySet<string> =>
  new Set(words.filter(({ entity, key }) => key !== matchKey(entity.names[0] ?? '')).map(({ key }) => key));

/** The verdict on a name, a site or a message; null for a blank one. */
export function verify<Entity extends NamedEntity>(
  given: string,
  { names, official, vocabulary }: Knowledge<Entity>,
): Verdict<Entity> | null {
  const text = given.slice(0, LONGEST_TEXT).trim();
  if (text === '') return null;
  const hosts = hostsIn(text);
  const words = withoutSites(text, hosts);
  const demands = demandsIn(text, vocabulary);
  const known = entityNamed(words, names);
  const isName = known !== null || (demands.length === 0 && isNameLike(words));
  const distinct = distinctWords(names);
  return {
    known,
    near: isName && !known ? entitiesNear(words, names) : [],
    named: isName ? [] : entitiesIn(words, names, (key) => distinct.has(key)),
    sites: hosts.map((host) => siteFinding(host, official)),
    demands,
    isName,
    isCooperative: COOPERATIVE.test(text),
    isForged: looksForged(text.replaceAll(/\p{Extended_Pictographic}|\u200D|\uFE0F/gu, '')),
  };
}
