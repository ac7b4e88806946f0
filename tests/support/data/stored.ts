import { content } from '../visitor/content.ts';
import type { BrowserContext, Page } from 'playwright';
import { PERSON, TYPICAL } from '../visitor/simulator-page.ts';

/** The typical visitor's form, as the browser keeps it. */
export const STORED_LOAN = {
  situacion_laboral: TYPICAL.employment,
  plazo: 30,
  monto: 5_000_000,
  sueldo_bolsillo: Number(TYPICAL.netSalary),
  antiguedad: TYPICAL.seniority,
  edad: Number(TYPICAL.age),
  ubicacion: TYPICAL.province,
};

type Person = { dni: string; email: string; phone: string };

export const storedPerson = ({ dni, email, phone }: Person) => ({
  dni,
  email,
  phone,
  genero: content.simulator.defaults.gender,
});

/** What the browser keeps, by key. */
export type Stored = Record<string, string>;

/** A value as the site stores it: `{v, savedAt, data}`. */
export const sealed = (data: unknown, savedAt = Date.now(), v = 1): string =>
  JSON.stringify({ v, savedAt, data });

/** What a returning visitor has: the form of a page, and personal data. */
export const returning = (page: string, person: Person = PERSON, savedAt = Date.now()): Stored => ({
  [`loan-form-data-${page}`]: sealed(STORED_LOAN, savedAt),
  'simulator-personal-data': sealed(storedPerson(person), savedAt),
});

/** A file of the site that does nothing. */
export const REST = '/robots.txt';

export const atRest = (page: Page): Promise<unknown> => page.goto(REST);

type Areas = { local: Stored; session?: Stored };

function put({ local, session = {} }: Areas): void {
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
}

/** Fills the storage of the site, from a page of it that does nothing. */
export async function fillStorage(page: Page, areas: Areas): Promise<void> {
  if (!page.url().endsWith(REST)) await atRest(page);
  await page.evaluate(put, areas);
}

/** Fills the storage before the first page of a visit opens, and only then. */
export const seed = (context: BrowserContext, local: Stored): Promise<unknown> =>
  context.addInitScript((entries) => {
    // The name of a tab outlives its pages; other tabs find the storage filled.
    if (!location.protocol.startsWith('http') || window.name !== '' || localStorage.length > 0) return;
    window.name = 'seeded';
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, local);
