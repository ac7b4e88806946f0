import type { ReactNode } from 'react';
import { styles } from '#ui/fields/field.styles.ts';

/** Attributes that tie a control to its label, hint and error for assistive technology. */
type ControlProps = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

/** Properties that every field has, whatever its control. */
export type FieldProps = {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** Where the control stands: under its label, or to the right of it when it is short. */
  layout?: 'below' | 'beside';
};

type FieldWithControl = FieldProps & {
  /** Stands right after the control. */
  after?: ReactNode;
  children: (control: ControlProps) => ReactNode;
};

/** A control with its visible label and, under it, its error and its hint. */
export function Field({ id, label, hint, error, layout, after, children }: FieldWithControl) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const control: ControlProps = {
    id,
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': true }),
  };
  return (
    <div className={layout === 'beside' ? styles.beside : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children(control)}
      {after}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
