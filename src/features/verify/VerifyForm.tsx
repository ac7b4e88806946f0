import { indexNames } from '#features/verify/entity-names.ts';
import { isName, verify } from '#features/verify/verify.ts';
import { knownEntities, type KnownEntities } from '#features/verify/known-entities.ts';
import { type Found, VerifyAnswer, type VerifyTexts } from '#features/verify/VerifyAnswer.tsx';
import { memoizeByRef } from '#domain/memoize.ts';
import { PlainField } from '#ui/tool/PlainField.tsx';
import { type Errors, type Outcome, Tool } from '#ui/tool/Tool.tsx';
import { styles } from '#ui/tool/tool.styles.ts';

const indexOf = memoizeByRef(({ entities }: KnownEntities) => indexNames(entities));

const fieldOf = (at: number): string => `asks-${at}`;

/** Reads a name and the ticked questions; the list is fetched at the first search. */
async function read(data: FormData, { form, questions }: VerifyTexts): Promise<Outcome<Found>> {
  const name = String(data.get('entity') ?? '').trim();
  const alarms = [...questions.keys()].filter((at) => data.has(fieldOf(at)));
  const refused = (message: string): { errors: Errors } => ({ errors: { entity: message } });
  if (name === '')
    return alarms.length > 0 ? { answer: { verdict: null, name, asOf: '', alarms } } : refused(form.empty);
  if (!isName(name)) return refused(form.onlyName);
  const known = await knownEntities.load().catch(() => null);
  if (!known) return refused(form.failed);
  return { answer: { verdict: verify(name, indexOf(known)), name, asOf: known.asOf, alarms } };
}

/** Whether an entity exists, and what to do about what somebody asks. Nothing written here is stored or sent. */
export const VerifyForm = ({ texts }: { texts: VerifyTexts }) => {
  const { form, questions } = texts;
  return (
    <Tool
      submitText={form.submit}
      read={(data) => read(data, texts)}
      fields={(errors) => (
        <>
          <PlainField id="entity" label={form.label} hint={form.hint} error={errors['entity']} />
          <fieldset className={styles.questions}>
            <legend>{form.questions}</legend>
            {questions.map(({ question }, at) => (
              <label key={question}>
                <input type="checkbox" name={fieldOf(at)} />
                <span>{question}</span>
              </label>
            ))}
          </fieldset>
        </>
      )}
    >
      {(found) => <VerifyAnswer found={found} texts={texts} />}
    </Tool>
  );
};
