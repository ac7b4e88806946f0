import createCache from '@emotion/cache';
import { css, type CSSObject } from '@emotion/react';

// Emotion serialises, hashes and nests at build time only: the browser gets class names as constants
// (scripts/build/styles-plugin.ts) and one stylesheet, so it neither downloads nor runs a styling library,
// and the Content Security Policy needs no exception for tags inserted at run time.
const cache = createCache({ key: 's', stylisPlugins: [] });
cache.compat = true;

const rules = new Map<string, string>();

/** Registers a group of rules and returns one class name for each of its keys. */
export function sheet<Name extends string>(group: Record<Name, CSSObject>): Record<Name, string> {
  const names = {} as Record<Name, string>;
  for (const name of Object.keys(group) as Name[]) {
    const serialized = css(group[name]);
    const className = `s-${serialized.name}`;
    cache.insert(`.${className}`, serialized, cache.sheet, true);
    rules.set(className, String(cache.inserted[serialized.name]));
    names[name] = className;
  }
  return names;
}

/** The CSS of every sheet evaluated so far, in the order of evaluation. */
export function collectedCss(): string {
  return [...rules.values()].join('');
}
