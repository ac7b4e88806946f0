import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { pagePaths } from '#site/routes.ts';
import { wholeContent } from '#scripts/config/read/load.ts';
import { chromiumPath } from '#scripts/build/browser.ts';
import type { Bench } from '#scripts/bench/bench.ts';
import type { Figure } from '#scripts/bench/figure.ts';

/** Not a package of the project: it weighs more than all the others together. */
const PACKAGE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const MOST_OUTPUT = 50_000_000;
/** How often Lighthouse may fail to record a page, which it does now and then and asks to be run again. */
const TRIES = 3;
const LOOKS = [
  { look: 'mobile', args: [] },
  { look: 'desktop', args: ['--preset=desktop'] },
];

const FLAGS = [
  '--output=json',
  '--quiet',
  '--chrome-flags=--headless=new --no-sandbox',
  `--only-categories=${CATEGORIES.join(',')}`,
];

type Audit = { id: string; score: number | null; scoreDisplayMode: string };
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
type Result = { categories: Record<string, Category>; audits: Record<string, Audit> };

async function lighthouse(args: readonly string[]): Promise<string> {
  const env = { ...process.env, CHROME_PATH: chromiumPath() };
  const options = { env, maxBuffer: MOST_OUTPUT };
  return (await promisify(execFile)('npx', ['--yes', PACKAGE, ...args], options)).stdout;
}

async function resultOf(url: string, args: readonly string[], tries = TRIES): Promise<Result> {
  try {
    return JSON.parse(await lighthouse([url, ...FLAGS, ...args])) as Result;
  } catch (error) {
    if (tries === 1 || !(error as Error).message.includes('run Lighthouse again')) throw error;
    return resultOf(url, args, tries - 1);
  }
}

/** Audits that took points from a category. */
const failing = ({ auditRefs }: Category, audits: Result['audits']): string[] =>
  auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id);

function figureOf(of: string, { categories, audits }: Result): Figure {
  const scores = CATEGORIES.map((name) => {
    const category = categories[name];
    if (category?.score == null) throw new Error(`${of}: Lighthouse gave no score for ${name}.`);
    return { name, score: Math.round(category.score * 100), audits: failing(category, audits) };
  });
  const note = scores
    .filter(({ score }) => score < 100)
    .map(({ name, score, audits: failed }) => `${name} ${score}: ${failed.join(', ')}`)
    .join('; ');
  return { goal: 'lighthouse', of, runs: scores.map(({ score }) => score), by: 'smallest', note };
}

/**
 * Every route in Lighthouse, as a phone and as a desktop.
 *
 * @throws Error when Lighthouse cannot be had.
 */
export async function* measureLighthouse(bench: Bench): AsyncGenerator<Figure> {
  try {
    bench.log(`  ${PACKAGE}: ${(await lighthouse(['--version'])).trim()}`);
  } catch (error) {
    throw new Error(`${PACKAGE} cannot be had: ${(error as Error).message}`, { cause: error });
  }
  const { url } = await bench.site();
  for (const path of pagePaths(wholeContent(bench.root))) {
    for (const { look, args } of LOOKS) yield figureOf(`${path}, ${look}`, await resultOf(url + path, args));
  }
}
