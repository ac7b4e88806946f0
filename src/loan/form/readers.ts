/* What reads texts that are not plain, fetched when somebody writes one: it is no part of the form's script. */
export { readWholeNumber } from '#domain/input/pesos.ts';
export { readEmail } from '#domain/input/read-email.ts';
export { readTerm } from '#domain/input/term.ts';
export * as said from '#loan/form/ReadAs.tsx';
