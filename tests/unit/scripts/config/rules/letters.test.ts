import { describe, expect, test } from 'vitest';
import { hasStrangeLetters, plainLetters } from '#scripts/config/read/plain-letters.ts';

describe('a text that some device does not show as it was written', () => {
  test.each([
    ['a bullet of a word processor', '\uF0B7 Sin papeles', 'Sin papeles'],
    ['a Korean filler', 'Tu\u3164préstamo', 'Tu préstamo'],
    ['an empty Braille cell', 'Tu\u2800préstamo', 'Tu préstamo'],
    ['an ideographic space', 'Tu\u3000préstamo', 'Tu préstamo'],
    ['two letters of a PDF in one', 'bene\uFB01cios', 'beneficios'],
    ['wide letters', '\uFF23\uFF26\uFF34', 'CFT'],
    ['an emoji', 'Pedilo hoy 🚀', 'Pedilo hoy'],
    ['a heart drawn as a picture', 'Con ❤️ para vos', 'Con para vos'],
    ['a family of emoji', 'Para 👨‍👩‍👧 todos', 'Para todos'],
  ])('with %s is refused, and repaired', (_, text, plain) => {
    expect(hasStrangeLetters(text)).toBe(true);
    expect(plainLetters(text)).toBe(plain);
    expect(hasStrangeLetters(plain)).toBe(false);
  });

  test.each([
    'Año 2026: ¿cuánto?',
    'CFT ≤ 100 %',
    'Marca™ y © propia',
    '«Sí», dijo',
    'A\u00A0tiempo',
    '1 → 2',
  ])('a text that some device does not show as it was written is not %s', (text) =>
    expect(plainLetters(text)).toBe(text),
  );
});
