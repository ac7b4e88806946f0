import { expect, test } from 'vitest';
import { cleanedPaste } from '#scripts/preview/editor/page/clean-paste.ts';

test.each([
  ['a column of a spreadsheet', 'uno\r\ndos\ttres\n', 'uno dos tres', ['saltos de línea']],
  ['soft hyphens', 'prés\u00ADta\u00ADmo', 'préstamo', ['guiones que no se ven']],
  ['non-breaking spaces', '67,76\u00A0%', '67,76 %', ['espacios de otro tipo']],
  ['zero-width signs', 'cuo\u200Bta\uFEFF', 'cuota', ['signos que no se ven']],
  ['curly quotes', '“gratis” y ‘rápido’', "«gratis» y 'rápido'", ['comillas']],
  ['accents apart', 'prestamo\u0301', 'prestamó', ['acentos separados']],
  ['nothing of the kind', 'Simulá tu cuota, «gratis».', 'Simulá tu cuota, «gratis».', []],
])('a pasted text is cleaned of %s, and what it was is told', (_, given, text, cleaned) =>
  expect(cleanedPaste(given)).toEqual({ text, cleaned }),
);
