import { hidden } from '#ui/hidden.styles.ts';
import { styles } from '#ui/panels/folded-table.styles.ts';

export type FoldedTableProps = {
  /** Opens and closes it. */
  title: string;
  label: string;
  /** The table's caption, where it differs from the label. */
  caption?: string;
  headers: readonly string[];
  rows: readonly (readonly string[])[];
  /** The last row, apart from the others. */
  total?: readonly string[];
};

/** A figure of each month under the next, behind its title; focusable, so that the keyboard can scroll it too. */
export const FoldedTable = ({ title, label, caption = label, headers, rows, total }: FoldedTableProps) => (
  <details className={styles.fold}>
    <summary>{title}</summary>
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
  </details>
);

const Row = ({ cells: [head, ...figures] }: { cells: readonly string[] }) => (
  <tr>
    <th scope="row">{head}</th>
    {figures.map((figure, at) => (
      <td key={at}>{figure}</td>
    ))}
  </tr>
);
