/** Blanks that look like an ordinary one, and letters that paint nothing. */
const BLANKS = /[\u2800\u3000\u3164\u115F\u1160\uFFA0\u17B4\u17B5]+/g;
/** Signs of a font of symbols, as a word processor's bullet, which no other font has. */
const PRIVATE = /[\uE000-\uF8FF]/g;
/** Two letters as one sign, as a PDF holds them, and letters as wide as Chinese ones. */
const JOINED = /[\uFB00-\uFB06\uFF01-\uFF5E]/g;
/** Pictures; not the signs of a text that may be drawn as one (©, ®, ™, ↔, ▶). */
const PICTURES =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:\u200D\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier})*/gu;

/** A letter that some device does not show, or shows as a picture. */
export const STRANGE = new RegExp(
  [BLANKS, PRIVATE, JOINED, PICTURES].map(({ source }) => source).join('|'),
  'u',
);

/** Whether a text holds a letter that some device does not show, or shows as a picture. */
export const hasStrangeLetters = (text: string): boolean => STRANGE.test(text);

/** The text in letters that every device shows. */
export const plainLetters = (text: string): string =>
  hasStrangeLetters(text)
    ? text
        .replaceAll(PICTURES, '')
        .replaceAll(PRIVATE, '')
        .replaceAll(JOINED, (letters) => letters.normalize('NFKC'))
        .replaceAll(BLANKS, ' ')
        .replaceAll(/ {2,}/g, ' ')
        .trim()
    : text;
