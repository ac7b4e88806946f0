import { ROOT } from './files.ts';
import { produce } from 'immer';
import type { Loaded } from '#scripts/config/read/content.ts';
import { openLoader, readFiles } from '#scripts/config/read/load.ts';
import type { Problem } from '#scripts/config/read/problem.ts';
import type { Rule } from '#scripts/config/rules/rule.ts';
import { runRules } from '#scripts/config/rules/run.ts';
import { getAt, setAt } from './set-at.ts';

const load = openLoader(ROOT);
const files = readFiles(ROOT);
const real = load(files);

// Tests change JSON of any shape; what they make of it is checked against its schema right after.
// oxlint-disable-next-line typescript/no-explicit-any
export type Draft = any;

/** By file: how to change it; what to put there instead, or null to take it away. */
export type Changes = Record<string, ((draft: Draft) => unknown) | object | null>;

/** What an edit leaves at '/pointer' of a case's own file, at 'file#/pointer' or in a whole file; or how it changes the own file. */
export type OneEdit = ((draft: Draft) => void) | Record<string, unknown>;

/** The changes of an edit. An object is laid over the one that is there; a member that is undefined is taken away. */
export function changesOf(own: string, edit: OneEdit): Changes {
  if (typeof edit === 'function') return { [own]: edit };
  const changes = Object.entries(edit).map(([place, value]): [string, Changes[string]] => {
    const [file = '', pointer] = place.startsWith('/') ? [own, place] : place.split('#');
    if (pointer === undefined) return [file, value as object | null];
    const path = pointer.split('/').slice(1);
    const isPart = typeof value === 'object' && value !== null && !Array.isArray(value);
    return [
      file,
      (draft) => setAt(draft, path, isPart ? { ...(getAt(draft, path) as object), ...value } : value),
    ];
  });
  return Object.fromEntries(changes);
}

/** The content of the tests with some changes, which the schemas allow. */
function changed(changes: Changes): Loaded {
  if (Object.keys(changes).length === 0) return real;
  const result = new Map(files);
  for (const [file, change] of Object.entries(changes)) {
    if (change === null) result.delete(file);
    else {
      const before = real.files.get(file)?.data;
      const data =
        typeof change === 'function' ? produce(before ?? {}, (draft: Draft) => void change(draft)) : change;
      result.set(file, JSON.stringify(data, null, 2));
    }
  }
  const loaded = load(result);
  for (const file of Object.keys(changes)) {
    const [problem] = loaded.files.get(file)?.problems ?? [];
    if (problem) throw new Error(`The schema already refuses it: ${problem.message}`);
  }
  return loaded;
}

/** What one rule finds in the real content with some changes. */
export function ruleProblems(rule: Rule, changes: Changes = {}, today = '2026-11-20'): Problem[] {
  return runRules(changed(changes), { rules: [rule], today });
}

const placeOf = ({ severity, file, pointer }: Problem): string => `${severity} ${file}#${pointer}`;

/** The places where a rule finds what it does not find in the content as it is: 'error config/site.json#/name'. */
export function newPlaces(rule: Rule, changes: Changes, today?: string): string[] {
  const before = new Set(ruleProblems(rule, {}, today).map(placeOf));
  return ruleProblems(rule, changes, today)
    .map(placeOf)
    .filter((place) => !before.has(place));
}

/** A lender like the one that comes first, under another id and with names of its own. */
export function anotherLender(id: string): Draft {
  const [first] = real.parts.forcedOrder?.lenders ?? [];
  const lender = real.files.get(`config/lenders/${first}.json`)?.data as Draft;
  const name = id.toUpperCase().replaceAll('-', ' ');
  return {
    ...lender,
    id,
    name,
    legalNames: [`${name} S.A.`],
    bcraCodes: [90001],
    forcedSlug: `${id}-sa`,
  };
}
