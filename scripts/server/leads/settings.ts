import type { Settings } from '#scripts/server/settings.ts';

/**
 * What an operator set about leads. The privacy page promises `promisedDays` of retention: LEADS_DAYS may only be shorter.
 * Throws Error that names the variable and what it may be, where one needs another.
 */
export function leadSettings(settings: Settings, promisedDays: number): Settings & { leadsDays: number } {
  if (settings.leadsStore === 'postgres' && settings.leadsDatabaseUrl === '')
    throw new Error('LEADS_DATABASE_URL must be the address of a database, postgresql://…');
  const leadsDays = settings.leadsDays ?? promisedDays;
  if (leadsDays > promisedDays)
    throw new Error(
      `LEADS_DAYS must be from 1 to the ${promisedDays} that the privacy page promises, not '${leadsDays}'`,
    );
  if (settings.leadsWebhook !== '' && settings.leadsWebhookSecret === '')
    throw new Error('LEADS_WEBHOOK_SECRET must be set, for the receiver to know who signs');
  return { ...settings, leadsDays };
}
