import { folded } from '#scripts/config/read/wording.ts';

/** Controls, bidi marks and other characters that are not seen. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A cell as a line of text: nothing unseen, single spaces, none at the ends. */
export const cleanText = (text: string): string =>
  text.normalize('NFC').replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim();

/** Words of a text for comparing: lower case, no marks, one space for every run of other characters. */
export const plainWords = (text: string): string =>
  folded(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
