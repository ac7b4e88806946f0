import { hidden } from '#ui/hidden.styles.ts';
import { styles } from '#ui/panels/month-table.styles.ts';

export type MonthTableProps = {
  label: string;
  /** The table's caption, where it differs from the label. */
  caption?: string;
  headers: readonly string[];
  rows: readonly (readonly string[])[];
  /** The last row, apart from the others. */
  total?: readonly string[];
};

/** A figure of each month under the next; focusable, so that the keyboard can scroll it too. */
export const MonthTable = ({ label, caption = label, headers, rows, total }: MonthTableProps) => (
  <section className={styles.scroller} tabIndex={0} aria-label={label}>
    <table className={styles.table}>
      <caption className={hidden.text}>{caption}</caption>
      <thead>
        <tr>
          {headers.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <Row key={cells[0]} cells={cells} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <Row cells={total} />
        </tfoot>
      )}
    </table>
  </section>
);

const Row = ({ cells: [head, ...figures] }: { cells: readonly string[] }) => (
  <tr>
    <th scope="row">{head}</th>
    {figures.map((figure, at) => (
      <td key={at}>{figure}</td>
    ))}
  </tr>
);
