import { formatPercent } from '#domain/format.ts';
import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import { type LedgerLoan, movesOf, type RateMove, trueFigures } from '#domain/quote/rate-moves.ts';
// The page has these already, with the market's table.
import { styles } from '#loan/form/preview/preview.styles.ts';
import type { Content, LandingLender } from '#site/content.ts';
import { dayText, moveText } from '#site/rate-texts.ts';
import { useSite } from '#site/site.ts';
import { StepLine } from '#ui/charts/StepLine.tsx';

/** Most changes of other loans that are listed beside the course of the one that changed last: the feed has all of them. */
const FEW_OTHERS = 1;
/** Rows of the table, which every visitor of the page fetches. */
const FEW_ROWS = 5;

/** The loans of a lender in the ledger. */
const loansOf = ({ ledger }: Content, lender: LandingLender): LedgerLoan[] => {
  const keys = matchKeysOf(lender);
  return ledger.loans.filter(({ entity }) => keys.includes(matchKey(entity)));
};

/** Shows how a lender's declared prices moved, where the ledger has an entry: the last change, and more on asking. */
export function RateHistory({ lender }: { lender: LandingLender }) {
  const { content } = useSite();
  const loans = loansOf(content, lender);
  const moves = movesOf(loans);
  const [newest] = moves;
  if (!newest) return null;
  const tell = (move: RateMove) => moveText(move, content.site.lenderPage.moves, content.catalogue.asOf);
  const figures = figuresOf(loans, newest);
  const others = moves.filter(({ product }) => product !== newest.product).slice(0, FEW_OTHERS);
  if (figures.length < 2 && others.length === 0) return <p>{tell(newest)}</p>;
  return (
    <details>
      <summary className={styles.show}>{tell(newest)}</summary>
      {figures.length > 1 && <Course figures={figures} />}
      {others.map((move) => (
        <p key={`${move.product} ${move.day}`}>{tell(move)}</p>
      ))}
    </details>
  );
}

/** The last true figures of the loan that a change is of. */
function figuresOf(loans: readonly LedgerLoan[], { code, product, day }: RateMove) {
  const loan = loans.find(
    ({ figures, ...one }) =>
      one.code === code && one.product === product && figures[figures.length - 1]?.day === day,
  );
  return loan ? trueFigures(loan).slice(-FEW_ROWS) : [];
}

/** A loan's prices as a line and as a table. */
function Course({ figures }: { figures: ReturnType<typeof figuresOf> }) {
  const { catalogue, site } = useSite().content;
  const { since, effective } = site.lenderPage.moves.columns;
  const rates = figures.map(({ cftea }) => formatPercent(cftea));
  return (
    <>
      <StepLine
        steps={figures.map(({ declared, cftea }) => ({ day: declared, value: cftea }))}
        until={catalogue.asOf}
        label={effective}
        ends={[rates[0] ?? '', rates[rates.length - 1] ?? '']}
      />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{since}</th>
            <th scope="col">{effective}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ day, declared }, at) => (
            <tr key={day}>
              <th scope="row">{dayText(declared, catalogue.asOf)}</th>
              <td>{rates[at]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
