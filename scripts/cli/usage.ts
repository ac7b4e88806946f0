import { dayInBuenosAires } from '#domain/format.ts';
import { defineCommand, runAsProgram, UsageError } from '#scripts/cli/command.ts';
import { csvCell } from '#scripts/server/leads/csv.ts';
import { connectLeadStore } from '#scripts/server/leads/store.ts';
import { builtProviderConfig } from '#scripts/server/provider-config.ts';
import { leadSettings, readSettings } from '#scripts/server/settings.ts';
import { pageUsage, type PageUsage, STEPS, type UsageCount } from '#scripts/server/usage/usage-count.ts';

const USAGE = `Usage: npm run usage -- [--from=2026-11-01] [--until=2026-11-30] [--format=text|json|csv]

What was counted on the site's pages: the funnel of all, the steps reached on each page, and the counts of each day as
JSON or CSV. Works while the site runs, with the same environment variables (LEADS_STORE, LEADS_FILE,
LEADS_DATABASE_URL). Without days: the last 30.`;

const DAY = 86_400_000;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const COLUMNS = ['day', 'page', 'event', 'campaign', 'detail', 'count'] as const;

const share = (part: number | null, whole: number | null): string =>
  whole ? `${Math.round((100 * (part ?? 0)) / whole)} %` : '-';

const sumOf = (pages: readonly PageUsage[], step: keyof typeof STEPS): number =>
  pages.reduce((sum, page) => sum + (page[step] ?? 0), 0);

/** The funnel and the pages, for reading. */
function textOf(counts: readonly UsageCount[]): string {
  const pages = pageUsage(counts, 0);
  const steps = Object.keys(STEPS) as (keyof typeof STEPS)[];
  const seen = sumOf(pages, 'seen');
  const funnel = steps.map(
    (step) => `${step.padEnd(10)} ${sumOf(pages, step)} (${share(sumOf(pages, step), seen)})`,
  );
  const rows = pages.map((page) => [page.page, ...steps.map((step) => String(page[step] ?? 0))]);
  const widths = ['page', ...steps].map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lineOf = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [...funnel, '', lineOf(['page', ...steps]), ...rows.map(lineOf)].join('\n');
}

const FORMATS: Readonly<Record<string, (counts: readonly UsageCount[]) => string>> = {
  text: textOf,
  json: (counts) => JSON.stringify(counts, null, 2),
  csv: (counts) =>
    [
      COLUMNS.join(','),
      ...counts.map((count) => COLUMNS.map((column) => csvCell(count[column])).join(',')),
    ].join('\n'),
};

/** Prints what was counted. */
export const command = defineCommand({
  usage: USAGE,
  language: 'en',
  options: {
    from: { type: 'string', default: dayInBuenosAires(Date.now() - 29 * DAY) },
    until: { type: 'string', default: dayInBuenosAires(Date.now()) },
    format: { type: 'string', default: 'text' },
  },
  run: async ({ values: { from, until, format }, root, output }) => {
    const write = FORMATS[format];
    if (!write) throw new UsageError(`--format=${format}: expected ${Object.keys(FORMATS).join(', ')}.`);
    for (const day of [from, until])
      if (!ISO_DAY.test(day)) throw new UsageError(`${day} is no day like 2026-11-25.`);
    const settings = leadSettings(readSettings(process.env), builtProviderConfig(root).site.privacy.leadDays);
    const store = connectLeadStore({ ...settings, onProblem: output.error });
    const counts = await store.usage(from, until).finally(store.close);
    output.log(write(counts));
    return counts.length === 0 ? 1 : 0;
  },
});

await runAsProgram('usage', command);
