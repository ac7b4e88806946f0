import type { Payer } from '#domain/offers/cards.ts';
import { fillTemplate } from '#domain/template.ts';
import { list } from '#loan/results/list.styles.ts';
import { styles } from '#loan/results/results.styles.ts';
import type { Words } from '#site/words.tsx';

/** Entities that stand as buttons; the others are in a list. */
const NAMED = 3;

type PayerQuestionProps = {
  /** Its words: of being paid there, or of being a client. */
  texts: Words['results']['payer'];
  /** Entities where the visitor would pay less than now, the cheapest first. */
  cheaper: readonly Payer[];
  /** Every entity with a price on that condition. */
  entities: readonly Payer[];
  /** Match key of the entity that the visitor chose. */
  chosen: string | null;
  /** '' for none. */
  onChosen: (code: string) => void;
};

/**
 * Asks in one line whether the visitor is paid, or a client, where that would make the loan cheaper; once told, says so
 * and can be undone.
 */
export function PayerQuestion({ texts, cheaper, entities, chosen: code, onChosen }: PayerQuestionProps) {
  const chosen = entities.find((one) => one.code === code);
  if (!chosen && cheaper.length === 0) return null;
  const named = cheaper.slice(0, NAMED);
  const others = entities.filter((one) => !named.includes(one));
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
          {named.map(({ code: other, label }) => (
            <button key={other} type="button" onClick={() => onChosen(other)}>
              {label}
            </button>
          ))}
          {others.length > 0 && <Others texts={texts} entities={others} onChosen={onChosen} />}
        </>
      )}
    </div>
  );
}

const Others = ({
  texts,
  entities,
  onChosen,
}: Pick<PayerQuestionProps, 'texts' | 'entities' | 'onChosen'>) => (
  <select
    aria-label={`${texts.other}. ${texts.label}`}
    value=""
    onChange={(event) => onChosen(event.target.value)}
  >
    <option value="">{texts.other}</option>
    {entities.map(({ code, label }) => (
      <option key={code} value={code}>
        {label}
      </option>
    ))}
  </select>
);
