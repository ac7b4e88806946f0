import { fillTemplate } from '#domain/template.ts';
import { kit } from '#generated/kit.ts';
import { wholeNumber } from '#simulator/input-formats.ts';
import { decimal } from '#simulator/kit/decimal-format.ts';
import { type DebtEntry, fieldName } from '#simulator/kit/debt-swap/entry.ts';
import { styles } from '#simulator/steps.styles.ts';
import { buttons } from '#ui/buttons.styles.ts';
import { TypedField } from '#ui/fields/TypedField.tsx';

const { debt: texts, loan } = kit.debtSwap;

type DebtFieldsProps = {
  debt: DebtEntry;
  /** From 1. */
  position: number;
  onChange: (change: Partial<DebtEntry>) => void;
  /** None for the only debt. */
  onRemove: (() => void) | null;
};

export function DebtFields({ debt, position, onChange, onRemove }: DebtFieldsProps) {
  const { key } = debt;
  const bind = (field: Exclude<keyof DebtEntry, 'key'>) => {
    const name = fieldName(field, key);
    return { id: name, name, value: debt[field], onChange: (value: number) => onChange({ [field]: value }) };
  };
  return (
    <fieldset className={styles.form}>
      <legend className={styles.legend}>
        <strong>{fillTemplate(texts.title, { n: position })}</strong>
      </legend>
      <div className={styles.pair}>
        <TypedField
          {...bind('balance')}
          label={texts.balance}
          hint={texts.balanceHint}
          prefix="$"
          inputFormat={wholeNumber}
        />
        <TypedField {...bind('instalment')} label={texts.instalment} prefix="$" inputFormat={wholeNumber} />
        <TypedField {...bind('left')} label={texts.left} suffix={loan.months} inputFormat={wholeNumber} />
        <TypedField
          {...bind('fee')}
          label={texts.fee}
          hint={texts.feeHint}
          suffix={loan.percent}
          inputMode="decimal"
          isOptional
          inputFormat={decimal}
        />
      </div>
      {onRemove && (
        <button className={buttons.quiet} type="button" onClick={onRemove}>
          {fillTemplate(texts.remove, { n: position })}
        </button>
      )}
    </fieldset>
  );
}
