import { readEmail } from '#domain/input/read-email.ts';

/** What the field of the e-mail makes of a text: its address, or the text itself where it is none. */
export function parseEmail(text: string): string {
  const reading = readEmail(text);
  return reading.kind === 'value' ? reading.value : text.trim();
}
