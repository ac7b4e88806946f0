/** What an operator sets by environment variables. */
export type Settings = {
  host: string;
  port: number;
  /** Folder of the built site. */
  dist: string;
  leadsFile: string;
  leadsPerMinute: number;
  trustedProxies: number;
};

function wholeNumberIn(env: NodeJS.ProcessEnv, name: string, fallback: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > max)
    throw new Error(`${name} must be a whole number from 0 to ${max}, not '${text}'`);
  return value;
}

/**
 * Reads the settings of the server: HOST, PORT, DIST, LEADS_FILE, LEADS_PER_MINUTE (of one caller) and TRUSTED_PROXIES
 * (how many proxies of ours stand in front). Throws Error that names the variable and what it may be.
 */
export const readSettings = (env: NodeJS.ProcessEnv): Settings => ({
  host: env['HOST'] || '127.0.0.1',
  dist: env['DIST'] || 'dist',
  port: wholeNumberIn(env, 'PORT', 4173, 65_535),
  leadsFile: env['LEADS_FILE'] || 'data/leads.csv',
  leadsPerMinute: wholeNumberIn(env, 'LEADS_PER_MINUTE', 30, 1_000_000_000),
  trustedProxies: wholeNumberIn(env, 'TRUSTED_PROXIES', 0, 10),
});
