import { Field, type FieldProps } from '#ui/fields/Field.tsx';
import { styles as fields } from '#ui/fields/field.styles.ts';

type TypedProps = FieldProps & { type?: 'text' | 'date'; prefix?: string };

/** A field that keeps its text itself; its id is its name. */
export const Typed = ({ type = 'text', prefix, ...field }: TypedProps) => (
  <Field {...field}>
    {(control) => (
      <span className={fields.affixed}>
        {prefix && <span className={fields.affix}>{prefix}</span>}
        <input
          {...control}
          className={fields.bare}
          name={field.id}
          type={type}
          inputMode={type === 'text' ? 'decimal' : undefined}
        />
      </span>
    )}
  </Field>
);
