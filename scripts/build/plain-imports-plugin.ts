import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Leaves out the function that Vite puts around every `import()`: it fetches lists of further scripts ahead, which the site
 * leaves out (`modulePreload: false`), and would be 0.2 kB of the script that every page has.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
});
