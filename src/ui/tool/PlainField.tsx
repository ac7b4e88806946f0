import { Field, type FieldProps } from '#ui/fields/Field.tsx';
import { styles } from '#ui/fields/field.styles.ts';

type PlainFieldProps = FieldProps & {
  type?: 'text' | 'date';
  inputMode?: 'decimal' | 'numeric';
  prefix?: string;
  suffix?: string;
  /** Texts that the browser offers to complete what is typed. */
  suggestions?: readonly string[];
};

/** A field that keeps its text itself; its id is its name. */
export const PlainField = ({
  type = 'text',
  inputMode,
  prefix,
  suffix,
  suggestions,
  ...field
}: PlainFieldProps) => (
  <Field {...field}>
    {(control) => (
      <span className={styles.affixed}>
        {prefix && <span className={styles.affix}>{prefix}</span>}
        <input
          {...control}
          className={styles.bare}
          name={field.id}
          type={type}
          inputMode={inputMode}
          list={suggestions && `${field.id}-known`}
        />
        {suggestions && (
          <datalist id={`${field.id}-known`}>
            {suggestions.map((text) => (
              <option key={text} value={text} />
            ))}
          </datalist>
        )}
        {suffix && <span className={styles.affix}>{suffix}</span>}
      </span>
    )}
  </Field>
);
