import { createLeadFile } from '#scripts/server/leads/lead-file.ts';
import { createMemoryLimits } from '#scripts/server/leads/limits.ts';
import { LEAD_HEADER, leadRow } from '#scripts/server/leads/lead-row.ts';
import type { LeadSettings, LeadStore } from '#scripts/server/leads/store.ts';

/** Store of one machine: a CSV file. */
export function createFileStore({ leadsFile, report }: Omit<LeadSettings, 'leadsStore'>): LeadStore {
  const file = createLeadFile(leadsFile, LEAD_HEADER);
  return {
    add: async (lead) => {
      await file.append(leadRow(lead, new Date()));
      return 'added';
    },
    writable: () =>
      file.append('').then(
        () => true,
        (error: Error) => {
          report(`Leads cannot be written to ${leadsFile}: ${error.message}`);
          return false;
        },
      ),
    close: file.close,
    limits: createMemoryLimits(Date.now),
    deliveries: async () => ({ waiting: 0, delivered: 0, failed: 0 }),
  };
}
