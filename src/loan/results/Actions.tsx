import type { ResultsViewProps } from '#loan/results-props.ts';
import { styles } from '#loan/offer/offer.styles.ts';
import { useWords } from '#site/words.tsx';
import { Button } from '#ui/Button.tsx';

type ActionsProps = Pick<ResultsViewProps, 'onNew' | 'onEdit'> & { className?: string };

/** Start anew or change the form: at the top (on a phone behind 'more') and, after the last offer, again. */
export const Actions = ({ onNew, onEdit, className = '' }: ActionsProps) => {
  const { results } = useWords();
  return (
    <div className={`${styles.actions} ${styles.screenOnly} ${className}`}>
      {/* The logo and the header's 'Simulador' press this button (src/islands/native-parts.ts). */}
      <Button look="secondary" text={results.buttons.newSimulation} data-new-simulation="" onClick={onNew} />
      <Button look="secondary" text={results.buttons.edit} onClick={onEdit} />
    </div>
  );
};
