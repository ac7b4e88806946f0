import type { ReactNode } from 'react';
import { results } from '#generated/results.ts';
import { styles } from '#simulator/results/results.styles.ts';
import { Button } from '#ui/Button.tsx';

const { buttons: texts } = results;

type ActionsProps = { onNew: () => void; onEdit: () => void; children?: ReactNode };

/** Start anew or change the form: at the top and, after the last offer, again. */
export function Actions({ onNew, onEdit, children }: ActionsProps) {
  return (
    <div className={`${styles.actions} ${styles.screenOnly}`}>
      {/* The logo and the header's 'Simulador' press this button (src/islands/native-parts.ts). */}
      <Button look="secondary" text={texts.newSimulation} data-new-simulation="" onClick={onNew} />
      <Button look="secondary" text={texts.edit} onClick={onEdit} />
      {children}
    </div>
  );
}
