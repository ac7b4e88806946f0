import { Field, type FieldProps } from '#ui/fields/Field.tsx';
import { styles } from '#ui/fields/field.styles.ts';

type PlainFieldProps = FieldProps & {
  type?: 'text' | 'date';
  inputMode?: 'decimal' | 'numeric';
  prefix?: string;
  suffix?: string;
};

/** A field that keeps its text itself; its id is its name. */
export const PlainField = ({ type = 'text', inputMode, prefix, suffix, ...field }: PlainFieldProps) => (
  <Field {...field}>
    {(control) => (
      <span className={styles.affixed}>
        {prefix && <span className={styles.affix}>{prefix}</span>}
        <input {...control} className={styles.bare} name={field.id} type={type} inputMode={inputMode} />
        {suffix && <span className={styles.affix}>{suffix}</span>}
      </span>
    )}
  </Field>
);
