/*
 * What the central bank's lists say of a name. The answer says what is known and what is only near; it never says that
 * anything is safe.
 */
import {
  entitiesNear,
  entityNamed,
  looksForged,
  type NamedEntity,
  type NameIndex,
} from '#features/verify/entity-names.ts';

export type Verdict<Entity> = {
  /** The entity of this name; null when there is none. */
  known: Entity | null;
  /** Entities with a name that is near but not equal. */
  near: Entity[];
  /** Whether it names a mutual or a co-operative: not all of them are in the central bank's lists. */
  isCooperative: boolean;
  /** Letters of another script, or characters that cannot be seen. */
  isForged: boolean;
};

/** More words than any entity's name has: the text of a message. */
const MOST_WORDS = 12;

const COOPERATIVE = /\b(?:mutual|cooperativa|coop)\b/i;

/** Whether a text can be a name. */
export const isName = (text: string): boolean => text.trim().split(/\s+/).length <= MOST_WORDS;

export function verify<Entity extends NamedEntity>(name: string, names: NameIndex<Entity>): Verdict<Entity> {
  const known = entityNamed(name, names);
  return {
    known,
    near: known ? [] : entitiesNear(name, names),
    isCooperative: COOPERATIVE.test(name),
    isForged: looksForged(name),
  };
}
