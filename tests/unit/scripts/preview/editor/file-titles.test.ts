import { describe, expect, test } from 'vitest';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import { namesOf } from '#scripts/preview/editor/page/file-titles.ts';

const LENDER = 'config/lenders/alerce.json';
const SITE = 'config/site.json';
const names = namesOf({ [LENDER]: '{ "name": "Banco Alerce" }', [SITE]: '{}' }, readSchemas('.'));

const PLACE = { line: 1, column: 1, endLine: 1, endColumn: 1 };

const told = (message: string): string =>
  names.sentenceOf({
    ...PLACE,
    file: LENDER,
    pointer: '/x',
    message: `/x: ${message}`,
    severity: 'error',
    rule: '',
  });

describe('a sentence of the check, told where there are fields and no files', () => {
  test.each([
    [
      'a field by its label',
      'dice "1905"; se esperaba el mismo año que "founded": 1901; corregí el que esté mal.',
      'dice "1905"; se esperaba el mismo año que «Año de fundación»: 1901; corregí el que esté mal.',
    ],
    [
      'a field of the whole site, which stands in another file',
      'es de otro dominio; se esperaba un dominio de "allowedHosts", en config/site.json; sumalo.',
      'es de otro dominio; se esperaba un dominio de «Dominios permitidos», en «Todo el sitio»; sumalo.',
    ],
    [
      'what is missing without a word of programmers',
      'falta la propiedad "founded"; se esperaba un año; agregala.',
      'falta la parte «Año de fundación»; se esperaba un año; agregala.',
    ],
    ['a text that only looks like a key as it was written', 'dice "name"; borralo.', 'dice "name"; borralo.'],
    ['a word that is no key as it was written', 'usá "alerce"; listo.', 'usá "alerce"; listo.'],
    [
      'a day as it is written here',
      'la cifra vence el 2026-12-08; renovala.',
      'la cifra vence el 08/12/2026; renovala.',
    ],
    [
      'a day that somebody wrote as they did',
      'dice "2026-02-30"; corregilo.',
      'dice "2026-02-30"; corregilo.',
    ],
    [
      "a command as somebody else's work",
      'los datos son del 2026-06-25; se esperaba datos recientes; corré npm run catalogue -- refresh.',
      'los datos son del 25/06/2026; se esperaba datos recientes; pedíselo al equipo técnico.',
    ],
    [
      'a command beside another way as that way',
      'empieza mal; se esperaba {; guardalo como «UTF-8 sin BOM» o corré npm run fix.',
      'empieza mal; se esperaba {; guardalo como «UTF-8 sin BOM».',
    ],
  ])('a sentence of the check, told where there are fields and no files names %s', (_, message, words) =>
    expect(told(message)).toBe(words),
  );

  test('a sentence of the check, told where there are fields and no files keeps a colon in what is said of a whole file', () => {
    const place = { ...PLACE, file: LENDER, pointer: '', severity: 'warning', rule: '' } as const;
    const message = 'no tiene logo: se muestran sus iniciales.';
    expect(names.sentenceOf({ ...place, message })).toBe(message);
  });
});
