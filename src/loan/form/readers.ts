/* What reads texts that are not digits alone, fetched when somebody writes one: it is no part of the form's script. */
export { readWholeNumber } from '#domain/input/pesos.ts';
export { readTerm } from '#domain/input/term.ts';
export * as said from '#ui/fields/ReadAs.tsx';
