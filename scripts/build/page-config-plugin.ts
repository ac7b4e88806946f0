import type { Plugin } from 'vite';
import { PAGE_CONFIG } from '#site/page-config.ts';

const SIMULATOR_CONFIG = /[/\\]src[/\\]generated[/\\]simulator\.ts$/;

const fromPage = `export const simulator = JSON.parse(document.querySelector('[${PAGE_CONFIG}]').textContent);`;

/**
 * In the browser the simulator's options, limits and texts come from its page, which says most of them in its form
 * anyway: there they cost 1.2 KB, in a script 1.7 KB more before the form is usable.
 */
export function pageConfig(): Plugin {
  return {
    name: 'page-config',
    apply: 'build',
    transform(_, id) {
      if (this.environment.name !== 'client' || !SIMULATOR_CONFIG.test(id)) return undefined;
      return { code: fromPage, map: null };
    },
  };
}
