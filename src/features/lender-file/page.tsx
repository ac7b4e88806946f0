import { formatPercent } from '#domain/format.ts';
import { matchKeysOf } from '#domain/match-key.ts';
import { fill } from '#domain/template.ts';
import { lenderFile } from '#features/lender-file/lender-file.ts';
import { audienceText, LeadingFacts, LenderFileCard } from '#features/lender-file/LenderFile.tsx';
import { styles } from '#features/lender-file/lender-file.styles.ts';
import type { Lender } from '#generated/types.ts';
import type { Content } from '#site/content.ts';
import { useSite } from '#site/site.ts';
import type { PageSlots } from '#site/slots.ts';

/** Characters of who may ask, on a card: two lines of a phone. */
const MOST_CHARACTERS = 60;

/** The lowest CFT that a lender declared, and who may ask. */
function LenderCard({ lender }: { lender: Lender }) {
  const { content } = useSite();
  const { cft, undeclared } = content.lenderFile.card;
  const file = lenderFile(content.catalogue, matchKeysOf(lender));
  if (!file) return <span className={styles.cft}>{undeclared}</span>;
  return (
    <>
      <span className={styles.cft}>{fill(cft, { percent: formatPercent(file.cft.min) })}</span>
      <p>{audienceText(file, content, MOST_CHARACTERS)}</p>
    </>
  );
}

/** The range of the lowest CFT of some lenders, where two of them declared one. */
function groupFacts({ catalogue, lenderFile: texts }: Content, lenders: readonly Lender[]): string[] {
  const cfts = lenders.flatMap((lender) => lenderFile(catalogue, matchKeysOf(lender))?.cft.min ?? []);
  if (cfts.length < 2) return [];
  const min = formatPercent(Math.min(...cfts));
  const max = formatPercent(Math.max(...cfts));
  return [fill(texts.card.cft, { percent: fill(texts.range, { min, max }) })];
}

export const slots: PageSlots = {
  LenderLead: LeadingFacts,
  LenderSection: LenderFileCard,
  LenderCard,
  groupFacts,
};
