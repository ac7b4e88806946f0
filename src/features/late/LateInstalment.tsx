import { useState } from 'react';
import { formatPercent, formatPesos } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { unit } from '#domain/units.ts';
import { lateCharge, PENALTY } from '#features/late/late-charge.ts';
import late from '#generated/content/late.json';
import { styles } from '#loan/offer/opened.styles.ts';
import type { OpenedOffer } from '#loan/slots.ts';
import { useWords, withWords } from '#site/words.tsx';
import { LabelledSlider } from '#ui/fields/LabelledSlider.tsx';

const MOST_DAYS = 200;
const FIRST_DAYS = 10;

/** Shows the cost of a month not paid, and what to ask for before. */
export const LateInstalment = withWords(
  function LateInstalment({ cost, schedule }: Pick<OpenedOffer, 'cost' | 'schedule'>) {
    const { late: texts } = useWords();
    const [chosen, setNumber] = useState(1);
    const [days, setDays] = useState(FIRST_DAYS);
    const number = Math.min(chosen, schedule.length);
    const instalment = schedule[number - 1]?.instalment ?? unit(0);
    const extra = lateCharge(instalment, cost.rates.interest, days);
    return (
      <>
        <p className={styles.soft}>{texts.intro}</p>
        {schedule.length > 1 && (
          <LabelledSlider
            name="late"
            label={texts.instalment}
            value={number}
            max={schedule.length}
            onChange={setNumber}
          />
        )}
        <LabelledSlider
          name="late"
          label={texts.days}
          value={days}
          max={MOST_DAYS}
          after={texts.daysAfter}
          onChange={setDays}
        />
        <p className={styles.result} role="status">
          {fillTemplate(texts.result, {
            number,
            days,
            extra: formatPesos(extra),
            total: formatPesos(instalment + extra),
            instalment: formatPesos(instalment),
          })}
        </p>
        <p className={styles.soft}>{fillTemplate(texts.assumption, { percent: formatPercent(PENALTY) })}</p>
        <h5>{texts.warn.title}</h5>
        <p>{texts.warn.text}</p>
        <ul>
          {texts.warn.ask.map((request) => (
            <li key={request}>{request}</li>
          ))}
        </ul>
      </>
    );
  },
  { late },
);
