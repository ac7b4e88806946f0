import { useId, useState } from 'react';
import { formatPesos } from '#domain/format.ts';
import type { LoanForm } from '#domain/loan-request.ts';
import { fillTemplate } from '#domain/template.ts';
import { styles } from '#features/what-if/what-if.styles.ts';
import whatIf from '#generated/content/whatIf.json';
import { styles as common } from '#loan/offer/offer.styles.ts';
import { useSimulation } from '#loan/offer/simulation.ts';
import { FeaturePart } from '#loan/results/deferred-panels.ts';
import type { ChangeProps, ResultsSlots } from '#loan/slots.ts';
import { useWords, withWords } from '#site/words.tsx';

/** Says how the lowest instalment moved; '' where there was or is none. */
const compare = (before: number, after: number, text: string): string =>
  Number.isFinite(before) && Number.isFinite(after)
    ? fillTemplate(text, { before: formatPesos(before), after: formatPesos(after) })
    : '';

/** Has the amount and the term changed in the row that shows them, and says how the lowest instalment moved by it. */
function Change({ lowestInstalment: lowest, asking, say, onAskAgain, children }: ChangeProps) {
  const { whatIf: texts } = useWords();
  const { form } = useSimulation();
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState({ form, lowest, text: '' });
  if (seen.form !== form) setSeen({ form, lowest, text: compare(seen.lowest, lowest, texts.compared) });
  const id = useId();
  const remark = (text: string) => {
    say(text);
    setSeen({ ...seen, text });
  };
  const askAgain = (changed: LoanForm) => {
    remark('');
    onAskAgain(changed);
  };
  return (
    <>
      <button
        className={`${styles.edit} ${common.screenOnly}`}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.edit}
      </button>
      {children}
      {isOpen && (
        <div className={styles.change} id={id}>
          <FeaturePart
            part="what-if"
            props={{ form, asking, onAskAgain: askAgain, onUnchanged: () => remark(texts.unchanged) }}
          />
        </div>
      )}
      {seen.text && <p className={styles.outcome}>{seen.text}</p>}
    </>
  );
}

export const slots: ResultsSlots = { Change: withWords(Change, { whatIf }) };
