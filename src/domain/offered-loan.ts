import { rateOfReturn } from '#domain/amortisation.ts';
import { effectiveFromMonthly } from '#domain/rates.ts';
import type { Months, PercentPoints, Pesos } from '#domain/units.ts';
import type { OfferedLoan } from '#generated/types.ts';

/** Where people share what they were offered. */
export const OFFERED_PATH = '/ofertas-reales';
/** The published file of reported offers. */
export const OFFERED_FILE = '/datos/ofertas-reales.json';

type Band<Field extends 'monto' | 'plazo'> = NonNullable<OfferedLoan[Field]>;
/** Where each band begins, in pesos and in months. */
export const AMOUNT_BANDS: readonly Band<'monto'>[] = [
  0, 500_000, 1_000_000, 3_000_000, 10_000_000, 30_000_000,
];
export const TERM_BANDS: readonly Band<'plazo'>[] = [1, 7, 13, 25, 37, 61];

/** The band that a figure is in: the last that begins at or below it. */
export const bandOf = <Start extends number>(bands: readonly Start[], figure: number): Start =>
  bands.filter((start) => start <= figure).at(-1) ?? (bands[0] as Start);

/** A figure as it is shared: its first four digits are its own, so that it is many people's. */
export const sharedFigure = (figure: number): number => Number(figure.toPrecision(4));

/** The terms of an offer: pesos received, and monthly instalments in pesos. */
export type OfferedTerms = { received: Pesos; instalment: Pesos; count: Months };

/** The cost of it, in effective percent points a year; 0 when no more is paid than received, infinite beyond any rate. */
export const offeredCost = ({ received, instalment, count }: OfferedTerms): PercentPoints =>
  effectiveFromMonthly(rateOfReturn(received, Array<Pesos>(count).fill(instalment)));

/** The published range of an entity's offers that people reported in a quarter. */
export type OfferedRange = {
  /** Match key of the entity, and its name in the record. */
  clave: string;
  entidad: string;
  /** As in '2026-T4'. */
  trimestre: string;
  /** The number of people who reported, at least ten. */
  personas: number;
  /** The middle half of their costs: effective percent points a year, whole. */
  desde: number;
  hasta: number;
  /** The highest cost that the entity declared. */
  tope: number;
};

/** The published file: what signs a browser's tokens (a number, in hexadecimal), and the ranges, newest first. */
export type OfferedFile = { firma: string; ofertas: readonly OfferedRange[] };
