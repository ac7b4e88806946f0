import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvCell, LEAD_HEADER, leadRow } from '#scripts/server/leads/csv.ts';
import type { Lead } from '#scripts/server/leads/lead.ts';
import { forAll } from '../../../../support/run/property-runs.ts';
import { leadBody } from '../../../../support/data/requests.ts';

const ID = '0b5f3c9e-4a8d-4d2e-9a51-7d3f0c6b8e21';

it('a lead as a row has the moment, the eleven fields in the order of the header, the id, the flag and what the person said', () => {
  const lead = leadBody({
    id: ID,
    marca: 'trampa',
    contacto: 'si',
    enviado: '2026-11-20T11:59:58.000Z',
    recibido: '2026-11-20T12:00:00.000Z',
  }) as unknown as Lead;
  expect(LEAD_HEADER + leadRow({ lead, isBlocked: true })).toBe(
    'recibido,dni,email,telefono,edad,provincia,antiguedad_laboral,situacion_laboral,sueldo_neto,plazo,page_url,genero,id,marca,contacto,enviado,no_contactar\n' +
      '2026-11-20T12:00:00.000Z,01234567,ana@correo.example,1155550100,40,Ciudad Autónoma de Buenos Aires,' +
      `2 a 3 años,Relación de Dependencia,3000000,30,https://simulador-prestamos.example/galicia?utm_source=x,Femenino,${ID},trampa,si,2026-11-20T11:59:58.000Z,si\n`,
  );
});

/** A cell without the marks before what would be a formula, as a person reads it in a spreadsheet. */
const unmarked = (cell: string): string => cell.replace(/(^|;)'(?=[\s"]*['=+\-@|%＝＋－＠]|\p{Cc})/gu, '$1');

it.each([
  { value: '=1+1', cell: "'=1+1" },
  { value: '  =HYPERLINK("x","y")', cell: '"\'  =HYPERLINK(""x"",""y"")"' },
  { value: '＝1', cell: "'＝1" },
  { value: 'a;=cmd|x@b', cell: '"a;\'=cmd|x@b"' },
  { value: 'a; "=1', cell: '"a;\' ""=1"' },
  { value: "'=1", cell: "''=1" },
  { value: '\u0007=1', cell: "'\u0007=1" },
])('csvCell writes $value as $cell', ({ value, cell }) => expect(csvCell(value)).toBe(cell));

it('csvCell is read back as it was, and nothing in it is a formula to a spreadsheet', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(';', '=', '"', "'", ' ', '+', 'a', ',') }),
  );
  forAll(fc.array(text, { minLength: 2, maxLength: 5 }), (values) => {
    const [cells] = parse(`${values.map(csvCell).join(',')}\n`, { relaxColumnCount: true }) as string[][];
    expect(cells?.map(unmarked)).toEqual(values);
    expect(cells?.flatMap((cell) => cell.split(';')).filter((cell) => /^[\s"]*[=+\-@]/.test(cell))).toEqual(
      [],
    );
  });
});
