import { formatDate } from '#domain/format.ts';
import { fillTemplate, pluralize } from '#domain/template.ts';
import { daysUntil, type Deadlines, type Standing } from '#features/withdrawal/deadlines.ts';
import { today } from '#gateways/clock.ts';
import type { ContentParts } from '#generated/kinds.ts';
import { Answer, Now } from '#ui/tool/Answer.tsx';
import { Letter } from '#ui/tool/Letter.tsx';

export type WithdrawalTexts = Pick<ContentParts['withdrawal'], 'form' | 'answer' | 'letter'>;

/** A lender, and the page where it says how to give a loan back, with the day on which we saw it. */
export type Lender = {
  name: string;
  website: string;
  link?: { url: string; seen: string } | undefined;
};

/** What the form holds, reckoned on the day of the visit. */
export type Reckoned = {
  accepted: string;
  deadlines: Deadlines;
  standing: Standing;
  /** The entity's name as it was written; empty when it was not. */
  entity: string;
  lender: Lender | undefined;
};

type AnswerProps = { reckoned: Reckoned; texts: WithdrawalTexts };

/** The right that still holds, what to send, and where. */
export function WithdrawalAnswer({ reckoned, texts }: AnswerProps) {
  const { deadlines, standing } = reckoned;
  const { answer } = texts;
  const { state, day } = standing;
  const { sure, extended, bank, knowsHolidays } = deadlines;
  const verdict = fillTemplate(answer[state], { day: formatDate(day), ended: formatDate(extended) });
  return (
    <Answer
      tone={state === 'open' ? 'info' : 'warn'}
      verdict={state === 'open' ? `${verdict} ${pluralize(answer.left, daysUntil(day, today()))}` : verdict}
      because={
        <>
          {day === sure && extended !== sure && (
            <p>{fillTemplate(answer.extended, { day: formatDate(extended) })}</p>
          )}
          {(state === 'open' || state === 'lastDay') && (
            <p>{fillTemplate(answer.bank, { day: formatDate(bank) })}</p>
          )}
          {state === 'over' && <p>{answer.informed}</p>}
          {!knowsHolidays && <p>{answer.holidays}</p>}
        </>
      }
    >
      <Now title={answer.letter}>
        <Letter paragraphs={letterOf(reckoned, texts.letter)} texts={answer} />
      </Now>
      <Where reckoned={reckoned} texts={answer} />
    </Answer>
  );
}

/** The paragraphs of the letter: they state only what holds on the day it is written. */
function letterOf({ accepted, entity, standing }: Reckoned, letter: WithdrawalTexts['letter']): string[] {
  const values = {
    entity: entity || letter.blank,
    accepted: formatDate(accepted),
    today: formatDate(today()),
  };
  const ground = standing.state === 'lastDay' ? 'open' : standing.state;
  return [letter.to, letter.ground[ground], ...letter.rest].map((text) => fillTemplate(text, values));
}

type WhereProps = { reckoned: Reckoned; texts: WithdrawalTexts['answer'] };

/** The lender's own page, or that we found none: an address is never guessed. */
function Where({ reckoned: { lender }, texts }: WhereProps) {
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
