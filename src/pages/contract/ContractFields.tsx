import type { ContractReviewConfig } from '#generated/types.ts';
import { styles } from '#pages/contract/contract.styles.ts';
import type { Errors } from '#pages/CheckedForm.tsx';
import { Typed } from '#pages/contract/Typed.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';

type FormTexts = ContractReviewConfig['form'];
type FieldsProps = { texts: FormTexts; errors: Errors; entities: readonly string[] };

/** The fields that an answer needs, then in a fold those that make it exact. */
export const ContractFields = ({ texts, errors, entities }: FieldsProps) => {
  const amount = (name: keyof FormTexts, hint?: string) => (
    <Typed id={name} label={texts[name]} hint={hint} error={errors[name]} prefix="$" />
  );
  return (
    <>
      {amount('received', texts.receivedHint)}
      <div className={styles.part}>
        <Typed id="count" label={texts.count} error={errors['count']} />
        {amount('first')}
        {amount('last', texts.lastHint)}
      </div>
      <details className={styles.more}>
        <summary>{texts.more}</summary>
        <div className={styles.part}>
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
