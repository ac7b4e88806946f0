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

/** Optional fields of a lead: its mark, and the person's consent. */
export const EXTRAS = ['marca', 'contacto', 'enviado'] as const satisfies readonly (keyof SentLead)[];
export type Extra = (typeof EXTRAS)[number];

/** Those of the fields that are numbers. */
export const NUMBERS: readonly (keyof SentLead)[] = ['edad', 'sueldo_neto', 'plazo'];

/** A lead as it comes in; only who restores it says when it was received: a moment in ISO 8601, UTC. */
export type NewLead = SentLead & { recibido?: string };

/** A lead as it is kept, with the moment and an id: a UUID, in small letters. */
export type Lead = NewLead & Required<Pick<NewLead, 'id' | 'recibido'>>;

/** A lead as it is kept from now on; one without an id is given one. */
export const received = (lead: NewLead): Lead => ({
  ...lead,
  id: (lead.id ?? randomUUID()).toLowerCase(),
  recibido: lead.recibido ?? new Date().toISOString(),
});

/** Whose leads are meant: those with this DNI, or with this e-mail however it is capitalised. */
export type Person = { dni: string } | { email: string };

/** E-mail as it is compared. */
export const comparable = (email: string): string => email.trim().toLowerCase();

export const DAY = 86_400_000;
