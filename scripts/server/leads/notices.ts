import { createHash } from 'node:crypto';
import type { Database } from '#scripts/server/leads/database.ts';

/** Text of a notice by its hash, which leads name. */
export type Notice = { hash: string; text: string };

const KEEP = 'insert into lead_notices (hash, text) values ($1, $2) on conflict do nothing';

/** Keeps the text of a notice that people see from now on. */
export const keepNotice = async ({ query }: Database, text: string): Promise<void> =>
  void (await query(KEEP, [createHash('sha256').update(text).digest('hex'), text]));

/** Returns the notices that people ever saw. */
export const noticesOf = ({ query }: Database): Promise<Notice[]> =>
  query<Notice>('select hash, text from lead_notices order by hash');

/** Keeps the notices of another store. */
export const restoreNotices = async (database: Database, notices: readonly Notice[]): Promise<void> =>
  void (await Promise.all(notices.map(({ hash, text }) => database.query(KEEP, [hash, text]))));
