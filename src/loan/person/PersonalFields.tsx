import { useState } from 'react';
import { editDni, formatDni, type NoDni, readDni } from '#domain/input/dni.ts';
import { parseEmail, suggestEmail } from '#domain/input/email.ts';
import type { PersonalData } from '#domain/personal-data.ts';
import { fillTemplate } from '#domain/template.ts';
import type { PersonalDataErrors } from '#domain/validation/personal-data.ts';
import { verbatim } from '#loan/form/input-formats.ts';
import { styles } from '#loan/form/steps.styles.ts';
import { useWords } from '#site/words.tsx';
import { Button } from '#ui/Button.tsx';
import { styles as fieldStyles } from '#ui/fields/field.styles.ts';
import { type InputFormat, TypedField } from '#ui/fields/TypedField.tsx';
import { editPhone, formatPhone, parsePhone } from '#domain/input/phone.ts';

/** A national number, in its usual form once complete. */
const phone: InputFormat<string> = { parse: parsePhone, format: formatPhone, edit: editPhone };

/** An address as typed, and as it is read once the field is left. */
const email: InputFormat<string> = { ...verbatim, parse: parseEmail };

type PersonalFieldsProps = {
  personal: PersonalData;
  errors: PersonalDataErrors;
  onChange: (change: Partial<PersonalData>) => void;
};

export function PersonalFields({ personal, errors, onChange }: PersonalFieldsProps) {
  const { fields, messages } = useWords().personal.texts;
  const [left, setLeft] = useState({ isCut: false, beyond: '' });
  /** Eight digits with dots; what is typed or pasted beyond them is not cut in silence, and may go on to be a CUIL. */
  const dni: InputFormat<string> = {
    parse: (text) => readDni(text).dni,
    format: formatDni,
    edit: (change) => {
      const edited = editDni(change, left.beyond);
      setLeft(edited);
      return edited;
    },
  };
  const { cut, ...dniTexts } = fields.dni;
  const reasons = { long: cut, cuil: messages.dniCuil, company: messages.dniCompany };
  const textOf = (why: NoDni | undefined) => (why ? reasons[why] : null);
  const bind = (name: keyof PersonalData) => ({
    id: name,
    name,
    value: personal[name],
    error: errors[name],
    isPrivate: true,
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <>
      <TypedField
        {...dniTexts}
        {...bind('dni')}
        error={errors.dni ?? (left.isCut ? cut : undefined)}
        inputFormat={dni}
        refusal={(text) => textOf(readDni(text).why)}
      />
      <div className={styles.group}>
        <TypedField
          {...fields.email}
          {...bind('email')}
          inputMode="email"
          autoComplete="email"
          inputFormat={email}
        />
        <EmailSuggestion address={personal.email} onAccept={(value) => onChange({ email: value })} />
      </div>
      <TypedField
        {...fields.phone}
        {...bind('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        inputFormat={phone}
      />
      <GenderField
        value={personal.gender}
        error={errors.gender}
        onChange={(gender) => onChange({ gender })}
      />
    </>
  );
}

type EmailSuggestionProps = { address: string; onAccept: (address: string) => void };

/** A hint for a likely slip such as gmial.com; it never blocks. */
function EmailSuggestion({ address, onAccept }: EmailSuggestionProps) {
  const { personal: config } = useWords();
  const { emailSuggestion, emailSuggestionAccept } = config.texts;
  const suggestion = suggestEmail(address, config.emailDomains);
  return (
    <div role="status">
      {suggestion && (
        <>
          <span>{fillTemplate(emailSuggestion, { suggestion })} </span>
          <Button look="quiet" text={emailSuggestionAccept} onClick={() => onAccept(suggestion)} />
        </>
      )}
    </div>
  );
}

type GenderFieldProps = { value: string; error: string | undefined; onChange: (value: string) => void };

function GenderField({ value, error, onChange }: GenderFieldProps) {
  const { fields, genders } = useWords().personal.texts;
  const { label } = fields.gender;
  return (
    <fieldset className={fieldStyles.field} aria-describedby={error && 'gender-error'}>
      <legend className={`${fieldStyles.label} ${styles.legend}`}>{label}</legend>
      <div className={styles.radios}>
        {genders.map((gender) => (
          <label className={styles.radio} key={gender.value}>
            <input
              type="radio"
              name="gender"
              autoComplete="sex"
              value={gender.value}
              checked={value === gender.value}
              onChange={() => onChange(gender.value)}
            />
            {gender.label}
          </label>
        ))}
      </div>
      {error && (
        <p className={fieldStyles.error} id="gender-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
