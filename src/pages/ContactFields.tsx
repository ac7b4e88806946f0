import type { InputHTMLAttributes } from 'react';
import type { Contact } from '#generated/types.ts';
import { styles } from '#pages/contact.styles.ts';
import { Field } from '#ui/fields/Field.tsx';
import { styles as fields } from '#ui/fields/field.styles.ts';

const ROWS = 6;

type InputProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'required'> & {
  name: string;
  label: string;
};

const Input = ({ name, label, ...native }: InputProps) => (
  <Field id={name} label={label}>
    {(control) => <input {...control} {...native} className={fields.control} name={name} />}
  </Field>
);

/** The form's five fields, which the browser checks. They are not controlled: what is typed before hydration is simply there. */
export const ContactFields = ({ texts }: { texts: Contact['form'] }) => (
  <>
    <p className={styles.required}>{texts.required}</p>
    <Input name="name" label={texts.name.label} type="text" autoComplete="name" required />
    <Input name="email" label={texts.email.label} type="email" autoComplete="email" required />
    <Input
      name="phone"
      label={`${texts.phone.label} (${texts.phone.optional})`}
      type="tel"
      autoComplete="tel"
    />
    <Field id="subject" label={texts.subject.label}>
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
    <Field id="message" label={texts.message.label} hint={texts.message.hint}>
      {(control) => <textarea {...control} className={fields.control} name="message" rows={ROWS} required />}
    </Field>
  </>
);
