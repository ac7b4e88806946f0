import type { Database } from '#scripts/server/leads/database.ts';

/** Seconds in which the same alert is sent once, by whichever instance comes first. */
const ONCE_IN = 3600;

/** Notes of what operators were alerted of, common to all instances, which outlive their processes. */
export type AlertNotes = {
  /** Notes an alert. Returns whether to send it: not when it was sent within the hour. */
  claim: (name: string) => Promise<boolean>;
  /** Takes back the note of an alert that could not be sent. */
  release: (name: string) => Promise<void>;
  /** Notes that all is well. Returns whether to send that: when an alert was sent and none has taken it back since. */
  settle: () => Promise<boolean>;
};

/** The notes in a database: an alert is 'open' until all is well, and its moment is when it was last sent. */
export function alertNotes({ query, now, after }: Database): AlertNotes {
  const due = `known.at <= ${after(`-${ONCE_IN}`)}`;
  return {
    claim: async (name) => {
      const claimed = await query(
        `insert into lead_notes as known (name, note) values ($1, 'open') on conflict (name)
         do update set note = 'open', at = ${now} where ${due} returning name`,
        [`alert ${name}`],
      );
      return claimed.length > 0;
    },
    release: async (name) => void (await query('delete from lead_notes where name = $1', [`alert ${name}`])),
    settle: async () => {
      const open = `name like 'alert %' and note = 'open'`;
      return (await query(`update lead_notes set note = 'well' where ${open} returning name`)).length > 0;
    },
  };
}
