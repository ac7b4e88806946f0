import type { InputHTMLAttributes } from 'react';
import type { Contact } from '#generated/types.ts';
import { styles } from '#pages/contact.styles.ts';
import { Field, type FieldProps } from '#ui/fields/Field.tsx';
import { styles as fields } from '#ui/fields/field.styles.ts';

const FIELDS = ['name', 'email', 'subject', 'message'] as const;

export type ContactErrors = Partial<Record<(typeof FIELDS)[number], string>>;

/** The browser's objection to each field: it is empty, or the e-mail is not valid. */
export function contactErrors(form: HTMLFormElement, texts: Contact['form']): ContactErrors {
  const wrong = FIELDS.filter((name) => !(form.elements.namedItem(name) as HTMLInputElement).validity.valid);
  return Object.fromEntries(wrong.map((name) => [name, texts[name].error]));
}

const ROWS = 6;

type InputProps = FieldProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'required'>;

const Input = ({ type, autoComplete, required, ...field }: InputProps) => (
  <Field {...field}>
    {(control) => (
      <input
        {...control}
        className={fields.control}
        name={field.id}
        type={type}
        autoComplete={autoComplete}
        required={required}
      />
    )}
  </Field>
);

/** The form's five fields. They are not controlled: what is typed before hydration is simply there. */
export const ContactFields = ({ texts, errors }: { texts: Contact['form']; errors: ContactErrors }) => (
  <>
    <p className={styles.required}>{texts.required}</p>
    <Input id="name" label={texts.name.label} error={errors.name} type="text" autoComplete="name" required />
    <Input
      id="email"
      label={texts.email.label}
      error={errors.email}
      type="email"
      autoComplete="email"
      required
    />
    <Input
      id="phone"
      label={`${texts.phone.label} (${texts.phone.optional})`}
      type="tel"
      autoComplete="tel"
    />
    <Field id="subject" label={texts.subject.label} error={errors.subject}>
      {(control) => (
        <select {...control} className={fields.control} name="subject" required>
          <option value="">{texts.subject.placeholder}</option>
          {texts.subject.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
    <Field id="message" label={texts.message.label} hint={texts.message.hint} error={errors.message}>
      {(control) => <textarea {...control} className={fields.control} name="message" rows={ROWS} required />}
    </Field>
  </>
);
