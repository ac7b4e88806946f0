import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recordFigures } from '../support/run/figures.ts';
import type { EditorData } from '#scripts/preview/editor/editor-data.ts';
import { codeHost } from '../support/server/code-host/code-host.ts';
import { content } from '../support/content/content.ts';
import { openAtHost } from '../support/browser/editor-host.ts';
import { personAt } from '../support/browser/editor-person.ts';
import { builtEditor } from '../support/browser/editor-visit.ts';
import { JOBS } from '../support/browser/everyday-jobs.ts';
import { useVisitors } from '../support/data/visitors.ts';

const TOKEN = 'github_pat_of_ana';
const HEAD =
  '| job | presses on the page of 2026-11-25 | now | places now | minutes now |\n| --- | --- | --- | --- | --- |';
const HOW =
  'Every key that does something, every choice and every text is one press; going to something by its label is none, and counts as a place. Minutes are those of the keystroke-level model: 1.35 s of thought for each press, 0.2 s for each key. Now, somebody has to know the labels that they read; before, whoever did it knew the file and its field; the fewest presses were:';
const built = builtEditor();
const visitor = useVisitors({ fresh: true });

let host: ReturnType<typeof codeHost>;
beforeEach(async () => {
  host = codeHost({}, { [TOKEN]: { login: 'ana', push: true } });
  await host.start();
  return () => host.stop();
});
afterEach(() => expect(host.invalid).toEqual([]));

const WAITING = { product: 'PLAN DEL ARROYO', cftea: 71.5, since: '2026-01-02', last: '2026-01-03', seen: 2 };

/** Puts a loan into the content that waits for a decision. */
function withWaiting(data: EditorData): void {
  const [product] = content.catalogue.products;
  const { code, beneficiary, territory } = product ?? {};
  const pending = [{ code, beneficiary, territory, ...WAITING }];
  data.files['config/catalogue.json'] = { ...content.catalogue, pending };
}

/** Somebody on the start screen, with a token in the tab. */
async function opened() {
  const { page } = await visitor();
  await page.addInitScript((token) => sessionStorage.setItem('editor-token', token), TOKEN);
  const { folder, address } = built;
  await openAtHost(page, host, { folder, address: address(), place: 'inicio' }, withWaiting);
  await page.getByRole('heading', { name: 'Para hoy' }).waitFor();
  return { page, person: personAt(page) };
}

/** Presses of each job that came to its end. */
const counted: [job: string, before: number, now: number, places: number, minutes: string][] = [];

afterAll(() => {
  if (counted.length < JOBS.length) return;
  const rows = counted.map((row) => `| ${row.join(' | ')} |`);
  const fewer = JOBS.filter(({ before, most }) => before.length > most);
  const ways = fewer.map(({ job, before }) => `- ${job}: ${before.join(', ')}`);
  recordFigures('tests/e2e/editor-jobs', [HEAD, ...rows, '', HOW, '', ...ways].join('\n'));
});

describe('everyday jobs by labels and keyboard alone', () => {
  test.for(JOBS)('$job takes at most $most presses', async ({ job, before, most, act }, { task }) => {
    const { page, person } = await opened();
    await act({ page, person, host });
    const now = person.presses();
    counted.push([job, before.length, now, person.places(), (person.seconds() / 60).toFixed(1)]);
    task.meta.summary = `Editor: ${job} takes ${now} presses, ${before.length} before`;
    expect(now).toBeLessThanOrEqual(most);
  });
});
