import type { Contact } from '#generated/types.ts';
import type { ContactErrors } from '#pages/contact-errors.ts';
import { styles } from '#pages/contact.styles.ts';
import { Field } from '#ui/fields/Field.tsx';
import { styles as fields } from '#ui/fields/field.styles.ts';

const ROWS = 6;

type ContactFieldsProps = { texts: Contact['form']; errors: ContactErrors };

/** The form's five fields. They are not controlled: what is typed before hydration is simply there. */
export const ContactFields = ({ texts, errors }: ContactFieldsProps) => (
  <>
    <p className={styles.required}>{texts.required}</p>
    <Field id="name" label={texts.name.label} error={errors.name}>
      {(control) => (
        <input {...control} className={fields.control} name="name" type="text" autoComplete="name" required />
      )}
    </Field>
    <Field id="email" label={texts.email.label} error={errors.email}>
      {(control) => (
        <input
          {...control}
          className={fields.control}
          name="email"
          type="email"
          autoComplete="email"
          required
        />
      )}
    </Field>
    <Field id="phone" label={`${texts.phone.label} (${texts.phone.optional})`}>
      {(control) => (
        <input {...control} className={fields.control} name="phone" type="tel" autoComplete="tel" />
      )}
    </Field>
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
