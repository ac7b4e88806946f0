import type { Payer } from '#domain/offers/cards.ts';
import { fillTemplate } from '#domain/template.ts';
import { list } from '#loan/results/list.styles.ts';
import { styles } from '#loan/results/results.styles.ts';
import { useWords } from '#site/words.tsx';

/** Entities that stand as buttons; the others are in a list. */
const NAMED = 3;

type PayerQuestionProps = {
  /** Entities where the visitor would pay less than now, the cheapest first. */
  cheaper: readonly Payer[];
  /** Every entity with a price for whoever is paid there. */
  payers: readonly Payer[];
  /** Match key of the entity that the visitor chose. */
  paidBy: string | null;
  /** '' for none. */
  onChosen: (paidBy: string) => void;
};

/** Asks in one line whether the visitor is paid where that would make the loan cheaper; once told, says so and can be undone. */
export function PayerQuestion({ cheaper, payers, paidBy, onChosen }: PayerQuestionProps) {
  const { payer: texts } = useWords().results;
  const chosen = payers.find(({ code }) => code === paidBy);
  if (!chosen && cheaper.length === 0) return null;
  const named = cheaper.slice(0, NAMED);
  const others = payers.filter((one) => !named.some(({ code }) => code === one.code));
  return (
    <div className={`${list.payer} ${styles.screenOnly}`} role="group" aria-label={texts.question}>
      {chosen ? (
        <>
          <p>{fillTemplate(texts.chosen, { bank: chosen.label })}</p>
          <button type="button" onClick={() => onChosen('')}>
            {texts.undo}
          </button>
        </>
      ) : (
        <>
          <p>{texts.question}</p>
          {named.map(({ code, label }) => (
            <button key={code} type="button" onClick={() => onChosen(code)}>
              {label}
            </button>
          ))}
          {others.length > 0 && <Others payers={others} onChosen={onChosen} />}
        </>
      )}
    </div>
  );
}

const Others = ({ payers, onChosen }: Pick<PayerQuestionProps, 'payers' | 'onChosen'>) => {
  const { payer: texts } = useWords().results;
  return (
    <select
      aria-label={`${texts.other}. ${texts.label}`}
      value=""
      onChange={(event) => onChosen(event.target.value)}
    >
      <option value="">{texts.other}</option>
      {payers.map(({ code, label }) => (
        <option key={code} value={code}>
          {label}
        </option>
      ))}
    </select>
  );
};
