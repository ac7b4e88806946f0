import { editDistance } from '#domain/edit-distance.ts';
import { UserError } from '#scripts/config/read/user-error.ts';
import { plainWords } from '#scripts/config/read/wording.ts';

/** Our name of a column, its title in the official CSV, and its names in the API's JSON: the first present counts. */
const column = <const Name extends string>(field: Name, title: string, ...api: [string, ...string[]]) => {
  return { field, title, api };
};

type Column = ReturnType<typeof column>;

/** The columns of the official record of personal loans, in the order of PERSONALES.CSV. */
export const COLUMNS = [
  column('code', 'Código de Entidad', 'codigoEntidad'),
  column('entity', 'Descripción de Entidad', 'descripcionEntidad'),
  column('reported', 'Fecha de Información', 'fechaInformacion'),
  column('fullName', 'Nombre completo del Préstamo Personal', 'nombreCompleto'),
  column('shortName', 'Nombre corto del Préstamo Personal', 'nombreCorto'),
  column('currency', 'Denominación', 'denominacion'),
  column('maxAmount', 'Monto máximo otorgable', 'montoMaximoOtorgable'),
  column('minAmount', 'Monto mínimo otorgable', 'montoMinimoOtorgable'),
  column('maxTerm', 'Plazo máximo otorgable', 'plazoMaximoOtorgable'),
  column('minIncome', 'Ingreso mínimo mensual solicitado', 'ingresoMinimoMensual'),
  column('minSeniority', 'Antigüedad laboral mínima (meses)', 'antiguedadLaboralMinimaMeses'),
  column('maxAge', 'Edad máxima solicitada', 'edadMaximaSolicitada'),
  column('maxIncomeShare', 'Relación cuota/ingreso (%)', 'relacionCuotaIngreso'),
  column('beneficiary', 'Beneficiario', 'beneficiario'),
  column('prepaymentFee', 'Cargo máximo por cancelación anticipada', 'cargoMaximoCancelacionAnticipada'),
  column('tea', 'Tasa efectiva anual máxima', 'tasaEfectivaAnualMaxima'),
  column('rateType', 'Tipo de Tasa', 'tipoTasa'),
  column('cftea', 'Costo financiero efectivo total máximo', 'costoFinancieroEfectivoTotalMaximo'),
  column('firstPer10k', 'Cuota inicial a plazo máximo cada $10.000', 'cuotaInicial', 'cuotaInicialCada10k'),
  column('territory', 'Territorio de validez de la oferta', 'territorioValidez'),
  column('moreInfo', 'Más información', 'masInformacion'),
] as const;

/** Without these a file can still be imported. */
const OPTIONAL: ReadonlySet<string> = new Set(['shortName', 'firstPer10k', 'moreInfo']);

export type Field = (typeof COLUMNS)[number]['field'];

/** Official title of a column. */
export const titleOf = (field: Field): string => COLUMNS.find((one) => one.field === field)?.title ?? field;

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
 * @throws UserError when a column that the catalogue needs is not there.
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
  const missing = COLUMNS.filter(({ field }) => !OPTIONAL.has(field) && !found.includes(field));
  if (missing.length > 0) throw new UserError(missingText(missing, header));
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
