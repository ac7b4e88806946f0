/* Instalments in pesos of today: while prices and salaries go up, each is worth less the later it is paid. */
import { type MonthlyRate, type PercentPoints, type Pesos, unit } from '#domain/units.ts';

/** Worth today, in pesos of today, of what is paid at the end of each month: Σ payment_k/(1+π)^k. */
export const inTodaysPesos = (payments: readonly Pesos[], inflation: MonthlyRate): Pesos =>
  unit(payments.reduceRight((worth, payment) => (worth + payment) / (1 + inflation), 0));

/** The monthly cost of a loan beyond inflation: (1+c)/(1+π) − 1; negative when prices rise faster. */
export const realMonthlyCost = (cost: MonthlyRate, inflation: MonthlyRate): MonthlyRate =>
  unit((1 + cost) / (1 + inflation) - 1);

/** A salary that goes up by `percent` once every `months` (at least 1) months. */
export type SalaryRise = { percent: PercentPoints; months: number };

/**
 * Part of the salary each payment takes, in percent points. The first `months` payments come out of today's salary,
 * the next ones out of a salary risen once, and so on.
 */
export const salaryShares = (
  payments: readonly Pesos[],
  salary: Pesos,
  { percent, months }: SalaryRise,
): PercentPoints[] =>
  payments.map((payment, at) =>
    unit((payment / (salary * (1 + percent / 100) ** Math.floor(at / months))) * 100),
  );
