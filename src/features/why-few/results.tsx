import { styles as own } from '#features/why-few/why-few.styles.ts';
import whyFewLinks from '#generated/content/whyFewLinks.json';
import { PartFailed } from '#loan/offer/PartFailed.tsx';
import { styles } from '#loan/offer/offer.styles.ts';
import type { AfterProps, ResultsSlots } from '#loan/slots.ts';
import { useWords, withWords } from '#site/words.tsx';
import { deferred } from '#ui/deferred.tsx';

/** So many offers are enough: fewer are explained, and with the proposed change there are so many. */
const ENOUGH = 3;

/** Quoting code, fetched only where offers are few. */
const WhyFew = deferred(() => import('#features/why-few/WhyFew.tsx'), 'WhyFew', PartFailed);

type LinkGroupProps = { title: string; links: readonly { label: string; href: string }[] };

/** Pages that help in one situation; nothing without any. */
const LinkGroup = ({ title, links }: LinkGroupProps) =>
  links.length > 0 && (
    <section className={`${styles.intro} ${styles.screenOnly}`}>
      <h3>{title}</h3>
      <ul className={own.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );

/** Where few or none lend the amount asked for: why, what would change it and what else may help. */
function After({ offers, catalogue, onAskAgain }: AfterProps) {
  const { results, whyFewLinks: links } = useWords();
  const risky = results.bands[1].upTo ?? Infinity;
  return (
    <>
      {catalogue && offers.length < ENOUGH && (
        <WhyFew count={offers.length} wanted={ENOUGH} catalogue={catalogue} onAskAgain={onAskAgain} />
      )}
      {offers.every(({ incomeShare }) => incomeShare > risky) && <LinkGroup {...links.beyondMeans} />}
      <LinkGroup {...links.signing} />
    </>
  );
}

export const slots: ResultsSlots = { After: withWords(After, { whyFewLinks }) };
