import { matchKeysOf } from '#domain/match-key.ts';
import { MarketPreview } from '#features/market-line/MarketLine.tsx';
import { answerLines, datedAnswer, marketView } from '#features/market-line/market-view.ts';
import { styles } from '#features/market-line/market-line.styles.ts';
import type { Content } from '#site/content.ts';
import { shownCatalogue } from '#site/shown-catalogue.ts';
import { useSite } from '#site/site.ts';
import type { FormStart, PageSlots } from '#site/slots.ts';

/** The market for the form's first values, computed at build time. */
function marketAtStart(content: Content, { form, lender }: FormStart) {
  const own = lender && { name: lender.name, matchKeys: matchKeysOf(lender) };
  const catalogue = shownCatalogue(content);
  return { catalogue, own, view: marketView(catalogue, form, own, content.simulator) };
}

function firstAnswer(content: Content, start: FormStart): string[] {
  const { catalogue, view } = marketAtStart(content, start);
  const market = view?.market ?? null;
  return datedAnswer(answerLines(market, start.form, content), { ...catalogue, market }, content.marketLine);
}

/** The place of the market beside the form: that of the first values stands in it until the simulator fills it. */
function BesideForm(start: FormStart) {
  const { catalogue, own, view } = marketAtStart(useSite().content, start);
  return (
    <>
      <div data-market-live="" />
      <div className={styles.start}>
        {view && <MarketPreview catalogue={catalogue} view={view} lender={own} />}
      </div>
    </>
  );
}

export const slots: PageSlots = { firstAnswer, BesideForm };
