import { editDistance } from '#domain/edit-distance.ts';
import { FileProblem } from '#scripts/catalogue/file-problem.ts';
import { plainWords } from '#scripts/catalogue/text.ts';

type Column = {
  /** Our name for what the column holds. */
  field: string;
  /** Title in the official CSV. */
  title: string;
  /** Names in the API's JSON; the first one present counts. */
  api: readonly string[];
  /** Whether a file without it can still be imported. */
  optional?: true;
};

/** The columns of the official record of personal loans, in the order of PERSONALES.CSV. */
export const COLUMNS = [
  { field: 'code', title: 'Código de Entidad', api: ['codigoEntidad'] },
  { field: 'entity', title: 'Descripción de Entidad', api: ['descripcionEntidad'] },
  { field: 'reported', title: 'Fecha de Información', api: ['fechaInformacion'] },
  { field: 'fullName', title: 'Nombre completo del Préstamo Personal', api: ['nombreCompleto'] },
  { field: 'shortName', title: 'Nombre corto del Préstamo Personal', api: ['nombreCorto'], optional: true },
  { field: 'currency', title: 'Denominación', api: ['denominacion'] },
  { field: 'maxAmount', title: 'Monto máximo otorgable', api: ['montoMaximoOtorgable'] },
  { field: 'minAmount', title: 'Monto mínimo otorgable', api: ['montoMinimoOtorgable'] },
  { field: 'maxTerm', title: 'Plazo máximo otorgable', api: ['plazoMaximoOtorgable'] },
  { field: 'minIncome', title: 'Ingreso mínimo mensual solicitado', api: ['ingresoMinimoMensual'] },
  {
    field: 'minSeniority',
    title: 'Antigüedad laboral mínima (meses)',
    api: ['antiguedadLaboralMinimaMeses'],
  },
  { field: 'maxAge', title: 'Edad máxima solicitada', api: ['edadMaximaSolicitada'] },
  { field: 'maxIncomeShare', title: 'Relación cuota/ingreso (%)', api: ['relacionCuotaIngreso'] },
  { field: 'beneficiary', title: 'Beneficiario', api: ['beneficiario'] },
  {
    field: 'prepaymentFee',
    title: 'Cargo máximo por cancelación anticipada',
    api: ['cargoMaximoCancelacionAnticipada'],
  },
  { field: 'tea', title: 'Tasa efectiva anual máxima', api: ['tasaEfectivaAnualMaxima'] },
  { field: 'rateType', title: 'Tipo de Tasa', api: ['tipoTasa'] },
  {
    field: 'cftea',
    title: 'Costo financiero efectivo total máximo',
    api: ['costoFinancieroEfectivoTotalMaximo'],
  },
  {
    field: 'firstPer10k',
    title: 'Cuota inicial a plazo máximo cada $10.000',
    api: ['cuotaInicial', 'cuotaInicialCada10k'],
    optional: true,
  },
  { field: 'territory', title: 'Territorio de validez de la oferta', api: ['territorioValidez'] },
  { field: 'moreInfo', title: 'Más información', api: ['masInformacion'], optional: true },
] as const satisfies readonly Column[];

export type Field = (typeof COLUMNS)[number]['field'];

/** Official title of a column. */
export const titleOf = (field: Field): string => {
  const column = COLUMNS.find((one) => one.field === field);
  return column ? column.title : field;
};

/** A header may differ from the official one in this part of its letters. */
const TOLERANCE = 0.3;

const spellingsOf = ({ title, api }: Column): string[] =>
  [title, ...api.map((name) => name.replaceAll(/(?<=[a-z])(?=[A-Z0-9])/g, ' '))].map(plainWords);

const distanceTo = (header: string, column: Column): number =>
  Math.min(
    ...spellingsOf(column).map(
      (spelling) => editDistance(header, spelling) / Math.max(header.length, spelling.length, 1),
    ),
  );

/**
 * Which column each header cell names, null for one that none resembles. The nearest pair is settled first, so that
 * 'Monto m?ximo' cannot take the place of 'Monto mínimo'.
 *
 * @throws FileProblem when a column that the catalogue needs is not there.
 */
export function recogniseHeader(header: readonly string[]): (Field | null)[] {
  const cells = header.map(plainWords);
  const pairs = cells
    .flatMap((cell, at) => COLUMNS.map((column) => ({ at, column, distance: distanceTo(cell, column) })))
    .filter(({ distance }) => distance <= TOLERANCE)
    .toSorted((a, b) => a.distance - b.distance);
  const found: (Field | null)[] = cells.map(() => null);
  for (const { at, column } of pairs) {
    if (found[at] === null && !found.includes(column.field)) found[at] = column.field;
  }
  const missing = COLUMNS.filter((column) => !('optional' in column) && !found.includes(column.field));
  if (missing.length > 0) throw new FileProblem(missingText(missing, header));
  return found;
}

function missingText(missing: readonly Column[], header: readonly string[]): string {
  if (missing.length > COLUMNS.length / 2) {
    const start = header.join(';').slice(0, 60);
    return `no parece el PERSONALES.CSV del BCRA: la primera fila dice «${start}» y se esperaban los títulos de las ${COLUMNS.length} columnas separados por punto y coma; bajalo de nuevo`;
  }
  const titles = missing.map(({ title }) => `«${title}»`).join(', ');
  return `en la fila de títulos falta ${titles}; bajá el archivo de nuevo o corregí el título`;
}
