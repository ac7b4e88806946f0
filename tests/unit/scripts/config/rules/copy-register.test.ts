import { expect, test } from 'vitest';
import { copyRegister } from '#scripts/config/rules/copy-register.ts';
import { type Draft, newPlaces, ruleProblems } from '../../../../support/rule-run.ts';

const FILE = 'config/lenders/galicia.json';
const tagline = (text: string) => ({ [FILE]: (draft: Draft) => void (draft.page.tagline = text) });

test('only the texts that were asked for word by word are not de vos', () => {
  expect(ruleProblems(copyRegister).map(({ file, pointer }) => `${file}#${pointer}`)).toEqual([
    'config/personal.json#/error',
    'config/results.json#/forcedMissing/message/other',
    'config/results.json#/forcedMissing/text',
    'config/simulator.json#/texts/fields/netSalary/placeholderNarrow',
    'config/simulator.json#/texts/fields/netSalary/placeholderWide',
    'config/simulator.json#/texts/messages/ageNotNumber',
  ]);
});

test.each([
  'Elige tu préstamo',
  'Si quieres, puedes simular',
  'Ingrese su sueldo',
  'Gratis. Compara y ahorra',
  'Es para usted',
  'Tú decides',
  'Haz clic acá',
])('%s', (text) => {
  expect(newPlaces(copyRegister, tagline(text))).toEqual([`error ${FILE}#/page/tagline`]);
});

test.each([
  'Elegí tu préstamo',
  'Si querés, podés simular',
  'Este sitio compara préstamos',
  'Compará y elegí',
  'La entidad revisa tu ingreso',
  'Tu préstamo',
])('%s is fine', (text) => {
  expect(newPlaces(copyRegister, tagline(text))).toEqual([]);
});
