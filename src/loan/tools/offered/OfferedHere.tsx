import type { Card } from '#domain/offers/cards.ts';
import offered from '#generated/content/offered.json';
import { useSimulation } from '#loan/offer/simulation.ts';
import { OfferedLink } from '#loan/tools/offered/OfferedLink.tsx';
import { OfferedReports } from '#loan/tools/offered/OfferedReports.tsx';
import { useWords, withWords } from '#site/words.tsx';

type OfferedHereProps = { offer: Pick<Card, 'bank' | 'matchKey'> };

/** In a sentence of an opened offer: the way to tell what its lender offered this visitor, and what it offered others. */
export const OfferedHere = withWords(
  function OfferedHere({ offer: { bank, matchKey } }: OfferedHereProps) {
    const { form } = useSimulation();
    const { tell } = useWords().offered.published;
    return (
      <>
        {' · '}
        <OfferedLink link={tell} entity={matchKey} received={form.amount} count={form.term} />{' '}
        <OfferedReports bank={bank} keys={[matchKey]} />
      </>
    );
  },
  { offered },
);
