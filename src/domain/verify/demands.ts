/*
 * What a message asks for, by kinds of demand. The vocabulary is content: groups of words, and for each kind the groups
 * that have to meet in one sentence. Words are compared in lower case and without marks, for people write in haste.
 */

import type { DemandRule, Demands } from '#generated/types.ts';

/**
 * The words, as `schema/demands.schema.json` describes them. 'transfer*' is every word that begins so; several words
 * stand one after another; '#' is any number. 'te', 'le', 'se' belong to the word after them: 'te deposita' is not
 * 'deposita'.
 */
export type Vocabulary = Omit<Demands, '$schema'>;

type DemandCode = Vocabulary['demands'][number]['code'];

/** A demand by its code, and the sentence that makes it, as it was written. */
export type Demand = { code: DemandCode; sentence: string };

/** The end of a sentence and what stands before the next one. */
const END = /([.!?…])\s+/g;
const CLAUSE = /[,;:—–()]\s|\s[-–—]\s/;

/** A text's words between spaces, as they are compared. */
const wordsOf = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\d+(?:[.,]\d+)*/g, ' # ')
    .replaceAll(/[^a-z#$%*_]+/g, ' ')
    .replaceAll(/\b(te|le|les|se) /g, '$1_')
    .trim()} `;

const patterns = new Map<string, string>();

/** Turns an entry into the pattern of a word or of its beginning. Worked out once for each entry. */
function patternOf(entry: string): string {
  const pattern = patterns.get(entry) ?? wordsOf(entry).replace(/\* $/, '');
  patterns.set(entry, pattern);
  return pattern;
}

const hasAny = (text: string, entries: readonly string[] = []): boolean =>
  entries.some((entry) => text.includes(patternOf(entry)));

/** The words of a sentence's clauses without those that warn, and without what says nothing. */
const saidIn = (
  clauses: readonly string[],
  { ignored, warnings }: Record<'ignored' | 'warnings', readonly string[]>,
): string =>
  ignored.reduce(
    (text, entry) => text.replaceAll(patternOf(entry), ' '),
    ` ${clauses
      .filter((clause) => !hasAny(clause, warnings))
      .map((clause) => clause.trim())
      .join(' ')} `,
  );

type Sentence = { sentence: string; said: string };

/** The sentences of a message, each with what it says; only the entries that stand somewhere are looked for in each. */
function sentencesOf(message: string, { ignored, warnings }: Vocabulary): Sentence[] {
  const sentences = message
    .replaceAll(END, '$1\n')
    .split(/\n+/)
    .map((sentence) => ({ sentence: sentence.trim(), clauses: sentence.split(CLAUSE).map(wordsOf) }));
  const all = sentences.flatMap(({ clauses }) => clauses).join('');
  const present = (entries: readonly string[]) => entries.filter((entry) => all.includes(patternOf(entry)));
  const heard = { ignored: present(ignored), warnings: present(warnings) };
  return sentences.map(({ sentence, clauses }) => ({ sentence, said: saidIn(clauses, heard) }));
}

/** The demands of a message in the vocabulary's order, each once, with the first sentence that makes it. */
export function demandsIn(message: string, vocabulary: Vocabulary): Demand[] {
  const words = new Map(vocabulary.groups.map((group) => [group.name, group.words]));
  const sentences = sentencesOf(message, vocabulary);
  const whole = sentences.map(({ said }) => said).join(' ');
  const hasAll = (said: string, names: readonly string[]): boolean =>
    names.every((name) => hasAny(said, words.get(name)));
  const meets = (said: string, { together, without }: DemandRule): boolean =>
    hasAll(said, together) && !without?.some((name) => hasAny(said, words.get(name)));
  return vocabulary.demands.flatMap(({ code, rules }) => {
    const possible = rules.filter(({ together, beside }) => hasAll(whole, [...together, ...(beside ?? [])]));
    const found =
      possible.length > 0 && sentences.find(({ said }) => possible.some((rule) => meets(said, rule)));
    return found ? [{ code, sentence: found.sentence }] : [];
  });
}
