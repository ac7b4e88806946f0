import { Field } from '#ui/fields/Field.tsx';
import { styles as fields } from '#ui/fields/field.styles.ts';
import type { Option } from '#pages/offered/entry.ts';

type ChosenProps = {
  name: string;
  label: string;
  empty: string;
  options: readonly Option[];
  error?: string | undefined;
};

/** A native list of options. */
export const Chosen = ({ name, label, empty, options, error }: ChosenProps) => (
  <Field id={name} label={label} error={error}>
    {(control) => (
      <select {...control} className={fields.control} name={name}>
        <option value="">{empty}</option>
        {options.map(({ code, label: text }) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
);
