import { randomUUID } from 'node:crypto';

/** The specification's eleven fields, in the order of their columns; `schema/lead.schema.json` is the contract. */
export const LEAD_FIELDS = [
  'dni',
  'email',
  'telefono',
  'edad',
  'provincia',
  'antiguedad_laboral',
  'situacion_laboral',
  'sueldo_neto',
  'plazo',
  'page_url',
  'genero',
] as const;

export type LeadField = (typeof LEAD_FIELDS)[number];

/** Those of the fields that are numbers. */
export const NUMBERS: readonly LeadField[] = ['edad', 'sueldo_neto', 'plazo'];

/** A lead as it is kept: the moment it came, the fields, and an id. */
export type Lead = Readonly<Record<LeadField, string | number>> & {
  /** UUID, in small letters. */
  readonly id: string;
  /** Moment in ISO 8601, UTC. */
  readonly recibido: string;
};

export const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** A lead as it comes in: only who restores it says when it was received. */
export type NewLead = Readonly<Record<LeadField, string | number>> & Partial<Pick<Lead, 'id' | 'recibido'>>;

/** A lead as it is kept from now on; one without an id is given one. */
export const received = (lead: NewLead): Lead => ({
  ...lead,
  id: (lead.id ?? randomUUID()).toLowerCase(),
  recibido: lead.recibido ?? new Date().toISOString(),
});

/** Whose leads are meant: those with this DNI, or with this e-mail however it is capitalised. */
export type Person = { dni: string } | { email: string };

/** E-mail as it is compared. */
export const comparable = (email: string | number): string => String(email).trim().toLowerCase();

export const isOf = (person: Person, lead: Lead): boolean =>
  'dni' in person ? lead.dni === person.dni : comparable(lead.email) === comparable(person.email);

const DAY = 24 * 60 * 60 * 1000;

/** Moment, in ISO 8601, before which leads are older than `days` days. */
export const oldestKept = (days: number): string => new Date(Date.now() - days * DAY).toISOString();
