import type { Instalment } from '#domain/amortisation.ts';
import { formatCentavos } from '#domain/format.ts';
import { panels } from '#generated/panels.ts';
import { styles } from '#simulator/results/detail/detail.styles.ts';
import { columnsOf } from '#simulator/results/detail/schedule-parts.ts';
import { hidden } from '#ui/hidden.styles.ts';

const { schedule: texts } = panels;

type ScheduleTableProps = { schedule: readonly Instalment[]; caption: string };

/** The chart's figures as a table. */
export function ScheduleTable({ schedule, caption }: ScheduleTableProps) {
  const columns = columnsOf(schedule);
  // What is owed at the end of each month is no part of a sum.
  const summed = columns.slice(0, -1);
  return (
    // Focusable, so that the keyboard can scroll it too.
    <section className={styles.scroller} tabIndex={0} aria-label={texts.title}>
      <table className={styles.table}>
        <caption className={hidden.text}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.number}</th>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {schedule.map((instalment) => (
            <tr key={instalment.number}>
              <th scope="row">{instalment.number}</th>
              {columns.map(({ label, of }) => (
                <td key={label}>{formatCentavos(of(instalment))}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            {summed.map(({ label, of }) => (
              <td key={label}>
                {formatCentavos(schedule.reduce((sum, instalment) => sum + of(instalment), 0))}
              </td>
            ))}
            <td>—</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
