import { relative } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { StyleRule } from '#app/page-styles.ts';

type Evaluated = { classNames: Record<string, Record<string, unknown>>; rules: StyleRule[] };

const STYLES = /\.styles\.ts$/;

type Api = {
  /** Rules of every style module, as fresh as the last edit. */
  rules: () => Promise<StyleRule[]>;
};

/**
 * A `*.styles.ts` module is only a record of class names, in pages and in the browser alike: the rules themselves stand
 * in the page's own stylesheet or in the one that scripts wait for, and Emotion stays on the build machine. Tests of single modules evaluate them.
 */
export function styles(): Plugin<Api> & { api: Api } {
  let root = '';
  let evaluated: Promise<{ module: Evaluated }> | undefined;
  /** Class names and rules of every style module. */
  const current = async (): Promise<Evaluated> => {
    const options = { root, configFile: false, logLevel: 'error' } as const;
    evaluated ??= runnerImport<Evaluated>('/src/ui/all-styles.ts', options);
    return (await evaluated).module;
  };
  return {
    name: 'styles',
    enforce: 'pre',
    api: { rules: async () => (await current()).rules },
    configResolved(config) {
      root = config.root;
    },
    hotUpdate({ file }) {
      if (!STYLES.test(file) && !file.includes('/src/ui/')) return;
      evaluated = undefined;
      this.environment.hot.send({ type: 'full-reload' });
    },
    async load(id) {
      const file = id.split('?')[0] ?? id;
      if (!STYLES.test(file) || (this.environment.name !== 'client' && process.env['VITEST'])) return;
      const { classNames } = await current();
      const exported = classNames[`/${relative(root, file)}`] ?? {};
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
