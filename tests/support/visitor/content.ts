import type { Sort } from '#domain/offers/rank.ts';
import { wholeContent } from '../content/whole-content.ts';

/** The content of the site that is visited: the one of `CONFIG`. */
export const content = wholeContent(process.cwd());

/** The words of the fields of step 1. */
export const loanFields = content.simulator.texts.fields;

/** The words of the fields of step 2. */
export const personFields = content.personal.texts.fields;

/** A pattern for a text whose `{gaps}` hold anything. */
export const withAnyGaps = (text: string): RegExp =>
  new RegExp(text.replace(/[$()*+.?[\\\]^|]/g, '\\$&').replace(/\{\w+\}/g, '.+'));

/** The label of an order of the offers. */
export const sortLabel = (id: Sort): string =>
  content.results.sorts.find((sort) => sort.id === id)?.label ?? id;

/** The button that leads to a page of the offers. */
export const pageLabel = (page: number): string =>
  content.results.pagination.page.replace('{page}', String(page));
