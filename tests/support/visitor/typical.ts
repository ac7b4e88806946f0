import { PERSONAL_DATA_KEY, sealEnvelope } from '#domain/stored-keys.ts';
import type { LoanForm } from '#domain/loan-request.ts';
import type { PersonalData } from '#domain/personal-data.ts';
import { storeLoanForm } from '#domain/stored-loan-form.ts';
import { storePersonalData } from '#domain/stored-personal-data.ts';

/** The typical visitor: salaried, 40, two to three years' seniority, $3,000,000 net, CABA, $5,000,000 over 30 months. */
export const VISITOR: { form: LoanForm; personal: PersonalData } = {
  form: {
    employment: 'relacion_dependencia',
    term: 30,
    amount: 5_000_000,
    netSalary: 3_000_000,
    seniority: '2_3_anos',
    age: 40,
    province: 'caba',
  },
  personal: { dni: '30123456', email: 'ana@correo.example', phone: '1155551234', gender: 'Femenino' },
};

/**
 * Returns a browser's storage of this visitor, by key: the loan form under each of `keys`, and the personal data, stored at
 * the moment `now` (epoch milliseconds).
 */
export function storedVisitor(
  keys: readonly string[],
  form: Partial<LoanForm> = {},
  now = Date.now(),
): Record<string, string> {
  const loan = sealEnvelope(storeLoanForm({ ...VISITOR.form, ...form }), now);
  return {
    ...Object.fromEntries(keys.map((key) => [key, loan])),
    [PERSONAL_DATA_KEY]: sealEnvelope(storePersonalData(VISITOR.personal), now),
  };
}
