import { FIGURES, TEXTS } from '#scripts/catalogue/row.ts';
import type { OfficialRecord } from '#scripts/catalogue/service.ts';
import { BENEFICIARIES } from '#scripts/catalogue/vocabulary.ts';

const FIELDS: Readonly<Record<string, string>> = { ...FIGURES, ...TEXTS };

/** A record by our names of the service's fields. */
export type Declared = Partial<Record<keyof typeof FIGURES | keyof typeof TEXTS, unknown>>;

/** Makes a record that the catalogue takes as it is, with what a case changes of it. */
export function record(changes: Declared = {}): OfficialRecord {
  const declared: Declared = {
    code: 7,
    entity: 'BANCO DEL CEIBO S.A.',
    reported: '2026-06-12',
    fullName: 'PRESTAMO PERSONAL',
    shortName: 'PERSONAL',
    currency: 'Pesos',
    minAmount: 500,
    maxAmount: 24_800_000,
    maxTerm: 72,
    minIncome: 310_000,
    minSeniority: 3,
    maxAge: 80,
    maxIncomeShare: 30,
    beneficiary: BENEFICIARIES.all,
    prepaymentFee: 4,
    tea: 140.4,
    rateType: 'Fija',
    cftea: 186.76,
    territory: '0',
    note: null,
    ...changes,
  };
  return Object.fromEntries(Object.entries(declared).map(([name, value]) => [FIELDS[name], value]));
}

/** Returns the service's answer with some records, as text. */
export const answerOf = (records: readonly OfficialRecord[]): string =>
  JSON.stringify({ status: 200, results: records });
