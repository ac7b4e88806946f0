import { formatShortDate } from '#domain/format.ts';
import type { LoanForm } from '#domain/loan-request.ts';
import { fillTemplate } from '#domain/template.ts';
import { today } from '#gateways/clock.ts';
import { results } from '#generated/results.ts';
import { loanTexts } from '#simulator/loan-text.ts';
import { styles } from '#simulator/results/results.styles.ts';
import { useSimulation } from '#simulator/results/simulation.ts';

const { print } = results;

type PrintHeadProps = { form: LoanForm; page: number; pages: number };

/** What a printed sheet says of itself; it never shows the salary nor what it could be worked out from. */
export function PrintHead({ form, page, pages }: PrintHeadProps) {
  const { site } = useSimulation();
  return (
    <div className={styles.printOnly}>
      <p>
        <strong>{fillTemplate(print.title, loanTexts(form))}</strong>
      </p>
      <p>{fillTemplate(print.date, { date: formatShortDate(today()), site: site.name })}</p>
      {pages > 1 && <p>{fillTemplate(results.pagination.status, { page, pages })}</p>}
      <p>{print.note}</p>
    </div>
  );
}
