import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { runnerImport } from 'vite';
import { defineConfig } from 'vitest/config';
import { devPlugins } from './scripts/build/dev-plugins.ts';
import { endpoints } from './scripts/build/endpoints-plugin.ts';
import { prerender } from './scripts/build/prerender-plugin.ts';
import { withProviderUrl } from './scripts/build/provider-url.ts';
import { styles } from './scripts/build/styles-plugin.ts';
import { generateKinds } from './scripts/config/codegen/kinds.ts';

/** Loading what drives browsers takes a second, which only the tests need. */
async function chromiumProvider() {
  const { playwright } = await import('@vitest/browser-playwright');
  const { chromium, TEST_BROWSER_ARGS } = await import('./tests/support/browser/chromium.ts');
  return playwright({ launchOptions: { ...chromium(), args: TEST_BROWSER_ARGS } });
}

/**
 * Makes what the plugins read, and imports them. After a change of branch they wait for the kinds of content of now; the
 * made-up site, which is not in git, is written anew from the schemas before a run.
 */
async function prepare() {
  generateKinds(import.meta.dirname);
  if (process.env['VITEST']) execFileSync('npm', ['run', '-s', 'test:site']);
  const file = join(import.meta.dirname, 'scripts/build/config-plugin.ts');
  const { module } = await runnerImport<typeof import('./scripts/build/config-plugin.ts')>(file);
  return { contentPlugin: module, provider: process.env['VITEST'] ? await chromiumProvider() : undefined };
}

/** Every project of the tests loads this file anew: what is made, they share. */
const ofTests = globalThis as { prepared?: ReturnType<typeof prepare> };
const { contentPlugin, provider } = await (process.env['VITEST']
  ? (ofTests.prepared ??= prepare())
  : prepare());

const content = contentPlugin.config();
const styleSheets = styles();

const runsWhole = process.env['E2E'] === 'all';

/** Whether the command line names a path under one, or a file. */
const isAskedFor = (path: string): boolean => process.argv.some((word) => word.startsWith(path));
const namesFile = process.argv.some((word) => /\.test\.tsx?$/.test(word));
/** Tests that take too long for every run. */
const LONG = {
  name: 'long',
  description: 'Runs with E2E=all.',
  skip: !runsWhole,
};

/** Suites that take minutes: they run where their folder is named. */
const ASKED_FOR = ['deploy', 'kinds']
  .map((name) => `tests/${name}`)
  .filter(isAskedFor)
  .map((path) => `${path}/**/*.test.ts`);

/** Tests that need no browser; modules are imported once for each worker, which saves a third of the time. */
const IN_NODE = {
  isolate: false,
  // As many runs of each property as `PROPERTY_RUNS` asks for take their time.
  testTimeout: 60_000 + 20 * Number(process.env['PROPERTY_RUNS'] ?? 0),
  hookTimeout: 60_000,
};

/** The made-up content that the engine's tests run on: ours is marketing's, who may change all of it. */
const SITE = 'tests/fixtures/site';

/**
 * Suites in a browser that take long: `npm run test:e2e` has them, as has whoever names one; `npm test` has not. They
 * hold the editor, tools, layout and paper; the journeys, and what loses a lead, a draft or a price, are in every run.
 */
const LONG_SUITES = [
  'tests/e2e/{design,development,print}.test.ts',
  'tests/e2e/engines/**',
  'tests/e2e/screens/{list,narrow,readable}.test.ts',
  'tests/features/*/{browser,e2e}/**',
];
const namesFolder = ['tests/features/', 'tests/e2e/engines'].some(isAskedFor);
const leftOut = runsWhole || namesFile || namesFolder ? [] : LONG_SUITES;

/** Firefox and WebKit, which not every machine has, run besides Chromium where the folder of their suites is named. */
const ENGINES = isAskedFor('tests/e2e/engines') ? 'chromium firefox webkit' : 'chromium';

export default defineConfig({
  plugins: [
    content,
    styleSheets,
    react(),
    process.env['VITEST'] ? [] : devPlugins(import.meta.dirname),
    endpoints(),
    prerender({
      content: async () => withProviderUrl(await content.api.content(), process.env),
      styles: styleSheets.api.rules,
    }),
  ],
  publicDir: false,
  build: {
    license: { fileName: 'licenses.md' },
    assetsInlineLimit: 0,
    // The list stands in src/README.md, Browsers.
    target: ['chrome93', 'edge93', 'firefox92', 'safari15.4', 'ios15.4'],
    // A kilobyte less on the way to the results than the bundler's own minifier.
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      safari10: false,
      compress: { passes: 3, keep_fargs: false, unsafe_methods: true },
    },
    reportCompressedSize: false,
  },
  json: { stringify: true },
  test: {
    // On two cores: tests wait a third of their time, for browsers, servers and answers that are late.
    maxWorkers: 3,
    reporters: ['default', './tests/support/run/summary-reporter.ts'],
    tags: [LONG],
    // What is asked again until it holds: one second, which Vitest waits, is short beside other work.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          ...IN_NODE,
          name: 'unit',
          env: { CONFIG: SITE },
          include: [
            'tests/{unit,properties,schema,architecture,spec,security,attacks,leads,content}/**/*.test.{ts,tsx}',
            'tests/features/*/unit/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        extends: true,
        // Our own content, whatever it holds: nothing here quotes it.
        test: {
          ...IN_NODE,
          name: 'content',
          include: ['tests/{content,features/*/content}/**/*.test.{ts,tsx}', ...ASKED_FOR],
        },
      },
      {
        extends: true,
        // Found one by one they would reload the page in the middle of a test.
        optimizeDeps: {
          include: ['fast-check', 'immer', 'jsonc-parser', 'react-dom/client', 'vitest-browser-react'],
        },
        test: {
          name: 'browser',
          env: { CONFIG: SITE },
          testTimeout: 30_000,
          include: ['tests/{browser,features/*/browser}/**/*.test.tsx'],
          exclude: leftOut,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            ...(provider && { provider }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: {
          ...IN_NODE,
          name: 'e2e',
          include: ['tests/{e2e,features/*/e2e}/**/*.test.ts'],
          exclude: leftOut,
          env: { CONFIG: process.env['E2E_CONFIG'] ?? SITE, ENGINES },
          globalSetup: ['tests/support/browser/built-site.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
