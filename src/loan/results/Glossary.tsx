import type { PanelsConfig } from '#generated/types.ts';
import { styles } from '#loan/results/results.styles.ts';
import { useWords } from '#site/words.tsx';
import { Facts } from '#ui/Facts.tsx';

type GlossaryProps = { terms: readonly (keyof PanelsConfig['glossary'])[] };

/** Terms and what they mean, in the config's words, and where to read on. */
export const Glossary = ({ terms }: GlossaryProps) => {
  const { glossary, explanations } = useWords().panels;
  const { more } = explanations;
  return (
    <>
      <Facts
        className={styles.glossary}
        facts={terms.map((term) => [glossary[term].term, glossary[term].text])}
      />
      <a href={more.href} target="_blank" rel="noopener">
        {more.label}
      </a>
    </>
  );
};
