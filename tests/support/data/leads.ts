import { existsSync } from 'node:fs';
import Libsql from 'libsql';
import { leadBody } from './requests.ts';
import type { Lead } from '#scripts/server/leads/lead.ts';

/** A lead with a DNI, an e-mail and an id that only its number has. */
export const leadNumber = (number: number): Lead => ({
  ...(leadBody({
    dni: String(10_000_000 + number),
    email: `ana${number}@correo.example`,
  }) as unknown as Lead),
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  recibido: new Date(Date.UTC(2026, 10, 20, 12, 0, number % 60)).toISOString(),
});

/** The leads in a SQLite file, oldest first, read as another process would; none where the file is not there yet. */
export function storedLeads(path: string): Lead[] {
  if (!existsSync(path)) return [];
  const db = new Libsql(path, { readonly: true, timeout: 5_000 });
  try {
    const rows = db.prepare('select * from leads order by recibido').all() as Record<string, unknown>[];
    return rows.map(
      (row) =>
        Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as Lead,
    );
  } finally {
    db.close();
  }
}
