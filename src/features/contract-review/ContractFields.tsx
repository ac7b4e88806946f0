import type { ContentParts } from '#generated/kinds.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { PlainField } from '#ui/tool/PlainField.tsx';
import type { Errors } from '#ui/tool/Tool.tsx';
import { styles } from '#ui/tool/tool.styles.ts';

type FormTexts = ContentParts['contractReview']['form'];
type FieldsProps = { texts: FormTexts; errors: Errors; entities: readonly string[] };

/** The fields that an answer needs, then in a fold those that make it exact. */
export const ContractFields = ({ texts, errors, entities }: FieldsProps) => {
  const amount = (name: keyof FormTexts, hint?: string) => (
    <PlainField
      id={name}
      label={texts[name]}
      hint={hint}
      error={errors[name]}
      prefix="$"
      inputMode="decimal"
    />
  );
  return (
    <>
      {amount('received', texts.receivedHint)}
      <div className={styles.pair}>
        <PlainField id="count" label={texts.count} error={errors['count']} inputMode="numeric" />
        {amount('first')}
        {amount('last', texts.lastHint)}
      </div>
      <details className={styles.more}>
        <summary>{texts.more}</summary>
        <div className={styles.pair}>
          {amount('atStart', texts.atStartHint)}
          {amount('monthly', texts.monthlyHint)}
          <SelectField
            id="entity"
            name="entity"
            label={texts.entity}
            hint={texts.entityHint}
            placeholder={texts.noEntity}
            options={entities.map((entity) => ({ code: entity, label: entity }))}
            isOptional
          />
        </div>
      </details>
    </>
  );
};
