import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromium } from '../../scripts/build/browser.ts';
import { config } from '../../scripts/build/config-plugin.ts';
import { styles } from '../../scripts/build/styles-plugin.ts';

const env = { CONFIG: 'tests/fixtures/site' };

/** Each group of a bench begins with its floor: a time is told as so many times that, measured in the same run. */
export default defineConfig({
  plugins: [config(), styles(), react()],
  test: {
    env,
    projects: [
      { extends: true, test: { env, name: 'node', benchmark: { include: ['tests/bench/*.bench.ts'] } } },
      {
        extends: true,
        optimizeDeps: { include: ['react-dom/client', 'vitest-browser-react'] },
        test: {
          env,
          name: 'browser',
          benchmark: { include: ['tests/bench/*.bench.tsx'] },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: chromium() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
