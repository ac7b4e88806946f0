import fc from 'fast-check';
import { expect, it } from 'vitest';
import { simulator } from '../support/content/made-up.ts';
import { openEnvelope, sealEnvelope } from '#domain/stored-keys.ts';
import { leadPayload, simulationPayload } from '#domain/payloads.ts';
import { type LoanForm, emptyLoanForm } from '#domain/loan-request.ts';
import { publicAddress } from '#domain/page-address.ts';
import { emptyPersonalData } from '#domain/personal-data.ts';
import { redact } from '#domain/redact.ts';
import { shareFragment, sharedLoan } from '#domain/share-link.ts';
import { restoreLoanForm, storeLoanForm } from '#domain/stored-loan-form.ts';
import { restorePersonalData, storePersonalData } from '#domain/stored-personal-data.ts';
import { options } from '../support/data/applicants.ts';
import { forAll } from '../support/run/property-runs.ts';

const { limits } = simulator;

const codeOf = (known: readonly { code: string }[]) => fc.constantFrom('', ...known.map(({ code }) => code));
const whole = fc.oneof(fc.nat(200), fc.nat(200_000_000));
const form: fc.Arbitrary<LoanForm> = fc.record({
  employment: codeOf(options.employment),
  term: whole,
  amount: whole,
  netSalary: whole,
  seniority: codeOf(options.seniority),
  age: fc.option(fc.nat(200)),
  province: codeOf(options.provinces),
});
const digits = (length: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: length });

const empty = emptyLoanForm(simulator.defaults);
const nobody = emptyPersonalData('Masculino');
const moment = fc.integer({ min: 0, max: 4_102_444_800_000 });

it('storage gives back a form as it was stored', () => {
  forAll(form, moment, (given, now) => {
    const envelope = openEnvelope(sealEnvelope(storeLoanForm(given), now), now, 30);
    expect(envelope.state === 'fresh' && restoreLoanForm(envelope.data, options, empty)).toEqual(given);
  });
});

it('storage gives back personal data that were good', () => {
  const good = fc.record({ ...somebodyLike(), gender: fc.constantFrom('Masculino', 'Femenino') });
  forAll(good, (given) => {
    expect(restorePersonalData(JSON.parse(JSON.stringify(storePersonalData(given))), nobody)).toEqual(given);
  });
});

it('storage makes a usable form, or none, of anything', () => {
  const anyJson = fc.jsonValue({ maxDepth: 1 });
  const fields = 'situacion_laboral plazo monto sueldo_bolsillo antiguedad edad ubicacion'.split(' ');
  const form = Object.fromEntries(fields.map((field) => [field, anyJson]));
  const anything = fc.oneof(anyJson, fc.record(form, { requiredKeys: [] }));
  forAll(anything, (data) => {
    const restored = restoreLoanForm(data, options, empty);
    if (!restored) return;
    for (const value of [restored.term, restored.amount, restored.netSalary, restored.age ?? 0])
      expect(Number.isSafeInteger(value) && value >= 0).toBe(true);
    for (const value of [restored.employment, restored.seniority, restored.province])
      expect(value).toMatch(/^\w*$/);
  });
});

it('storage opens any text without throwing, and never shows what has expired', () => {
  const envelope = fc.record({
    v: fc.oneof(fc.constant(1), fc.jsonValue()),
    savedAt: fc.oneof(moment, fc.jsonValue()),
    data: fc.jsonValue(),
  });
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    envelope.map((value) => JSON.stringify(value)),
  );
  forAll(text, moment, fc.integer({ min: 1, max: 365 }), (stored, now, days) => {
    if (openEnvelope(stored, now, days).state !== 'fresh') return;
    const { savedAt } = JSON.parse(stored) as { savedAt: number };
    expect(now - savedAt).toBeLessThan(days * 86_400_000);
  });
});

/** Personal data in the form in which the parsers leave it. */
function somebodyLike() {
  const phone = fc.integer({ min: 20_000_000, max: 99_999_999 }).map((local) => `11${local}`);
  const email = fc.emailAddress();
  return { dni: fc.nat(99_999_999).map((dni) => String(dni).padStart(8, '0')), email, phone };
}

it('masked payloads hold nothing of the person', () => {
  const marked = (mark: string, end = '') => digits(8).map((text) => `#${mark}${text}${end}`);
  const unmistakable = fc.record({
    dni: marked('dni'),
    email: marked('mail', '@x'),
    phone: marked('tel'),
    gender: marked('gen'),
  });
  forAll(form, unmistakable, (given, data) => {
    const logged = JSON.stringify(
      redact([simulationPayload(given, data, options), { lead: leadPayload(given, data, options, '') }]),
    );
    for (const datum of Object.values(data)) expect(logged).not.toContain(datum);
    expect(redact(simulationPayload(given, data, options))).toMatchObject({
      monto: given.amount,
      plazo: given.term,
    });
  });
});

it('a shared link gives back the loan, and any fragment is read without throwing', () => {
  const shared = fc.record({ amount: fc.nat(limits.amount.max), term: fc.nat(limits.term.max) });
  forAll(shared, fc.string(), (given, fragment) => {
    expect(sharedLoan(shareFragment(given))).toEqual(given);
    const loan = sharedLoan(fragment);
    expect(loan === null || (Number.isSafeInteger(loan.amount) && Number.isSafeInteger(loan.term))).toBe(
      true,
    );
  });
});

it('of any address only origin, path and campaign are told', () => {
  const base = fc.constantFrom(
    'https://sitio.example/',
    'http://127.0.0.1:4173/alerce#dni',
    'https://a:b@c.example/x/',
  );
  const query = fc.dictionary(
    fc.constantFrom('utm_source', 'utm_campaign', 'utm_x', 'dni', 'email', 'paso'),
    fc.oneof(fc.constantFrom('verano-2026', 'préstamo fácil', 'ana@b.example', '=1+1', '//x'), fc.string()),
  );
  forAll(base, query, (address, params) => {
    const url = new URL(address);
    for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
    const told = new URL(publicAddress(url.href));
    expect([told.origin, told.pathname, told.hash]).toEqual([url.origin, url.pathname, '']);
    const campaign = [...url.searchParams].filter(
      ([name, value]) =>
        /^utm_(?:source|campaign)$/.test(name) && /^[\p{L}\p{N}][\p{L}\p{N}._~|+ -]*$/u.test(value),
    );
    expect([...told.searchParams]).toEqual(campaign);
  });
});
