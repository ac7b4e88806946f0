import { fillTemplate } from '#domain/template.ts';
import { MOST, usePicks } from '#features/compare/picks.ts';
import type { ChoiceProps } from '#loan/slots.ts';
import { useWords } from '#site/words.tsx';

export function PickBox({ offer: { id, bank } }: ChoiceProps) {
  const { pick, pickLabel, full } = useWords().compareChoice;
  const { compared, dispatch, say } = usePicks();
  const choose = (isPicked: boolean) => {
    say(isPicked && compared.length >= MOST ? fillTemplate(full, { n: MOST }) : '');
    dispatch({ type: isPicked ? 'offerPicked' : 'offerDropped', id });
  };
  return (
    <label>
      <input
        type="checkbox"
        checked={compared.includes(id)}
        aria-label={fillTemplate(pickLabel, { bank })}
        onChange={(event) => choose(event.target.checked)}
      />
      <span>{pick}</span>
    </label>
  );
}
