import { randomUUID } from 'node:crypto';
import type { Lead as SentLead } from '#generated/types.ts';

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
] as const satisfies readonly (keyof SentLead)[];

/** Optional fields of a lead: its flag, and the person's consent. */
export const EXTRAS = ['marca', 'contacto', 'enviado'] as const satisfies readonly (keyof SentLead)[];

/** Those of the fields that are numbers. */
export const NUMBERS: readonly (keyof SentLead)[] = ['edad', 'sueldo_neto', 'plazo'];

/** A lead as it is kept, with the moment it came (ISO 8601, UTC) and an id: a UUID, in small letters. */
export type Lead = SentLead & { id: string; recibido: string };

/** A lead, and whether its person asked not to be contacted. */
export type FoundLead = { lead: Lead; isBlocked: boolean };

/** A lead as it is kept from now on; one without an id is given one. */
export const received = (lead: SentLead): Lead => ({
  ...lead,
  id: (lead.id ?? randomUUID()).toLowerCase(),
  recibido: new Date().toISOString(),
});

/** Whose leads are meant: those with this DNI, or with this e-mail however it is capitalised. */
export type Person = { dni: string } | { email: string };

export const DAY = 86_400_000;
