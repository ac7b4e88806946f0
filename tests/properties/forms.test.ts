import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openEnvelope } from '#domain/draft.ts';
import { emptyLoanForm } from '#domain/loan-request.ts';
import { restoreLoanForm } from '#domain/stored-loan-form.ts';
import { simulator } from '#generated/simulator.ts';
import { options } from '../support/applicants.ts';
import { forAll } from '../support/property-runs.ts';

it('what was stored makes a usable form, or none, whatever it is', () => {
  const anyJson = fc.jsonValue({ maxDepth: 1 });
  const fields = 'situacion_laboral plazo monto sueldo_bolsillo antiguedad edad ubicacion'.split(' ');
  const form = Object.fromEntries(fields.map((field) => [field, anyJson]));
  forAll(fc.oneof(anyJson, fc.record(form, { requiredKeys: [] })), (data) => {
    const restored = restoreLoanForm(data, options, emptyLoanForm(simulator.defaults));
    if (!restored) return;
    for (const value of [restored.term, restored.amount, restored.netSalary, restored.age ?? 0])
      expect(Number.isSafeInteger(value) && value >= 0).toBe(true);
    for (const value of [restored.employment, restored.seniority, restored.province])
      expect(value).toMatch(/^\w*$/);
  });
});

it('any stored text is opened without throwing, and what has expired never shown', () => {
  const moment = fc.integer({ min: 0, max: 4_102_444_800_000 });
  const envelope = fc.record({
    v: fc.oneof(fc.constant(1), fc.jsonValue()),
    savedAt: fc.oneof(moment, fc.jsonValue()),
    data: fc.jsonValue(),
  });
  const text = fc.oneof(fc.string(), fc.json(), envelope.map(JSON.stringify));
  forAll(text, moment, fc.integer({ min: 1, max: 365 }), (stored, now, days) => {
    if (openEnvelope(stored, now, days).state !== 'fresh') return;
    const { savedAt } = JSON.parse(stored) as { savedAt: number };
    expect(now - savedAt).toBeLessThan(days * 86_400_000);
  });
});
