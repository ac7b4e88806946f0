import type { Payer } from '#domain/offers/cards.ts';
import { fillTemplate } from '#domain/template.ts';
import { list } from '#loan/results/list.styles.ts';
import { styles } from '#loan/offer/offer.styles.ts';
import type { ResultsState } from '#loan/results/useResults.ts';
import { useWords, type Words } from '#site/words.tsx';
import { useDesktop } from '#ui/panels/useDesktop.ts';

/** Entities that stand as buttons; the others are in a list. */
const NAMED = 3;

/** Where a question stands: beside the list on a desktop, else after its first offer; and where the tied prices begin. */
type Place = 'rail' | 'list' | 'tied';

/** Asks for the accounts that would make a price the visitor's. */
export function Questions({ state, place }: { state: ResultsState; place: Place }) {
  const { results } = useWords();
  const { offers, view, chooseTie } = state;
  const isDesktop = useDesktop();
  // Where nothing can be taken the tied prices come first, with the question above them.
  if (place !== 'tied' && (isDesktop === (place === 'list') || !offers.summary.best)) return null;
  return (['paidBy', 'clientOf'] as const).map((tie) => (
    <PayerQuestion
      key={tie}
      {...offers.questions()[tie]}
      texts={tie === 'paidBy' ? results.payer : results.client}
      place={place}
      chosen={view.ties[tie]}
      onChosen={(code) => chooseTie(tie, code)}
    />
  ));
}

type PayerQuestionProps = {
  place: Place;
  /** Texts of the question: about being paid there, or about being a client. */
  texts: Words['results']['payer'];
  /** Entities where the visitor would pay less than now, the cheapest first. */
  cheaper: readonly Payer[];
  /** Every entity with a price on that condition. */
  entities: readonly Payer[];
  /** Match key of the entity that the visitor chose. */
  chosen: string | null;
  /** Takes a match key; '' for none. */
  onChosen: (code: string) => void;
};

/**
 * Asks whether the visitor is paid, or a client, where that would make the loan cheaper; once answered, says so
 * and can be undone.
 */
function PayerQuestion({ texts, place, cheaper, entities, chosen: code, onChosen }: PayerQuestionProps) {
  const chosen = entities.find((one) => one.code === code);
  // Beside the tied prices there is nothing more to ask once it is answered.
  if (chosen ? place === 'tied' : cheaper.length === 0) return null;
  const question = place === 'tied' ? texts.label : texts.question;
  const named = cheaper.slice(0, NAMED);
  const others = entities.filter((one) => !named.includes(one));
  return (
    <div
      className={`${list.payer} ${styles.screenOnly}`}
      role="group"
      aria-label={question}
      data-place={place}
    >
      {chosen ? (
        <>
          <p>{fillTemplate(texts.chosen, { bank: chosen.label })}</p>
          <button type="button" onClick={() => onChosen('')}>
            {texts.undo}
          </button>
        </>
      ) : (
        <>
          <p>{question}</p>
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
