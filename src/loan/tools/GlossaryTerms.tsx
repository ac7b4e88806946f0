import type { ContentParts } from '#generated/kinds.ts';
import panels from '#generated/content/panels.json';

import { styles } from '#loan/offer/offer.styles.ts';
import { useWords, withWords } from '#site/words.tsx';
import { Facts } from '#ui/Facts.tsx';

export type GlossaryProps = { terms: readonly (keyof ContentParts['panels']['glossary'])[] };

/** Terms and what they mean, in the config's words, and where to read on. */
export const GlossaryTerms = withWords(
  function GlossaryTerms({ terms }: GlossaryProps) {
    const { panels, results } = useWords();
    const { more } = results.explanations;
    return (
      <>
        <Facts
          className={styles.glossary}
          facts={terms.map((term) => [panels.glossary[term].term, panels.glossary[term].text])}
        />
        <a href={more.href} target="_blank" rel="noopener">
          {more.label}
        </a>
      </>
    );
  },
  { panels },
);
