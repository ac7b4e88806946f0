import { expect, test } from 'vitest';
import { textPattern } from '#scripts/config/read/text-rules.ts';

const isText = (text: string): boolean => new RegExp(textPattern({ gaps: [] }), 'u').test(text);

test.each([
  'Simulá \uD800 tu crédito',
  '\uF0B7 Con un signo de un procesador',
  'Tu\u3164préstamo',
  'Tu\u2800préstamo',
  'bene\uFB01cios',
  '\uFF23\uFF26\uFF34',
  'Con ❤️ para vos',
  'Â¿CuÃ¡nto?',
  'Uno&nbsp;dos',
  '**Uno** dos',
  'Uno [dos](/tres)',
])('a text may not be %s', (text) => expect(isText(text)).toBe(false));

test.each(['CFT ≤ 100 %', 'Marca™ y © propia', '1 → 2'])('a text may be %s', (text) =>
  expect(isText(text)).toBe(true),
);
