import { isDay } from '#domain/format.ts';
import { cftInNote } from '#scripts/catalogue/notes.ts';
import type { SortProduct } from '#scripts/catalogue/read-names.ts';
import type { OfficialRecord } from '#scripts/catalogue/service.ts';
import { beneficiaryOf, territoryOf } from '#scripts/catalogue/vocabulary.ts';

/** The service's fields that hold a figure, by our name: pesos, months, years and percent points. */
export const FIGURES = {
  code: 'codigoEntidad',
  minAmount: 'montoMinimoOtorgable',
  maxAmount: 'montoMaximoOtorgable',
  maxTerm: 'plazoMaximoOtorgable',
  minIncome: 'ingresoMinimoMensual',
  minSeniority: 'antiguedadLaboralMinimaMeses',
  maxAge: 'edadMaximaSolicitada',
  maxIncomeShare: 'relacionCuotaIngreso',
  prepaymentFee: 'cargoMaximoCancelacionAnticipada',
  tea: 'tasaEfectivaAnualMaxima',
  cftea: 'costoFinancieroEfectivoTotalMaximo',
} as const;

/** The service's fields that hold a text, by our name. */
export const TEXTS = {
  entity: 'descripcionEntidad',
  fullName: 'nombreCompleto',
  shortName: 'nombreCorto',
  currency: 'denominacion',
  rateType: 'tipoTasa',
  note: 'masInformacion',
  reported: 'fechaInformacion',
  beneficiary: 'beneficiario',
  territory: 'territorioValidez',
} as const;

/** Controls, bidi marks and other characters that are not seen. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Reads a text as one line: nothing invisible, single spaces, none at the ends. */
const textOf = (value: unknown): string =>
  (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
    .normalize('NFC')
    .replaceAll(INVISIBLE, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Reads a figure, also one sent as text: 0 when it is not reported, NaN when it is none. */
function figureOf(value: unknown): number {
  if (typeof value === 'number') return value;
  const text = textOf(value).replace(',', '.');
  return /^-?\d*\.?\d*$/.test(text) ? Number(text) : NaN;
}

function mapped<Name extends string, Value>(
  fields: Readonly<Record<Name, string>>,
  valueOf: (field: string) => Value,
): Record<Name, Value> {
  const entries = Object.entries<string>(fields).map(([name, field]) => [name, valueOf(field)]);
  return Object.fromEntries(entries) as Record<Name, Value>;
}

/** Reads 0.3 as 30 %: no lender asks that an instalment take less than 1 % of the income. */
const inPoints = (share: number): number =>
  share > 0 && share <= 1 ? Math.round(share * 10_000) / 100 : share;

/** A record in our terms. What is not reported is 0 or ''. */
export type Row = ReturnType<typeof toRow>;

/** Reads the fields of a record, and what its names give away; the reasons decide whether it becomes a product. */
export function toRow(record: OfficialRecord, sort: SortProduct) {
  const figures = mapped(FIGURES, (field) => figureOf(record[field]));
  const texts = mapped(TEXTS, (field) => textOf(record[field]));
  const day = texts.reported.slice(0, 10);
  const noted = cftInNote(texts.note);
  const isFromNote = noted !== null && noted > figures.cftea && figures.cftea > 0;
  /** Null, as the territory: not in the service's lists. */
  const declared = {
    beneficiary: beneficiaryOf(texts.beneficiary),
    territory: territoryOf(texts.territory),
  };
  return {
    ...figures,
    ...texts,
    ...declared,
    ...(isFromNote && { cftea: noted }),
    isFromNote,
    maxIncomeShare: inPoints(figures.maxIncomeShare),
    /** YYYY-MM-DD; '' for what is no day. */
    reported: isDay(day) ? day : '',
    name: texts.fullName || texts.shortName,
    reading: sort({ ...texts, ...declared, code: figures.code }),
    isReadable: !Object.values(figures).some(Number.isNaN),
  };
}
