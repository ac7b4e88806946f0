import { cardsOf } from '#domain/offers/cards.ts';
import { withoutAccounts } from '#domain/offers/offer.ts';
import { lenderTables, market } from '#gateways/data.ts';
import { LateInstalment } from '#loan/tools/LateInstalment.tsx';
import { Refused } from '#loan/tools/missing/Refused.tsx';
import { WhyFew } from '#loan/tools/missing/WhyFew.tsx';
import { OfferSwap } from '#loan/tools/debt-swap/OfferSwap.tsx';
import { Sheet } from '#loan/tools/BankSheet.tsx';
import type { ResultsViewProps } from '#loan/results-props.ts';
import { CompareDialog } from '#loan/tools/compare/CompareDialog.tsx';
import { EarlyRepaymentPlanner } from '#loan/tools/detail/EarlyRepaymentPlanner.tsx';
import { MarketPosition } from '#loan/tools/detail/MarketPosition.tsx';
import { OfferDetail } from '#loan/tools/detail/OfferDetail.tsx';
import { Schedule } from '#loan/tools/detail/Schedule.tsx';
import { figuresOf } from '#loan/offer/figures.ts';
import { FilterFields } from '#loan/tools/FilterFields.tsx';
import { GlossaryTerms } from '#loan/tools/GlossaryTerms.tsx';
import { MoreTools } from '#loan/tools/MoreTools.tsx';
import { NO_TABLES, preparedFor } from '#loan/results/prepared.ts';
import { styles } from '#loan/offer/offer.styles.ts';
import { SimulationProvider } from '#loan/offer/simulation.ts';
import { NO_FILTERS } from '#loan/results/filters.ts';

await market.load().catch(() => undefined);

const COMPARED = 3;
const nothing = (): void => undefined;

/** The part that is shown; all of it without a choice. */
export type PanelName = 'offer-open' | 'comparison' | 'filters' | 'sheet';

type PanelsProps = ResultsViewProps & { only?: PanelName | undefined };

/** Whatever opens from the results, all of it open at once or one part alone, so that its texts can be seen and pressed. */
export function Panels({ raw, only, ...simulation }: PanelsProps) {
  const isShown = (name?: PanelName): boolean => only === undefined || only === name;
  const { form } = simulation;
  const { byCft } = preparedFor(raw, lenderTables.peek() ?? NO_TABLES);
  const offers = cardsOf(byCft, withoutAccounts(form.employment));
  const figured = offers.map((offer) => ({ offer, figures: figuresOf(offer, form) }));
  const shown = figured.find(({ figures }) => figures.cost);
  const catalogue = market.peek();
  if (!shown?.figures.cost) return null;
  const { offer, figures } = shown;
  const kit = { offer, cost: shown.figures.cost, schedule: shown.figures.cost.schedule() };
  return (
    <SimulationProvider value={simulation}>
      <section className={styles.results}>
        {isShown('offer-open') && (
          <>
            <OfferDetail
              {...{ offer, figures }}
              position={1}
              peers={offers}
              earlyRepaymentAfter={undefined}
              onEarlyRepaymentMoved={nothing}
              pick={null}
              close={null}
            />
            <Schedule {...kit} />
            <EarlyRepaymentPlanner
              schedule={kit.schedule}
              declaredFee={null}
              after={undefined}
              onMove={nothing}
            />
            <MarketPosition
              offer={offer}
              cftEffective={figures.cftEffective}
              received={offers}
              catalogue={catalogue}
              known={undefined}
            />
            <GlossaryTerms terms={['cft', 'cftEffective', 'tna', 'tea', 'iva', 'incomeShare', 'total']} />
          </>
        )}
        {isShown() && (
          <>
            <OfferSwap {...kit} />
            <LateInstalment {...kit} />
          </>
        )}
        {isShown('sheet') && <Sheet {...kit} />}
        {isShown('comparison') && (
          <CompareDialog
            offers={offers.slice(0, COMPARED)}
            placeOf={() => 1}
            onRemove={nothing}
            onClose={nothing}
          />
        )}
        {isShown('filters') && (
          <FilterFields
            filters={NO_FILTERS}
            payers={[]}
            paidBy={null}
            onPayerChosen={nothing}
            knowsKinds={catalogue !== null}
            countWith={() => offers.length}
            onChange={nothing}
            onClear={nothing}
            active={1}
          />
        )}
        {isShown() && (
          <>
            <MoreTools form={form} best={offer} />
            {catalogue && <WhyFew {...{ form, catalogue }} count={1} onAskAgain={nothing} />}
            <Refused province={form.province} />
          </>
        )}
      </section>
    </SimulationProvider>
  );
}
