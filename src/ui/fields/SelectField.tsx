import { Field, type FieldProps } from '#ui/fields/Field.tsx';
import { styles } from '#ui/fields/field.styles.ts';

type Option = { code: string; label: string };

type SelectFieldProps = FieldProps & {
  name: string;
  /** Text of the first option, which stands for 'not chosen yet'; none when a value is always set. */
  placeholder?: string;
  options: readonly Option[];
  /** None in a form whose controls keep their values themselves. */
  value?: string;
  autoComplete?: string;
  isOptional?: boolean;
  onChange?: (value: string) => void;
};

/** A native select, for which phones have a picker of their own. */
export function SelectField(props: SelectFieldProps) {
  const { name, placeholder, options, value, autoComplete, isOptional, onChange } = props;
  return (
    <Field {...props}>
      {(control) => (
        <select
          {...control}
          className={styles.control}
          name={name}
          value={value}
          required={!isOptional}
          autoComplete={autoComplete}
          onChange={onChange && ((event) => onChange(event.target.value))}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            // Without a value of its own an option's text is its value: ages are said once.
            <option key={option.code} value={option.code === option.label ? undefined : option.code}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
