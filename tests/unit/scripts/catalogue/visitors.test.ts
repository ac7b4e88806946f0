import { expect, it } from 'vitest';
import { typicalVisitors, visitorLines } from '#scripts/catalogue/visitors.ts';
import { product } from '../../../support/data/quotes.ts';

const linesOf = (...given: Parameters<typeof typicalVisitors>): string[] =>
  visitorLines(typicalVisitors(...given)).map((line) => line.replaceAll('\u00A0', ' '));

it('an import tells what five typical visitors got before and get now, by limits, audience and condition', () => {
  const open = product({ entity: 'A S.A.', maxAmount: 3_000_000, tea: 90, cftea: 120 });
  const tied = product({ code: 2, entity: 'B S.A.', beneficiary: 'salary_account', tea: 50, cftea: 70 });
  const local = product({ code: 3, entity: 'C S.A.', territory: 'jujuy', tea: 40, cftea: 50 });
  const cheapest = (entity: string, cft: string) => `la más barata sin requisitos ${entity} (CFT ${cft})`;
  expect(linesOf([open], [open, tied, local])).toEqual([
    'Qué reciben cinco visitantes típicos:',
    '  Empleada, CABA, $ 5.000.000 a 30 meses:',
    '    antes 0 entidades',
    '    ahora 1 entidad',
    '  Empleado, Jujuy, $ 1.500.000 a 24 meses:',
    `    antes 1 entidad, ${cheapest('A S.A.', '81,49 %')}`,
    `    ahora 3 entidades, ${cheapest('C S.A.', '41,24 %')}`,
    '  Jubilado, Mendoza, $ 1.500.000 a 24 meses:',
    `    antes 1 entidad, ${cheapest('A S.A.', '81,49 %')}`,
    `    ahora 2 entidades, ${cheapest('A S.A.', '81,49 %')}`,
    '  Empleada pública, San Juan, $ 3.000.000 a 36 meses:',
    `    antes 1 entidad, ${cheapest('A S.A.', '81,49 %')}`,
    `    ahora 2 entidades, ${cheapest('A S.A.', '81,49 %')}`,
    `  Monotributista, Córdoba, $ 1.000.000 a 12 meses: igual, 1 entidad, ${cheapest('A S.A.', '81,49 %')}`,
  ]);
});
