import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { config } from '#scripts/build/config-plugin.ts';
import { styles } from '#scripts/build/styles-plugin.ts';
import { devPlugin, EDITOR_ENTRY } from '#scripts/editor/dev-plugin.ts';

/** The editor's page as a static site of its own; nothing of it reaches the visitors' site. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  base: './',
  publicDir: false,
  plugins: [config(), styles(), react(), devPlugin()],
  build: {
    outDir: 'dist-editor',
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: EDITOR_ENTRY },
  },
});
