import { formatDate } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { today } from '#gateways/clock.ts';
import type { ContentParts } from '#generated/kinds.ts';
import { Answer, Now } from '#ui/tool/Answer.tsx';
import { isWrongDay } from '#ui/tool/day-field.ts';
import { Letter } from '#ui/tool/Letter.tsx';
import { PlainField } from '#ui/tool/PlainField.tsx';
import { type Outcome, Tool } from '#ui/tool/Tool.tsx';

type LetterTexts = Pick<ContentParts['cannotPay'], 'form' | 'answer' | 'letter'>;

/** To whom the letter goes, and the day on which the instalment is due (YYYY-MM-DD). */
type Told = { entity: string; due: string };

function read(data: FormData, form: HTMLFormElement, { form: texts }: LetterTexts): Outcome<Told> {
  const [entity = '', due = ''] = ['entity', 'due'].map((name) => String(data.get(name) ?? '').trim());
  if (isWrongDay(form.elements.namedItem('due') as HTMLInputElement))
    return { errors: { due: texts.wrongDay } };
  return due === '' ? { errors: { due: texts.missing } } : { answer: { entity, due } };
}

/** The letter of somebody who gives notice before the day; after it, it says that the day is past. */
function letterOf({ entity, due }: Told, isPast: boolean, { letter }: LetterTexts): string[] {
  const values = { entity: entity || letter.blank, due: formatDate(due), today: formatDate(today()) };
  return [letter.to, isPast ? letter.past : letter.ahead, ...letter.rest].map((text) =>
    fillTemplate(text, values),
  );
}

/** The letter that tells an entity that an instalment cannot be paid. Nothing written here is stored or sent. */
export const LetterForm = ({ texts }: { texts: LetterTexts }) => {
  const { form, answer } = texts;
  return (
    <Tool
      submitText={form.submit}
      read={(data, element) => read(data, element, texts)}
      fields={(errors) => (
        <>
          <PlainField id="entity" label={form.entity} hint={form.entityHint} />
          <PlainField id="due" type="date" label={form.due} error={errors['due']} />
        </>
      )}
    >
      {(told) => {
        const isPast = told.due < today();
        return (
          <Answer tone={isPast ? 'warn' : 'info'} verdict={isPast ? answer.past : answer.ahead}>
            <Now title={answer.title}>
              <Letter paragraphs={letterOf(told, isPast, texts)} texts={answer} />
            </Now>
          </Answer>
        );
      }}
    </Tool>
  );
};
