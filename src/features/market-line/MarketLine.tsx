import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { ageText } from '#domain/data-age.ts';
import { formatDate, formatPercent, formatWholePercent } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { today } from '#gateways/clock.ts';
import { market } from '#gateways/data.ts';
import { Histogram } from '#features/market-line/Histogram.tsx';
import type { Bin } from '#features/market-line/market.ts';
import marketLine from '#generated/content/marketLine.json';
import type { Catalogue } from '#generated/types.ts';
import { AnswerLines } from '#loan/form/AnswerLines.tsx';
import {
  answerLines,
  CAP,
  datedAnswer,
  type MarketView,
  marketView,
  ownText,
  summaryText,
} from '#features/market-line/market-view.ts';
import { styles } from '#features/market-line/market-line.styles.ts';
import type { FormSlotProps } from '#loan/slots.ts';
import { useLoaded } from '#ui/useLoaded.ts';
import { useWords, withWords } from '#site/words.tsx';
import { hidden } from '#ui/hidden.styles.ts';

type MarketLineProps = FormSlotProps & {
  /** Where on the page the market stands, and where in the form its answer in one line. */
  slot: Element;
  answerSlot: Element;
};

/** Shows the market's quote for the loan, worked out in the browser; it follows the sliders and never holds them up. */
function LiveMarket({ form, lender, slot, answerSlot }: MarketLineProps) {
  const words = useWords();
  const { simulator, marketLine } = words;
  const catalogue = useLoaded(market);
  const settled = useDeferredValue(form);
  const view = useMemo(
    () => catalogue && marketView(catalogue, settled, lender, simulator),
    [catalogue, settled, lender, simulator],
  );
  const answer = useMemo(
    () =>
      catalogue &&
      view &&
      datedAnswer(
        answerLines(view.market, settled, words),
        { ...catalogue, market: view.market },
        marketLine,
      ),
    [catalogue, view, settled, words, marketLine],
  );
  if (!catalogue || !view || answer === null) return null;
  return (
    <>
      {createPortal(<MarketPreview catalogue={catalogue} view={view} lender={lender} />, slot)}
      {createPortal(<LiveAnswer lines={answer} />, answerSlot)}
    </>
  );
}

export const MarketLine = withWords(LiveMarket, { marketLine });

/** Milliseconds without a change after which the line is announced. */
const SETTLED_AFTER = 700;

/** The market's answer, announced to screen readers once it stops changing. */
function LiveAnswer({ lines }: { lines: readonly string[] }) {
  const [said, say] = useState('');
  const text = lines.join('. ');
  useEffect(() => {
    const timer = setTimeout(() => say(text), SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      <p aria-hidden="true">
        <AnswerLines lines={lines} />
      </p>
      <output className={hidden.text}>{said}</output>
    </>
  );
}

type MarketPreviewProps = { lender: { name: string } | null; catalogue: Catalogue; view: MarketView };

/** The market for a catalogue that is there: while a page is prerendered, or once it has been fetched. */
export function MarketPreview({ catalogue, view, lender }: MarketPreviewProps) {
  const { simulator, marketLine: texts } = useWords();
  const { market: all, bins, median, own } = view;
  const isCapped = bins.length > 1 && bins[bins.length - 1]?.from === CAP;
  const above = isCapped ? fillTemplate(texts.plotAbove, { percent: formatPercent(CAP) }) : null;
  const plotTitle = fillTemplate(texts.plotTitle, { n: all?.count ?? 0 });
  const caption = lender && own ? fillTemplate(texts.plotLender, { bank: lender.name }) : '';
  return (
    <section className={styles.preview} aria-label={texts.title}>
      <p className={styles.title}>{texts.title}</p>
      <p className={styles.summary}>{summaryText(all, texts)}</p>
      {lender && all && <p className={styles.summary}>{ownText(lender.name, own, texts)}</p>}
      {all && all.count > 1 && (
        <>
          <p className={styles.aside}>{plotTitle}</p>
          {caption && <p className={`${styles.aside} ${styles.marker}`}>▏{caption}</p>}
          <Histogram
            bins={bins}
            label={`${plotTitle}. ${caption}`}
            own={own?.cftNominal.min}
            median={{
              cft: median,
              label: fillTemplate(texts.plotMedian, { percent: formatPercent(median) }),
            }}
            last={above}
          />
          <details>
            <summary className={styles.show}>{texts.plotTable}</summary>
            <BinTable bins={bins} caption={plotTitle} above={above} />
          </details>
        </>
      )}
      <p className={styles.aside}>
        {fillTemplate(texts.note, {
          source: catalogue.source,
          date: formatDate(catalogue.asOf),
          age: ageText(catalogue.asOf, today(), simulator.texts),
        })}
      </p>
    </section>
  );
}

type BinTableProps = {
  bins: readonly Bin[];
  caption: string;
  /** Words of the last class, when it holds all above the others. */
  above: string | null;
};

/** The picture's figures; classes without an entity say nothing. */
function BinTable({ bins, caption, above }: BinTableProps) {
  const { marketLine: texts } = useWords();
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.plotAxis}</th>
          <th scope="col">{texts.plotCount}</th>
        </tr>
      </thead>
      <tbody>
        {bins
          .filter(({ count }) => count > 0)
          .map(({ from, to, count }) => (
            <tr key={from}>
              <th scope="row">
                {above && from === CAP ? above : `${formatWholePercent(from)} – ${formatWholePercent(to)}`}
              </th>
              <td>{count}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
