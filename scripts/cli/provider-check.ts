import { readFileSync } from 'node:fs';
import { conformanceCases } from '#scripts/server/conformance/conformance-cases.ts';
import { checkCrossOrigin, checkProvider } from '#scripts/server/conformance/conformance.ts';
import type { SimulatorConfig, Site } from '#generated/types.ts';
import type { Conformance, Difference } from '#scripts/server/conformance/conformance.ts';

/*
 * `npm run provider:check -- <url>`: the conformance suite against any provider. Exit codes: 0 it follows the
 * contract (advice may remain), 1 it does not, 2 the check could not run.
 */
const USAGE = 'Usage: npm run provider:check -- <address of the provider>';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

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

function print(url: string, { cases, offers, differences }: Conformance): void {
  const broken = differences.filter(({ level }) => level === 'contract').length;
  const advice = differences.length - broken;
  for (const difference of differences) console.log(describe(difference));
  console.log(`${url}: ${cases} cases, ${offers} offers for the typical visitor`);
  console.log(`${broken} differences from the contract, ${advice} pieces of advice`);
}

async function main([address]: string[]): Promise<number> {
  if (address === undefined || !URL.canParse(address)) throw new Error(USAGE);
  const site = readJson('config/site.json') as Site;
  const config = readJson('config/simulator.json') as SimulatorConfig;
  const offerSchema = readJson('schema/simulation-offer.schema.json') as object;
  const url = endpointOf(address, site.provider.path);
  const conformance = await checkProvider(url, offerSchema, conformanceCases(config));
  // A provider on this machine is one that the site will reach on its own origin.
  const calledFromElsewhere = isLoopback(url) ? [] : await checkCrossOrigin(url, site.origin);
  const differences = [...conformance.differences, ...calledFromElsewhere];
  print(url, { ...conformance, differences });
  return differences.some(({ level }) => level === 'contract') ? 1 : 0;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
    console.error(`The check could not run: ${error.message}${cause}`);
    process.exitCode = 2;
  },
);
