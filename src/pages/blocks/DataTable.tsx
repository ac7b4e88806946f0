import { styles } from '#pages/blocks/table.styles.ts';

type DataTableProps = {
  caption: string;
  headers: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly string[])[];
  /** `numbers` sets figures in columns, `text` stacks long cells on a phone, `pairs` is a short table of figures. */
  layout: 'numbers' | 'text' | 'pairs';
  /** Header of the column that matters most. */
  emphasis?: string;
};

const LAYOUTS: Record<DataTableProps['layout'], string> = {
  numbers: `${styles.table} ${styles.numbers}`,
  text: `${styles.table} ${styles.stacked}`,
  pairs: `${styles.table} ${styles.numbers} ${styles.narrowTable}`,
};

/** A table with a caption and row headers; a wide one scrolls by itself, also with the keyboard. */
export function DataTable({ caption, headers, rows, layout, emphasis }: DataTableProps) {
  const table = (
    <table className={LAYOUTS[layout]}>
      <caption>{caption}</caption>
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
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td
                key={index}
                {...(layout === 'text' && { 'data-label': headers[index + 1] })}
                {...(headers[index + 1] === emphasis && { className: styles.emphasis })}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (layout !== 'numbers') return table;
  return (
    <section className={styles.scroller} aria-label={caption} tabIndex={0}>
      {table}
    </section>
  );
}
