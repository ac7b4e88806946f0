import { quoted } from '#scripts/config/read/wording.ts';
import { fault, inFile, rule, type RuleFinding } from '#scripts/config/rules/rule.ts';
import { wantedRows, WORDS } from '#scripts/config/rules/stored-rows.ts';

/** Columns of the table besides that of the datum. */
const COLUMNS = { 'dónde queda': /dónde/i, 'para qué': /para qué/i, 'cuánto tiempo': /tiempo/i };

type Table = { headers: readonly string[]; rows: readonly (readonly string[])[] };
type Row = { pointer: string; text: string; table: string; headers: readonly string[] };

/** Every row of a document's tables, its cells as one text. */
function rowsIn(sections: readonly { blocks: readonly object[] }[]): Row[] {
  return sections.flatMap(({ blocks }, section) =>
    blocks.flatMap((block, index) => {
      const table = `/sections/${section}/blocks/${index}`;
      const { headers = [], rows = [] } = block as Partial<Table>;
      return rows.map((cells, row) => {
        const text = cells.join(' · ');
        return { pointer: `${table}/rows/${row}`, text, table, headers };
      });
    }),
  );
}

/** Columns that a table lacks, for each table that holds one of the rows. */
function columnFindings(rows: readonly Row[]): RuleFinding[] {
  const headersOf = new Map(rows.map(({ table, headers }) => [table, headers]));
  return [...headersOf].flatMap(([table, headers]) =>
    Object.entries(COLUMNS)
      .filter(([, column]) => !headers.some((header) => column.test(header)))
      .map(([name]) => {
        const is = `ningún encabezado dice ${quoted(name)}`;
        return fault(`${table}/headers`, is, 'de cada dato, dónde, para qué y cuánto tiempo', 'agregalo');
      }),
  );
}

/** The privacy policy's table names everything that the site stores, sends and keeps, and for how long. */
export const storedData = rule(
  'stored-data',
  ['privacy', 'simulator', 'site'],
  ({ privacy, simulator, site }) => {
    const rows = rowsIn(privacy.sections);
    const found: Row[] = [];
    const findings = wantedRows(simulator, site).flatMap(({ mark, days, fields }): RuleFinding[] => {
      const missingIn = ({ text }: Row) => fields.filter((field) => !WORDS[field]?.test(text));
      // Several rows may hold the mark; the one meant names most of the fields.
      const [row] = rows
        .filter(({ text }) => text.includes(mark))
        .toSorted((one, other) => missingIn(one).length - missingIn(other).length);
      if (!row)
        return [
          fault('/sections', `ninguna tabla dice ${quoted(mark)}`, 'una fila para ese dato', 'agregala'),
        ];
      found.push(row);
      const missing = missingIn(row);
      return [
        ...(row.text.includes(days) ? [] : [[`no dice ${days}`, 'cuánto tiempo se guarda'] as const]),
        ...missing.map((field) => [`no nombra ${quoted(field)}`, 'todos los datos que se guardan'] as const),
      ].map(([is, expected]) => fault(row.pointer, is, expected, 'agregalo a la fila'));
    });
    return inFile('config/legal/privacy.json', [...findings, ...columnFindings(found)]);
  },
);
