import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordFigures } from '#scripts/bench/figures-file.ts';
import { everyAddress } from '#scripts/server/hosts/addresses.ts';
import { type Comparison, compareHosts } from '#scripts/server/hosts/compare.ts';
import { startProcess } from '#scripts/bench/processes.ts';
import { projectCopy } from '#scripts/bench/project-copy.ts';
import { defineCommand, type Output, runAsProgram } from '#scripts/cli/command.ts';
import { buildSite } from '#scripts/preview/changes/build.ts';
import { conformanceCases } from '#scripts/server/conformance/conformance-cases.ts';
import { checkProvider, type Conformance } from '#scripts/server/conformance/conformance.ts';
import { loadProviderConfig } from '#scripts/server/provider-config.ts';
import { serveFolder } from '#scripts/server/start.ts';
import { WIRE_SCHEMAS } from '#scripts/server/validation.ts';

const USAGE = `Usage: npm run compare:hosts -- [--lenders=20,1000] [--record]

Builds the site with so many lenders, runs it under wrangler (Cloudflare's tool: a Worker with static files) and under
our own server, and compares status, headers and bytes of every kind of address; then asks the Worker what
provider:check asks.

  --lenders=20,1000   sizes to build
  --record            writes the outcome into tests/figures.md

Exits with 0 when all differences are known not to matter, 1 when there are others, 2 when it could not run.`;

// Cloudflare's own tool wants a newer Node than the project does; both come from the registry when they are needed.
const PACKAGES = ['node@22.23.3', 'wrangler@4.164.0'].flatMap((name) => ['--package', name]);

/** Runs a built site as Cloudflare would, Worker and files, by the `wrangler.json` in a folder. */
async function startWrangler(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const command = `wrangler dev --config ${join(folder, 'wrangler.json')} --ip 127.0.0.1 --port 0 --inspector-port 0 --show-interactive-dev-session=false`;
  const logs = { WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: join(folder, '../logs') };
  const { said, stop } = await startProcess(
    ['npx', '--yes', ...PACKAGES, '--call', command],
    { cwd: join(folder, '..'), env: { ...process.env, ...logs }, detached: true },
    /Ready on (http:\/\/[\d.:]+)/,
  );
  return { url: said[1] ?? '', stop };
}

type Outcome = { lenders: number; compared: Comparison; provider: Conformance };

async function compareAt(root: string, lenders: number, { log }: Output): Promise<Outcome> {
  const project = projectCopy(root, lenders);
  const dist = join(project.root, 'dist');
  const data = mkdtempSync(join(tmpdir(), 'hosts-'));
  log(`${lenders} lenders: building …`);
  await buildSite(project.root, dist);
  const ours = await serveFolder({ root: project.root, dist, leadsFile: join(data, 'leads.db') });
  const theirs = await startWrangler(join(project.root, 'dist-server'));
  try {
    const { simulator, site } = loadProviderConfig(project.root);
    const { path } = site.provider;
    const compared = await compareHosts(ours.url, theirs.url, everyAddress(dist, path, simulator));
    const provider = await checkProvider(theirs.url + path, WIRE_SCHEMAS.offer, conformanceCases(simulator));
    return { lenders, compared, provider };
  } finally {
    await theirs.stop();
    await ours.stop();
    project.remove();
    rmSync(data, { recursive: true });
  }
}

function asMarkdown({ lenders, compared: { asked, known, differences }, provider }: Outcome): string {
  const broken = provider.differences.length;
  return [
    `${lenders} lenders: ${asked} requests, ${differences.length} differences that matter; provider:check ${provider.cases} cases, ${broken} differences. Known not to matter:`,
    '',
    ...[...known].map(([reason, count]) => `- ${reason}: ${count}`),
    '',
    ...differences.map(
      ({ asked: request, what, ours, theirs }) =>
        `- **${request}**: ${what} is '${ours}' here, '${theirs}' there`,
    ),
  ].join('\n');
}

export const command = defineCommand({
  usage: USAGE,
  language: 'en',
  options: {
    lenders: { type: 'string', default: '20,1000' },
    record: { type: 'boolean', default: false },
  },
  run: async ({ values, root, output }) => {
    const lines: string[] = [];
    let differences = 0;
    for (const size of values.lenders.split(',')) {
      const outcome = await compareAt(root, Number(size), output);
      const text = asMarkdown(outcome);
      output.log(text);
      lines.push(text.trim());
      differences += outcome.compared.differences.length + outcome.provider.differences.length;
    }
    if (values.record) recordFigures(root, 'npm run compare:hosts', lines.join('\n\n'));
    return differences === 0 ? 0 : 1;
  },
});

await runAsProgram('compare-hosts', command);
