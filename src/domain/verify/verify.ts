/*
 * Whether an entity exists: a name, a site or the text of an advert against the names the central bank knows. The
 * answer says what is known, what is only near, and what does not fit; it never says that anything is safe.
 */
import { matchKey } from '#domain/match-key.ts';
import {
  entitiesIn,
  entitiesNear,
  entityNamed,
  looksForged,
  type NamedEntity,
  type NameIndex,
} from '#domain/verify/entity-names.ts';
import { hostsIn, type OfficialSite, siteFinding, type SiteFinding } from '#domain/verify/sites.ts';

/** Something that does not fit, by its code, and the words of the text that show it. */
type Sign = { code: string; words: string };

/** Phrases that show something that does not fit: 'adelanto de gastos' for an advance. */
type SignWords = { code: string; phrases: readonly string[] };

export type Verdict<Entity> = {
  /** The entity of exactly this name; null when there is none, or when the text is longer than a name. */
  known: Entity | null;
  /** Entities with a name that is near but not equal. */
  near: Entity[];
  /** Entities that a longer text names: anybody may name them. */
  named: Entity[];
  sites: SiteFinding[];
  signs: Sign[];
  /** Letters of another script, or characters that cannot be seen. */
  isForged: boolean;
};

/** More words than any entity's name has: a text of an advert. */
const LONGEST_NAME = 12;

const isName = (text: string): boolean => !/\n/.test(text) && text.split(/\s+/).length <= LONGEST_NAME;

/** A long text part by part, for a match key reads no more than the length of a name. */
const keysOf = (text: string): string[] => text.split(/[\n.;:]/).map((part) => `-${matchKey(part)}-`);

function signsIn(text: string, known: readonly SignWords[]): Sign[] {
  const keys = keysOf(text);
  return known.flatMap(({ code, phrases }) => {
    const found = phrases.find((phrase) => keys.some((key) => key.includes(`-${matchKey(phrase)}-`)));
    return found ? [{ code, words: found }] : [];
  });
}

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
  signs: readonly SignWords[];
};

/** Longer texts are cut: nobody's advert is longer, and a phone must not stall. */
const LONGEST_TEXT = 4000;

/** The verdict on a name, a site or a text; null for a blank one. */
export function verify<Entity extends NamedEntity>(
  given: string,
  { names, official, signs }: Knowledge<Entity>,
): Verdict<Entity> | null {
  const text = given.slice(0, LONGEST_TEXT).trim();
  if (text === '') return null;
  const hosts = hostsIn(text);
  const words = withoutSites(text, hosts);
  const asName = isName(words);
  const known = asName ? entityNamed(words, names) : null;
  return {
    known,
    near: asName && !known ? entitiesNear(words, names) : [],
    named: asName ? [] : entitiesIn(words, names),
    sites: hosts.map((host) => siteFinding(host, official)),
    signs: signsIn(text, signs),
    isForged: looksForged(text.replaceAll(/\p{Extended_Pictographic}|\u200D|\uFE0F/gu, '')),
  };
}
