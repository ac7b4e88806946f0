import explanations from '#generated/content/explanations.json';
import { styles } from '#features/explanations/explanations.styles.ts';
import type { TermsProps } from '#loan/slots.ts';
import { ROUTES } from '#site/routes.ts';
import { useWords, withWords } from '#site/words.tsx';
import { Facts } from '#ui/Facts.tsx';

/** Terms and what they mean, and where to read on. */
export const Explanations = withWords(
  function Explanations({ terms }: Pick<TermsProps, 'terms'>) {
    const words = useWords().explanations;
    return (
      <>
        <Facts className={styles.terms} facts={terms.map((term) => [words[term].term, words[term].text])} />
        <a href={`${ROUTES.information}#cft`} target="_blank" rel="noopener">
          {words.more}
        </a>
      </>
    );
  },
  { explanations },
);
