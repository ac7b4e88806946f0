import type { Card } from '#domain/offers/cards.ts';
import offered from '#generated/content/offered.json';
import { useSimulation } from '#loan/offer/simulation.ts';
import { styles } from '#loan/tools/detail/detail.styles.ts';
import { OfferedLink } from '#loan/tools/offered/OfferedLink.tsx';
import { OfferedReports } from '#loan/tools/offered/OfferedReports.tsx';
import { useWords, withWords } from '#site/words.tsx';

type OfferedHereProps = { offer: Pick<Card, 'bank' | 'matchKey'> };

/** On an opened offer: what its lender offered others, and the way to tell what it offered this visitor. */
export const OfferedHere = withWords(
  function OfferedHere({ offer: { bank, matchKey } }: OfferedHereProps) {
    const { form } = useSimulation();
    const { tell } = useWords().offered.published;
    return (
      <div className={styles.soft}>
        <OfferedReports bank={bank} keys={[matchKey]} />
        <p>
          <OfferedLink link={tell} entity={matchKey} received={form.amount} count={form.term} />
        </p>
      </div>
    );
  },
  { offered },
);
