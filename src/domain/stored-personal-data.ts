import { readDni } from '#domain/input/dni.ts';
import { parsePhone } from '#domain/input/phone.ts';
import { GENDERS, type PersonalData } from '#domain/personal-data.ts';

/** Personal data under the names it has always been stored by. */
export const storePersonalData = ({ dni, email, phone, gender }: PersonalData) => ({
  dni,
  email,
  phone,
  genero: gender,
});

const LONGEST = 320;

const read = (value: unknown, parse: (text: string) => string): string =>
  typeof value === 'string' && value.length <= LONGEST ? parse(value) : '';

/**
 * Personal data from what was stored, field by field: one that makes no sense takes its value from
 * `fallback` and the rest survives. Null when there is none at all. Never throws.
 */
export function restorePersonalData(data: unknown, fallback: PersonalData): PersonalData | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const stored = data as Partial<Record<keyof ReturnType<typeof storePersonalData>, unknown>>;
  return {
    dni: read(stored.dni, (text) => readDni(text).dni) || fallback.dni,
    email: read(stored.email, (text) => text.trim()) || fallback.email,
    phone: read(stored.phone, parsePhone) || fallback.phone,
    gender: GENDERS.find((known) => known === stored.genero) ?? fallback.gender,
  };
}
