import { leadBody } from './requests.ts';
import type { Lead } from '#scripts/server/leads/lead.ts';

/** A lead with a DNI, an e-mail and an id that only its number has. */
export const leadNumber = (number: number): Lead => ({
  ...(leadBody({ dni: String(10_000_000 + number), email: `ana${number}@correo.example` }) as Lead),
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  recibido: new Date(Date.UTC(2026, 10, 20, 12, 0, number % 60)).toISOString(),
});
