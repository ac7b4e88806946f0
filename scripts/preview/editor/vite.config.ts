import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { config } from '#scripts/build/config-plugin.ts';
import { styles } from '#scripts/build/styles-plugin.ts';
import { EDITOR_ENTRY, editor } from '#scripts/preview/editor/editor-plugin.ts';

const styleSheets = styles();
const root = join(import.meta.dirname, '../../..');

/** The preview draws pages in one go: the half of React's server that streams them, which comes with it, stays out. */
const SERVER = 'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js';

/** The editor's page as a static site of its own; nothing of it reaches the visitors' site. */
export default defineConfig({
  root,
  base: './',
  publicDir: false,
  resolve: { alias: { 'react-dom/server': join(root, SERVER) } },
  plugins: [config(), styleSheets, react(), editor(styleSheets.api.rules)],
  build: {
    outDir: 'dist-editor',
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: EDITOR_ENTRY },
  },
});
