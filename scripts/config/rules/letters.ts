import { hasStrangeLetters, plainLetters, STRANGE } from '#scripts/config/read/plain-letters.ts';
import { asks } from '#scripts/config/read/wording.ts';
import { fault, rule } from '#scripts/config/rules/rule.ts';
import { FOREIGN_NAMES, stringFinder } from '#scripts/config/rules/strings.ts';

const codeOf = (text: string): string => {
  const strange = Array.from(text).find((letter) => hasStrangeLetters(letter)) ?? '';
  return `U+${(strange.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
};

const find = stringFinder(STRANGE, hasStrangeLetters, FOREIGN_NAMES);

/** Texts hold only letters that every device shows: no picture, no sign of a font of symbols, no blank in disguise. */
export const letters = rule('letters', [], function* (_, { files }) {
  for (const { text, file, pointer } of find(files)) {
    const is = `tiene un signo que no todos los teléfonos muestran (${codeOf(text)})`;
    const value = plainLetters(text);
    const repair = { action: asks('sacalo', value), value };
    yield { ...fault(pointer, is, 'letras y signos comunes', repair), file };
  }
});
