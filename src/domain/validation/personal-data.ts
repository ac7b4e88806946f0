import type { ContentParts } from '#generated/kinds.ts';
import { GENDERS, type PersonalData } from '#domain/personal-data.ts';

/** Messages of step 2: `config/personal.json` fits as it is. */
type PersonalDataRules = { texts: Pick<ContentParts['personal']['texts'], 'messages'> };

/** At most one message per field; a field without one is good. */
export type PersonalDataErrors = Partial<Record<keyof PersonalData, string>>;

/** The longest address that mail can reach (RFC 5321): the wire takes none of more. */
const LONGEST_EMAIL = 254;

/** Whether a text is more than one address, or has signs that no address has. */
const isSeveral = (email: string): boolean => /[\s,;<>]|@.*@/.test(email);

/** Rules of step 2: 8 digits of DNI, one address with an '@', 10 digits of phone, a gender. */
export function validatePersonalData(data: PersonalData, { texts }: PersonalDataRules): PersonalDataErrors {
  const { messages } = texts;
  const filled = (value: string, isGood: (value: string) => boolean, missing: string, wrong: string) => {
    if (value.trim() === '') return missing;
    return isGood(value) ? null : wrong;
  };
  const { dni, email, phone, gender } = data;
  const isGender = GENDERS.some((known) => known === gender);
  const found: Record<keyof PersonalData, string | null> = {
    dni: filled(dni, (text) => /^\d{8}$/.test(text), messages.dniRequired, messages.dniLength),
    email:
      email.length > LONGEST_EMAIL
        ? messages.emailLong
        : (filled(email, (text) => text.includes('@'), messages.emailRequired, messages.emailAt) ??
          (isSeveral(email) ? messages.emailOne : null)),
    phone: filled(phone, (text) => /^\d{10}$/.test(text), messages.phoneRequired, messages.phoneLength),
    gender: isGender ? null : messages.genderRequired,
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== null));
}
