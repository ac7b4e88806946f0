import { labelOf } from '#domain/loan-request.ts';
import type { SimulatorConfig } from '#generated/types.ts';
import { loadProviderConfig } from '#scripts/server/provider-config.ts';

export type Body = Record<string, unknown>;

/** The typical visitor, with personal data that is plainly made up. A province travels by the name the content gives it. */
export const typicalRequest = ({ provinces }: Pick<SimulatorConfig, 'provinces'>): Body => ({
  situacion: 'Relación de Dependencia',
  situacion_laboral: 'Relación de Dependencia',
  plazo: 30,
  plazo_meses: 30,
  monto: 5_000_000,
  monto_prestamo: 5_000_000,
  antiguedad: 24,
  antiguedad_meses: 24,
  sueldo_bolsillo: 3_000_000,
  edad: 40,
  ubicacion: labelOf(provinces, 'caba'),
  dni: '00000000',
  email: 'prueba@simulador-prestamos.example',
  phone: '1155550100',
  genero: 'Femenino',
});

const TYPICAL_REQUEST = typicalRequest(loadProviderConfig('.').simulator);

/** Body of the typical visitor's simulation, with changes; a field set to undefined is left out. */
export const simulationBody = (changes: Body = {}): Body =>
  Object.fromEntries(
    Object.entries({ ...TYPICAL_REQUEST, ...changes }).filter(([, value]) => value !== undefined),
  );

/** Body of a lead, with changes. */
export const leadBody = (changes: Body = {}): Body => ({
  dni: '01234567',
  email: 'ana@correo.example',
  telefono: '1155550100',
  edad: 40,
  provincia: 'Ciudad Autónoma de Buenos Aires',
  antiguedad_laboral: '2 a 3 años',
  situacion_laboral: 'Relación de Dependencia',
  sueldo_neto: 3_000_000,
  plazo: 30,
  page_url: 'https://simulador-prestamos.example/galicia?utm_source=x',
  genero: 'Femenino',
  ...changes,
});

export const SIMULATION = JSON.stringify(simulationBody());
export const LEAD = JSON.stringify(leadBody());

/** Posts a body as it is, of any kind. */
export const post = (url: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

/** JSON padded with blanks to so many bytes. */
export const padded = (json: string, bytes: number): string =>
  json + ' '.repeat(bytes - Buffer.byteLength(json));
