import { useMemo } from 'react';
import { verbatim } from '#loan/form/input-formats.ts';
import { useWords, type Words } from '#site/words.tsx';
import { styles as fieldStyles } from '#ui/fields/field.styles.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TypedField } from '#ui/fields/TypedField.tsx';

const agesFrom = ({ min, max }: Words['simulator']['limits']['age']) =>
  Array.from({ length: max - min + 1 }, (_, index) => {
    const code = String(min + index);
    return { code, label: code };
  });

type AgeFieldProps = { text: string; error: string | undefined; onChange: (text: string) => void };

/**
 * A list on a phone, free text on a wider window: both are in the page, so that crossing the breakpoint loses nothing.
 */
export function AgeField({ text, error, onChange }: AgeFieldProps) {
  const { limits, texts } = useWords().simulator;
  const ages = useMemo(() => agesFrom(limits.age), [limits]);
  const { label, hint, placeholder, choose, unit } = texts.fields.age;
  const shared = { label, hint, error };
  const listed = ages.some(({ code }) => code === text) ? text : '';
  return (
    <>
      <div className={fieldStyles.narrowOnly}>
        <SelectField
          {...shared}
          id="age-list"
          name="ageList"
          placeholder={choose}
          options={ages}
          value={listed}
          onChange={onChange}
        />
      </div>
      <div className={fieldStyles.wideOnly}>
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
