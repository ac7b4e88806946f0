/*
 * Figures that look alike and must not be mixed. They are plain numbers at run time; the compiler alone distinguishes a
 * percentage from a fraction and months from pesos.
 */
declare const unitName: unique symbol;
type Unit<Name extends string> = number & { readonly [unitName]: Name };

/** Argentine pesos with centavos as decimals; never rounded before it is shown or sent. */
export type Pesos = Unit<'pesos'>;
/** Whole months. */
export type Months = Unit<'months'>;
/** Percentage as people write it: 30 means 30 %. */
export type PercentPoints = Unit<'percentPoints'>;
/** Monthly rate as a fraction: 0.05 means 5 % a month. */
export type MonthlyRate = Unit<'monthlyRate'>;

/** Gives a bare number its unit, at the border where it is known: `unit<Pesos>(form.amount)`. */
export const unit = <U extends Pesos | Months | PercentPoints | MonthlyRate>(value: number): U => value as U;
