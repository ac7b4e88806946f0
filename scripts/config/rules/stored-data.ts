import {
  CAMPAIGN_KEY,
  loanFormKey,
  NOTICE_KEY,
  PERSONAL_DATA_KEY,
  resultsKey,
  SAVED_KEY,
  SENT_LEADS_KEY,
  UNSENT_LEADS_KEY,
} from '#domain/draft.ts';
import { emptyLoanForm, type LoanOptions } from '#domain/loan-request.ts';
import { leadPayload } from '#domain/payloads.ts';
import { emptyPersonalData } from '#domain/personal-data.ts';
import { storeLoanForm } from '#domain/stored-loan-form.ts';
import { storePersonalData } from '#domain/stored-personal-data.ts';
import { quoted } from '#scripts/config/read/wording.ts';
import { fault, inFile, rule, type RuleFinding } from '#scripts/config/rules/rule.ts';

/** Words by which a visitor knows each field that is stored or sent. */
const WORDS: Readonly<Record<string, RegExp>> = {
  cobra_en: /cobr/,
  situacion_laboral: /situación|condición/,
  plazo: /plazo|lapso/,
  monto: /monto|importe/,
  antiguedad: /antigüedad|permanencia/,
  antiguedad_laboral: /antigüedad|permanencia/,
  sueldo_bolsillo: /sueldo|haber|ingreso/,
  sueldo_neto: /sueldo|haber|ingreso/,
  edad: /edad/,
  ubicacion: /provincia|región|localidad/,
  provincia: /provincia|región|localidad/,
  dni: /DNI/,
  email: /correo|buzón/,
  phone: /teléfono|celular/,
  telefono: /teléfono|celular/,
  genero: /género|sexo/,
  elegida: /elegida/,
  page_url: /dirección de la (?:página|hoja)/,
};

type Defaults = { defaults: Parameters<typeof emptyLoanForm>[0] };

/** Rows that the table must have: a text that stands in one, the days it is kept, and the fields that it names. */
function wantedRows({ defaults, ...options }: LoanOptions & Defaults) {
  const form = emptyLoanForm(defaults);
  const person = emptyPersonalData('');
  return [
    { mark: loanFormKey(''), days: '{draftDays}', fields: Object.keys(storeLoanForm(form, 'x')) },
    { mark: PERSONAL_DATA_KEY, days: '{personalDataDays}', fields: Object.keys(storePersonalData(person)) },
    { mark: resultsKey(''), days: '', fields: [] },
    { mark: NOTICE_KEY, days: '', fields: [] },
    { mark: UNSENT_LEADS_KEY, days: '{personalDataDays}', fields: [] },
    { mark: SAVED_KEY, days: '{savedDays}', fields: [] },
    { mark: SENT_LEADS_KEY, days: '{leadDays}', fields: [] },
    { mark: CAMPAIGN_KEY, days: '', fields: [] },
    {
      mark: '{leadDays}',
      days: '{leadDays}',
      fields: [...Object.keys(leadPayload(form, person, options, '')), 'elegida'],
    },
  ];
}

type Row = { pointer: string; text: string };

/** Every row of a document's tables, its cells as one text. */
function rowsIn(sections: readonly { blocks: readonly object[] }[]): Row[] {
  return sections.flatMap(({ blocks }, section) =>
    blocks.flatMap((block, index) =>
      ((block as { rows?: readonly (readonly string[])[] }).rows ?? []).map((cells, row) => ({
        pointer: `/sections/${section}/blocks/${index}/rows/${row}`,
        text: cells.join(' · '),
      })),
    ),
  );
}

/** The privacy policy's table names everything that the site stores, sends and keeps, and for how long. */
export const storedData = rule('stored-data', ['privacy', 'simulator'], ({ privacy, simulator }) => {
  const rows = rowsIn(privacy.sections);
  const findings = wantedRows(simulator).flatMap(({ mark, days, fields }): RuleFinding[] => {
    const missingIn = ({ text }: Row) => fields.filter((field) => !WORDS[field]?.test(text));
    // Several rows may hold the mark; the one meant names most of the fields.
    const [row] = rows
      .filter(({ text }) => text.includes(mark))
      .toSorted((one, other) => missingIn(one).length - missingIn(other).length);
    if (!row)
      return [fault('/sections', `ninguna tabla dice ${quoted(mark)}`, 'una fila para ese dato', 'agregala')];
    const missing = missingIn(row);
    return [
      ...(row.text.includes(days) ? [] : [[`no dice ${days}`, 'cuánto tiempo se guarda'] as const]),
      ...missing.map((field) => [`no nombra ${quoted(field)}`, 'todos los datos que se guardan'] as const),
    ].map(([is, expected]) => fault(row.pointer, is, expected, 'agregalo a la fila'));
  });
  return inFile('config/legal/privacy.json', findings);
});
