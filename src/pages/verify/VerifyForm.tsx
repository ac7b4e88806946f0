import { type FormEvent, useRef, useState } from 'react';
import { indexNames } from '#domain/verify/entity-names.ts';
import { type Verdict, verify } from '#domain/verify/verify.ts';
import { knownEntities, type KnownEntities, type KnownEntity } from '#gateways/data.ts';
import { styles } from '#pages/contract/contract.styles.ts';
import { VerifyAnswer, type VerifyTexts } from '#pages/verify/VerifyAnswer.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { Field } from '#ui/fields/Field.tsx';
import { styles as fields } from '#ui/fields/field.styles.ts';

type State = { verdict: Verdict<KnownEntity> | null; error: string | null };

const ROWS = 4;

/** Whether an entity exists. The list is fetched at the first search; nothing typed here is stored or sent. */
export function VerifyForm({ texts }: { texts: VerifyTexts }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [{ verdict, error }, setState] = useState<State>({ verdict: null, error: null });
  const write = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget).get('example');
    if (field.current && typeof written === 'string') field.current.value = written;
    field.current?.form?.requestSubmit();
  };
  const search = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = field.current?.value ?? '';
    const known = await knownEntities.load().catch(() => null);
    const found = known && verify(text, ready(known));
    setState({
      verdict: found,
      error: found ? null : known ? texts.form.empty : texts.form.failed,
    });
    if (!found) field.current?.focus();
  };
  return (
    <div className={styles.review}>
      <form
        className={styles.form}
        method="dialog"
        noValidate
        autoComplete="off"
        onInput={() => error && setState({ verdict, error: null })}
        onSubmit={search}
      >
        <Field id="entity" label={texts.form.label} hint={texts.form.hint} error={error ?? undefined}>
          {(control) => (
            <textarea {...control} ref={field} className={fields.control} name="entity" rows={ROWS} />
          )}
        </Field>
        <button className={buttons.primary} type="submit">
          {texts.form.submit}
        </button>
      </form>
      <ul className={styles.examples}>
        {texts.form.examples.map((example) => (
          <li key={example.label}>
            {/* A form of its own: what is pressed before this script came is submitted again when it is there. */}
            <form method="dialog" onSubmit={write}>
              <input type="hidden" name="example" value={example.text} />
              <button className={buttons.secondary} type="submit">
                {example.label}
              </button>
            </form>
          </li>
        ))}
      </ul>
      {verdict && <VerifyAnswer verdict={verdict} texts={texts} />}
    </div>
  );
}

const indexes = new WeakMap<KnownEntities, ReturnType<typeof makeReady>>();

const makeReady = ({ entities, sites, vocabulary }: KnownEntities) => ({
  names: indexNames(entities),
  official: sites,
  vocabulary,
});

/** The list ready to be searched, worked out once. */
function ready(known: KnownEntities) {
  const index = indexes.get(known) ?? makeReady(known);
  indexes.set(known, index);
  return index;
}
