import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { readTerm } from '#domain/input/term.ts';
import { matchKey } from '#domain/match-key.ts';
import type { OfferedConfig } from '#generated/types.ts';
import { ReadingTextsContext } from '#loan/form/ReadAs.tsx';
import { styles } from '#pages/contract/contract.styles.ts';
import { readPesos, Typed } from '#pages/contract/Typed.tsx';
import { type Ceilings, useCeilings } from '#pages/contract/useCeilings.ts';
import { Chosen } from '#pages/offered/Chosen.tsx';
import { type EntryErrors, type OfferedProps, readOffered, type Told } from '#pages/offered/entry.ts';
import { OfferedAnswer } from '#pages/offered/OfferedAnswer.tsx';
import { useWords } from '#site/words.tsx';
import { buttons } from '#ui/buttons.styles.ts';

/** Puts what the address knows of the offer into the fields, once: when there are entities to choose from. */
function useAddressed(form: HTMLFormElement | null, { entities }: Ceilings): void {
  const fill = useEffectEvent((into: HTMLFormElement) => {
    const known = new URLSearchParams(location.hash.slice(1));
    const key = matchKey(known.get('entidad') ?? '');
    known.set('entity', entities.find((entity) => matchKey(entity) === key) ?? '');
    for (const name of ['entity', 'received', 'count']) {
      const control = into.elements.namedItem(name) as HTMLInputElement | null;
      const value = known.get(name) ?? '';
      if (!control || control.value !== '' || value === '') continue;
      control.value = value;
      // The field hears of it as of what is typed.
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  const isReady = form !== null && entities.length > 0;
  useEffect(() => {
    if (isReady) fill(form);
  }, [form, isReady]);
}

/** Asks what an entity offered, works it out on the device, and offers to share it. */
export function OfferedForm(props: OfferedProps) {
  const { reading, rules } = props;
  const texts = useWords().offered;
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [errors, setErrors] = useState<EntryErrors>({});
  const [told, setTold] = useState<Told | null>(null);
  const ceilings = useCeilings();
  const attempts = useRef(0);
  useAddressed(form, ceilings);
  useEffect(() => {
    if (attempts.current > 0) form?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    attempts.current = 0;
  }, [form, errors]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    attempts.current = 1;
    const entry = readOffered(new FormData(event.currentTarget), texts.errors, rules.limits.term.max);
    setErrors('errors' in entry ? entry.errors : {});
    setTold('told' in entry ? entry.told : null);
  };
  const forget = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    if (errors[name]) setErrors({ ...errors, [name]: undefined });
  };
  return (
    <ReadingTextsContext value={reading}>
      <form
        ref={setForm}
        className={styles.form}
        method="dialog"
        noValidate
        autoComplete="off"
        onInput={forget}
        onSubmit={submit}
      >
        <Questions texts={texts.form} errors={errors} entities={ceilings.entities} />
        <button className={buttons.primary} type="submit">
          {texts.form.submit}
        </button>
      </form>
      {told && <OfferedAnswer key={JSON.stringify(told)} {...props} told={told} ceilings={ceilings} />}
    </ReadingTextsContext>
  );
}

type QuestionsProps = { texts: OfferedConfig['form']; errors: EntryErrors; entities: readonly string[] };

function Questions({ texts, errors, entities }: QuestionsProps) {
  const refused = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  // What was chosen before this script came.
  useLayoutEffect(() => setRefused(refused.current?.checked ?? false), []);
  const reasons = Object.entries(texts.reasons).map(([code, label]) => ({ code, label }));
  return (
    <div className={styles.part}>
      <Chosen
        name="entity"
        label={texts.entity}
        error={errors['entity']}
        empty={texts.choose}
        options={entities.map((entity) => ({ code: entity, label: entity }))}
      />
      <fieldset>
        <legend className={styles.question}>{texts.outcome}</legend>
        <div className={styles.choice}>
          {(['lent', 'refused'] as const).map((outcome) => (
            <label key={outcome}>
              <input
                type="radio"
                name="outcome"
                value={outcome}
                ref={outcome === 'refused' ? refused : undefined}
                defaultChecked={outcome === 'lent'}
                onChange={() => setRefused(outcome === 'refused')}
              />
              <span>{texts[outcome]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {isRefused ? (
        <Chosen name="why" label={texts.why} error={errors['why']} empty={texts.choose} options={reasons} />
      ) : (
        <>
          <Typed
            id="received"
            label={texts.received}
            hint={texts.receivedHint}
            error={errors['received']}
            read={readPesos}
            prefix="$"
          />
          <Typed id="count" label={texts.count} error={errors['count']} read={readTerm} />
          <Typed
            id="instalment"
            label={texts.instalment}
            hint={texts.instalmentHint}
            error={errors['instalment']}
            read={readPesos}
            prefix="$"
          />
        </>
      )}
    </div>
  );
}
