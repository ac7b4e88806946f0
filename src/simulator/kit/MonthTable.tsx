import { styles } from '#simulator/results/detail/detail.styles.ts';
import { hidden } from '#ui/hidden.styles.ts';

type MonthTableProps = { label: string; headers: readonly string[]; rows: readonly (readonly string[])[] };

/** A figure of each month under the next; focusable, so that the keyboard can scroll it too. */
export const MonthTable = ({ label, headers, rows }: MonthTableProps) => (
  <section className={styles.scroller} tabIndex={0} aria-label={label}>
    <table className={styles.table}>
      <caption className={hidden.text}>{label}</caption>
      <thead>
        <tr>
          {headers.map((header) =>
            header === '' ? (
              <td key={header} />
            ) : (
              <th key={header} scope="col">
                {header}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {cells.map((cell, at) => (
              <td key={headers[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
