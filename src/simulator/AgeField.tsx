import { simulator } from '#generated/simulator.ts';
import { verbatim } from '#simulator/input-formats.ts';
import { styles } from '#ui/fields/field.styles.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TypedField } from '#ui/fields/TypedField.tsx';

const { limits, texts } = simulator;

const AGES = Array.from({ length: limits.age.max - limits.age.min + 1 }, (_, index) => {
  const code = String(limits.age.min + index);
  return { code, label: code };
});

type AgeFieldProps = { text: string; error: string | undefined; onChange: (text: string) => void };

/**
 * The age: a list on a phone, free text on a wider window. Both are in the page and one is shown, so that crossing
 * the breakpoint loses neither the value nor, before hydration, the control.
 */
export function AgeField({ text, error, onChange }: AgeFieldProps) {
  const { label, hint, placeholder, choose, unit } = texts.fields.age;
  const shared = { label, hint, error };
  const listed = AGES.some(({ code }) => code === text) ? text : '';
  return (
    <>
      <div className={styles.narrowOnly}>
        <SelectField
          {...shared}
          id="age-list"
          name="ageList"
          placeholder={choose}
          options={AGES}
          value={listed}
          onChange={onChange}
        />
      </div>
      <div className={styles.wideOnly}>
        <TypedField
          {...shared}
          id="age"
          name="age"
          inputFormat={verbatim}
          value={text}
          placeholder={placeholder}
          suffix={unit}
          onChange={onChange}
        />
      </div>
    </>
  );
}
