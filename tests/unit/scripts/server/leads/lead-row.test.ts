import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLeadReader, csvCell, LEAD_HEADER, leadRow } from '#scripts/server/leads/lead-row.ts';
import { loadProviderConfig } from '#scripts/server/provider.ts';
import { propertyRuns } from '../../../../support/property-runs.ts';
import { leadBody } from '../../../../support/requests.ts';
import type { Body } from '../../../../support/requests.ts';

const read = createLeadReader(loadProviderConfig('.').simulator);
const RECEIVED = new Date('2026-11-20T12:00:00Z');

function rowOf(body: Body): string {
  const lead = read(body);
  if ('problems' in lead) throw new Error(JSON.stringify(lead.problems));
  return leadRow(lead.lead, RECEIVED);
}

describe('a lead as a row', () => {
  it('has the moment and the eleven fields in the order of the header', () => {
    expect(LEAD_HEADER + rowOf(leadBody())).toBe(
      'recibido,dni,email,telefono,edad,provincia,antiguedad_laboral,situacion_laboral,sueldo_neto,plazo,page_url,genero\n' +
        '2026-11-20T12:00:00.000Z,01234567,ana@correo.example,1155550100,40,Ciudad Autónoma de Buenos Aires,' +
        '2 a 3 años,Relación de Dependencia,3000000,30,https://simulador-prestamos.example/galicia?utm_source=x,Femenino\n',
    );
  });

  it.each<{ fault: string; change: Body }>([
    { fault: 'a DNI of nine digits', change: { dni: '123456789' } },
    { fault: 'no @', change: { email: 'ana' } },
    { fault: 'a line break in the e-mail', change: { email: 'a@b\nx' } },
    { fault: 'a phone with spaces', change: { telefono: '11 5555 0100' } },
    { fault: 'the age as a text', change: { edad: '40' } },
    { fault: 'no province', change: { provincia: '' } },
    { fault: 'a line break in a text', change: { situacion_laboral: 'a\r\nb' } },
    { fault: 'a text of 121 characters', change: { antiguedad_laboral: 'x'.repeat(121) } },
    { fault: 'no salary', change: { sueldo_neto: 0 } },
    { fault: 'no term', change: { plazo: 0 } },
    { fault: 'a page that is no address', change: { page_url: 'javascript:alert(1)' } },
    { fault: 'no gender', change: { genero: '' } },
    { fault: 'a field that is not in the contract', change: { nombre: 'Ana' } },
  ])('is refused with $fault', ({ change }) => {
    const [field] = Object.keys(change);
    expect(read(leadBody(change))).toMatchObject({ problems: [{ field }] });
  });
});

describe('csvCell', () => {
  it.each([
    { value: 'Córdoba', cell: 'Córdoba' },
    { value: 40, cell: '40' },
    { value: 'a,b', cell: '"a,b"' },
    { value: 'dijo "hola"', cell: '"dijo ""hola"""' },
    { value: ' a', cell: '" a"' },
    { value: '=1+1', cell: "'=1+1" },
    { value: '+54', cell: "'+54" },
    { value: '-1', cell: "'-1" },
    { value: '@SUM(A1)', cell: "'@SUM(A1)" },
    { value: '  =HYPERLINK("x","y")', cell: '"\'  =HYPERLINK(""x"",""y"")"' },
    { value: '\t=1', cell: "'\t=1" },
    { value: '＝1', cell: "'＝1" },
    { value: '|cmd', cell: "'|cmd" },
  ])('writes $value as $cell', ({ value, cell }) => {
    expect(csvCell(value)).toBe(cell);
  });

  it('is read back by a CSV parser as it was, but for the mark on what looks like a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 5 }), (values) => {
        const [cells] = parse(`${values.map(csvCell).join(',')}\n`, { relaxColumnCount: true }) as string[][];
        expect(cells?.map((cell, index) => (cell === `'${values[index]}` ? values[index] : cell))).toEqual(
          values,
        );
        expect(cells?.some((cell) => /^\s*[=+\-@]/.test(cell))).toBe(false);
      }),
      propertyRuns,
    );
  });
});
