import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { readTerm } from '#domain/input/term.ts';
import { matchKey } from '#domain/match-key.ts';
import type { OfferedConfig } from '#generated/types.ts';
import { ReadingTextsContext } from '#loan/form/ReadAs.tsx';
import { CheckedForm, type Errors } from '#pages/CheckedForm.tsx';
import { styles } from '#pages/contract/contract.styles.ts';
import { readPesos, Typed } from '#pages/contract/Typed.tsx';
import { type Ceilings, useCeilings } from '#pages/contract/useCeilings.ts';
import { Chosen } from '#pages/offered/Chosen.tsx';
import { type OfferedProps, readOffered, type ReportedOffer } from '#pages/offered/entry.ts';
import { OfferedAnswer } from '#pages/offered/OfferedAnswer.tsx';
import { useWords } from '#site/words.tsx';

/** Puts what the address knows of the offer into the fields, once: when there are entities to choose from. */
function useAddressed(form: RefObject<HTMLFormElement | null>, { entities }: Ceilings): void {
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
  const isReady = entities.length > 0;
  useEffect(() => {
    if (isReady && form.current) fill(form.current);
  }, [form, isReady]);
}

/** Asks what an entity offered, works it out on the device, and offers to share it. */
export function OfferedForm(props: OfferedProps) {
  const { reading, rules } = props;
  const texts = useWords().offered;
  const form = useRef<HTMLFormElement>(null);
  const [reported, setReported] = useState<ReportedOffer | null>(null);
  const ceilings = useCeilings();
  useAddressed(form, ceilings);
  const submit = (data: FormData) => {
    const entry = readOffered(data, texts.errors, rules.limits.term.max);
    setReported('reported' in entry ? entry.reported : null);
    return 'errors' in entry ? entry.errors : {};
  };
  return (
    <ReadingTextsContext value={reading}>
      <CheckedForm form={form} submitText={texts.form.submit} onSubmit={submit}>
        {(errors) => <Questions texts={texts.form} errors={errors} entities={ceilings.entities} />}
      </CheckedForm>
      {reported && (
        <OfferedAnswer key={JSON.stringify(reported)} {...props} reported={reported} ceilings={ceilings} />
      )}
    </ReadingTextsContext>
  );
}

type QuestionsProps = { texts: OfferedConfig['form']; errors: Errors; entities: readonly string[] };

function Questions({ texts, errors, entities }: QuestionsProps) {
  const refused = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  // Takes up the choice that was made before this script came.
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
