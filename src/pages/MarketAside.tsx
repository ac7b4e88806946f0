import { useSite } from '#site/site.ts';
import { emptyLoanForm } from '#domain/loan-request.ts';
import { styles } from '#pages/landing.styles.ts';
import { marketView } from '#simulator/preview/market-view.ts';
import { MarketPreview } from '#simulator/preview/Preview.tsx';
import type { SimulatorLender } from '#simulator/simulator-props.ts';

type MarketAsideProps = { lender: SimulatorLender | null };

/** The market for the form's first values, computed at build time; the simulator goes on from there. */
export function MarketAside({ lender }: MarketAsideProps) {
  const { catalogue, simulator } = useSite().content;
  const view = marketView(catalogue, emptyLoanForm(simulator.defaults), lender);
  return (
    <div className={styles.market} data-before-results="">
      <div data-market-live="" />
      <div className={styles.marketStart}>
        {view && <MarketPreview catalogue={catalogue} view={view} lender={lender} />}
      </div>
    </div>
  );
}
