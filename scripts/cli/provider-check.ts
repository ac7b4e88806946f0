import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineCommand, type Output, runAsProgram, UsageError } from '#scripts/cli/command.ts';
import { conformanceCases } from '#scripts/server/conformance/conformance-cases.ts';
import { checkCrossOrigin, checkProvider } from '#scripts/server/conformance/conformance.ts';
import { loadProviderConfig } from '#scripts/server/provider-config.ts';
import type { Conformance, Difference, OfferSchema } from '#scripts/server/conformance/conformance.ts';

const USAGE = `Usage: npm run provider:check -- <address of the provider>

Runs the conformance suite against any provider. Exits with 0 when it follows the contract (advice may remain), 1 when
it does not, 2 when the check could not run.`;

/** Address to post to: the one given, with the path of the config when it has none. */
function endpointOf(address: string, path: string): string {
  const url = new URL(address);
  if (url.pathname === '/') url.pathname = path;
  return url.href;
}

const isLoopback = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

const describe = ({ level, name, found }: Difference): string =>
  `${level === 'contract' ? 'DIFFERS' : 'advice '}  ${name}: ${found}`;

function print(url: string, { cases, offers, differences }: Conformance, log: Output['log']): void {
  const broken = differences.filter(({ level }) => level === 'contract').length;
  const advice = differences.length - broken;
  for (const difference of differences) log(describe(difference));
  log(`${url}: ${cases} cases, ${offers} offers for the typical visitor`);
  log(`${broken} differences from the contract, ${advice} pieces of advice`);
}

export const command = defineCommand({
  usage: USAGE,
  language: 'en',
  words: 1,
  run: async ({ positionals: [address = ''], root, output }) => {
    if (!URL.canParse(address)) throw new UsageError(`Not an address: '${address}'`);
    const { site, simulator } = loadProviderConfig(root);
    const schema = readFileSync(join(root, 'schema/simulation-offer.schema.json'), 'utf8');
    const url = endpointOf(address, site.provider.path);
    const cases = conformanceCases(simulator);
    const conformance = await checkProvider(url, JSON.parse(schema) as OfferSchema, cases);
    // A provider on this machine is one that the site will reach on its own origin.
    const calledFromElsewhere = isLoopback(url) ? [] : await checkCrossOrigin(url, site.origin);
    const differences = [...conformance.differences, ...calledFromElsewhere];
    print(url, { ...conformance, differences }, output.log);
    return differences.some(({ level }) => level === 'contract') ? 1 : 0;
  },
});

await runAsProgram('provider-check', command);
