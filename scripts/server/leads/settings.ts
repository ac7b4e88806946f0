import type { LeadSettings } from '#scripts/server/leads/store.ts';

/**
 * What an operator sets about leads by environment variables: LEADS_STORE, LEADS_FILE, LEADS_DATABASE_URL, LEADS_DAYS,
 * LEADS_WEBHOOK, LEADS_WEBHOOK_SECRET and LEADS_SPREADSHEET. The privacy page promises `promisedDays` of retention:
 * LEADS_DAYS may only be shorter. Throws Error that names the variable and what it may be.
 */
export function readLeadSettings(
  env: NodeJS.ProcessEnv,
  promisedDays: number,
): Omit<LeadSettings, 'report'> & { leadsDays: number } {
  const text = (name: string): string => env[name] ?? '';
  const leadsStore = text('LEADS_STORE') || 'file';
  if (leadsStore !== 'file' && leadsStore !== 'postgres')
    throw new Error(`LEADS_STORE must be file or postgres, not '${leadsStore}'`);
  const leadsDatabaseUrl = text('LEADS_DATABASE_URL');
  if (leadsStore === 'postgres' && !/^postgres(?:ql)?:\/\//.test(leadsDatabaseUrl))
    throw new Error('LEADS_DATABASE_URL must be the address of a database, postgresql://…');
  const days = text('LEADS_DAYS') || String(promisedDays);
  if (!/^[1-9]\d*$/.test(days) || Number(days) > promisedDays)
    throw new Error(
      `LEADS_DAYS must be from 1 to the ${promisedDays} that the privacy page promises, not '${days}'`,
    );
  const leadsWebhook = text('LEADS_WEBHOOK');
  const leadsSpreadsheet = text('LEADS_SPREADSHEET');
  const addresses = { LEADS_WEBHOOK: leadsWebhook, LEADS_SPREADSHEET: leadsSpreadsheet };
  for (const [name, value] of Object.entries(addresses))
    if (value !== '' && !/^https?:\/\//.test(value)) throw new Error(`${name} must be an address, https://…`);
  const leadsWebhookSecret = text('LEADS_WEBHOOK_SECRET');
  if (leadsWebhook !== '' && leadsWebhookSecret === '')
    throw new Error('LEADS_WEBHOOK_SECRET must be set, for the receiver to know who signs');
  return {
    leadsStore,
    leadsFile: text('LEADS_FILE') || 'data/leads.csv',
    leadsDatabaseUrl,
    leadsDays: Number(days),
    leadsWebhook,
    leadsWebhookSecret,
    leadsSpreadsheet,
  };
}
