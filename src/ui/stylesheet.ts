import createCache from '@emotion/cache';
import { css, type CSSObject } from '@emotion/react';

// Emotion serialises, hashes and nests at build time only: the browser gets class names as constants
// (scripts/build/styles-plugin.ts) and one stylesheet, so it neither downloads nor runs a styling library,
// and the Content Security Policy needs no exception for tags inserted at run time.
const cache = createCache({ key: 's', stylisPlugins: [] });
cache.compat = true;

type Rule = { className: string; css: string };

/** Every rule so far, by what it says: two that say the same are one. */
const rules = new Map<string, Rule>();

// Short names weigh less than those made from what a rule says. They follow the order of evaluation, so a build and
// the development server evaluate the styles once, for every environment.

/** Registers a group of rules and returns one class name for each of its keys. */
export function stylesheet<Name extends string>(group: Record<Name, CSSObject>): Record<Name, string> {
  const names = {} as Record<Name, string>;
  for (const name of Object.keys(group) as Name[]) {
    const serialized = css(group[name]);
    const known = rules.get(serialized.name);
    const className = known?.className ?? `s${rules.size.toString(36)}`;
    names[name] = className;
    if (known) continue;
    cache.insert(`.${className}`, serialized, cache.sheet, true);
    rules.set(serialized.name, { className, css: String(cache.inserted[serialized.name]) });
  }
  return names;
}

/** The rules of every stylesheet evaluated so far, in the order of evaluation. */
export const collectedRules = (): Rule[] => Array.from(rules.values());
