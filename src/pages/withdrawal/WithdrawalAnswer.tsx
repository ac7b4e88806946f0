import { useEffect, useRef, useState } from 'react';
import { formatDate } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { calendarFile, type Deadlines } from '#domain/withdrawal.ts';
import { today } from '#gateways/clock.ts';
import { saveFile } from '#gateways/share.ts';
import type { WithdrawalConfig } from '#generated/types.ts';
import { styles } from '#pages/contract/contract.styles.ts';
import { Button } from '#ui/Button.tsx';
import { notices } from '#ui/notices.styles.ts';
import { CopyButton } from '#ui/panels/CopyButton.tsx';

export type WithdrawalTexts = Pick<WithdrawalConfig, 'form' | 'answer' | 'letter'>;

/** A lender, and the page where it says how to give a loan back, with the day on which we saw it. */
export type Lender = {
  id: string;
  name: string;
  website: string;
  link?: { url: string; seen: string } | undefined;
};

type AnswerProps = {
  texts: WithdrawalTexts;
  accepted: string;
  deadlines: Deadlines;
  /** Days until the tenth; negative when it is past. */
  left: number;
  lender: Lender | undefined;
};

/** The last day, what to send, and where. */
export function WithdrawalAnswer({ texts, accepted, deadlines, left, lender }: AnswerProps) {
  const { answer, form } = texts;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [deadlines]);
  const verdict = left > 0 ? answer.open : left === 0 ? answer.last : answer.over;
  const entity = lender?.name ?? form.other;
  const values = { entity, accepted: formatDate(accepted), today: formatDate(today()) };
  const letter = texts.letter.map((paragraph) => fillTemplate(paragraph, values));
  return (
    <section className={styles.answer} aria-labelledby="hasta">
      <div className={left < 0 ? notices.warn : notices.info}>
        <h2 ref={heading} id="hasta" tabIndex={-1} className={styles.verdict}>
          {fillTemplate(verdict, { day: formatDate(deadlines.sure), n: left })}
        </h2>
        {deadlines.extended !== deadlines.sure && (
          <p>{fillTemplate(answer.extended, { day: formatDate(deadlines.extended) })}</p>
        )}
        <p>{fillTemplate(answer.bank, { day: formatDate(deadlines.bank) })}</p>
        {left < 0 && <p>{answer.informed}</p>}
      </div>
      {left >= 0 && <Calendar texts={answer} day={deadlines.sure} entity={entity} text={letter.join('\n')} />}
      <div className={styles.paper}>
        <h3>{answer.letter}</h3>
        {letter.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <CopyButton
          look="secondary"
          text={answer.copy}
          content={letter.join('\n\n')}
          copied={answer.copied}
          failed={answer.notCopied}
        />
        <Button look="quiet" text={answer.print} onClick={() => print()} />
      </div>
      <Where texts={answer} lender={lender} />
    </section>
  );
}

type CalendarProps = { texts: WithdrawalTexts['answer']; day: string; entity: string; text: string };

function Calendar({ texts, day, entity, text }: CalendarProps) {
  const [isRefused, setRefused] = useState(false);
  const save = async () => {
    const title = fillTemplate(texts.event, { entity });
    const file = calendarFile({ day, title, text, stamp: today() });
    setRefused(!(await saveFile('arrepentirme.ics', 'text/calendar', file)));
  };
  return (
    <div>
      <Button look="secondary" text={texts.calendar} onClick={() => void save()} />
      <output>{isRefused && texts.failed}</output>
    </div>
  );
}

/** The lender's own page, or that we found none: an address is never guessed. */
function Where({ texts, lender }: { texts: WithdrawalTexts['answer']; lender: Lender | undefined }) {
  const site = lender && new URL(lender.website).host.replace(/^www\./, '');
  return (
    <div>
      <h3>{texts.where}</h3>
      {lender?.link ? (
        <p>
          {fillTemplate(texts.link, { entity: lender.name, day: formatDate(lender.link.seen) })}{' '}
          <a href={lender.link.url} rel="noopener">
            {lender.link.url}
          </a>
        </p>
      ) : (
        <p>{lender ? fillTemplate(texts.noLink, { entity: lender.name, site: site ?? '' }) : texts.noSite}</p>
      )}
    </div>
  );
}
