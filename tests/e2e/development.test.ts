import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { content } from '../support/content/content.ts';
import { editableFiles } from '../support/content/content-root.ts';
import { projectCopy } from '../support/content/project-copy.ts';
import { newVisit, type Visit } from '../support/browser/visit.ts';

const lender = content.lenders.find(({ type, page }) => type === 'fintech' && page);
if (!lender) throw new Error('The content needs a fintech with a page.');
const LENDER = `config/lenders/${lender.id}.json`;

/** In development the browser loads the whole source, file by file. */
const TIMEOUT = 240_000;

describe('in development', { timeout: TIMEOUT }, () => {
  const copy = projectCopy(process.cwd());
  const tree = editableFiles(copy.root);
  let server: ViteDevServer;
  let visit: Visit;

  beforeAll(async () => {
    // The installation of a fresh clone generates the code.
    execFileSync('npx', ['tsx', 'scripts/cli/loans.ts', 'codegen'], { cwd: tree.root });
    vi.stubEnv('LEADS_FILE', join(tree.root, 'leads.db'));
    // As a developer's server: under Vitest style modules number their classes themselves, unlike the page's rules.
    vi.stubEnv('VITEST', '');
    server = await createServer({
      root: tree.root,
      configFile: join(tree.root, 'vite.config.ts'),
      cacheDir: join(tree.root, '.vite'),
      mode: 'development',
      logLevel: 'silent',
      server: { host: '127.0.0.1', port: 0 },
    });
    await server.listen();
    visit = await newVisit({ colorScheme: null });
    await visit.page.goto(server.resolvedUrls?.local[0] ?? '');
  }, TIMEOUT);

  afterAll(async () => {
    await visit.close();
    await server.close();
    vi.unstubAllEnvs();
    copy.remove();
  });

  test('[F79] a broken file shows its error over the page, in Spanish, until it is repaired', async () => {
    const overlay = visit.page.locator('vite-error-overlay');
    tree.edit(LENDER, '"type": "fintech"', '"type": "fintec"');
    await overlay.locator('.message-body', { hasText: 'quisiste decir «fintech»' }).waitFor();
    const styleOf = (tip: Element): string[] => [
      getComputedStyle(tip).fontSize,
      getComputedStyle(tip, '::after').content,
    ];
    // Each message puts an overlay in the place of the one before.
    await expect
      .poll(() => overlay.locator('.tip').evaluate(styleOf))
      .toEqual(['0px', expect.stringContaining('Esc lo cierra')]);
    tree.edit(LENDER, '"type": "fintec"', '"type": "fintech"');
    await overlay.waitFor({ state: 'detached' });
  });
});
