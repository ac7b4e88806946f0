import { results } from '#generated/results.ts';
import { Glossary, type GlossaryProps } from '#simulator/results/Glossary.tsx';
import { Popover } from '#simulator/results/Popover.tsx';
import { buttons } from '#ui/buttons.styles.ts';

/** What the words beside the figures mean. */
export const Explanations = ({ terms }: GlossaryProps) => (
  <Popover title={results.explanations.button} className={buttons.quiet}>
    <Glossary terms={terms} />
  </Popover>
);
