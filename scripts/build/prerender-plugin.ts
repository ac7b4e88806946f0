import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { answering } from '#scripts/build/answering.ts';
import { logoAddress } from '#scripts/build/site/logos.ts';
import type { StyleRule } from '#app/page-styles.ts';
import type { Content } from '#site/content.ts';
import { pagePaths } from '#site/routes.ts';
import { socialImages } from '#scripts/build/site/social-images.ts';
import { CLIENT_ENTRY } from '#scripts/build/built-scripts.ts';
import { bundleServer } from '#scripts/build/server-bundle.ts';
import { commonHeaders } from '#scripts/build/site/headers.ts';
import { canonicalPath } from '#scripts/server/canonical-path.ts';
import { parseRedirects } from '#scripts/server/host-files.ts';
import { shownContent } from '#site/shown-content.ts';
import { addressOf, lastBuildOf, withQuery } from '#scripts/server/site.ts';
import { redirects } from '#scripts/build/site/redirects.ts';
import { type Renderer, rootFiles, writeSite } from '#scripts/build/write-site.ts';

/** Where the pages come from, each as fresh as the last edit. */
export type Sources = {
  /** All of it, with pages that are not shown today. */
  content: () => Promise<Content>;
  /** Rules of every style module. */
  styles: () => Promise<StyleRule[]>;
};

const REACT = /[/\\]node_modules[/\\](?:react|react-dom|scheduler)[/\\]/;

/** Modules that every form is made of. */
const FIELDS =
  /[/\\]src[/\\](?:ui[/\\](?:fields[/\\]|Button\.)|site[/\\](?:words|page-config)\.|domain[/\\](?:share-link|input[/\\](?:figure|reading|whole-number|text-edit))\.|gateways[/\\](?:storage|history)\.|loan[/\\]form[/\\](?:form-errors|input-formats)\.)/;

const SERVER_ENTRY = 'src/app/prerender.tsx';
const SERVER_OUT = 'node_modules/.cache/prerender';

/** Turns off two hints of Vite's: pages import at once what visitors fetch later, and the minifier is slow. */
const NO_ADVICE = { pluginTimings: false, ineffectiveDynamicImport: false };

/** A folder for each output folder, so that two builds at once (a test's and an operator's) do not share it. */
const serverOut = (out: string): string => join(SERVER_OUT, out.replaceAll(/\W+/g, '_'));

/** Where a build is made; it replaces the last one only when it is complete. */
const draftOf = (out: string): string => `${out.replace(/[/\\]+$/, '')}.draft`;

/**
 * Puts a finished build where the last one was, and the last one's scripts and pictures where the server finds them: pages
 * that are open still ask for them.
 */
export function takeOver(draft: string, out: string): void {
  const [old, kept] = [`${draft}.last`, lastBuildOf(out)];
  rmSync(old, { recursive: true, force: true });
  if (existsSync(out)) renameSync(out, old);
  renameSync(draft, out);
  rmSync(kept, { recursive: true, force: true });
  if (existsSync(join(old, 'assets'))) {
    mkdirSync(kept, { recursive: true });
    renameSync(join(old, 'assets'), join(kept, 'assets'));
  }
  rmSync(old, { recursive: true, force: true });
}

/** Renders the site's pages to HTML: all of them in a build, the one asked for in development. */
export function prerender(sources: Sources): Plugin {
  return {
    name: 'prerender',
    config: ({ build, logLevel = 'warn' }, { command }) => ({
      appType: 'custom',
      // A build says in a few lines how far it is, instead of listing its 140 scripts.
      ...(command === 'build' && { logLevel }),
      // Else the configuration is read, and all content checked, once for the build and again for each environment.
      builder: { sharedConfigBuild: true, sharedPlugins: true },
      environments: {
        client: {
          // No chunk lists what it imports (below), so the loader of such lists would be dead code on every page.
          define: { __VITE_IS_MODERN__: 'false' },
          build: {
            outDir: draftOf(build?.outDir ?? 'dist'),
            emptyOutDir: true,
            manifest: true,
            // The lists of what each chunk imports would be half a kilobyte of the script that every page has.
            modulePreload: false,
            rolldownOptions: {
              input: CLIENT_ENTRY,
              checks: NO_ADVICE,
              // React is one script: the bundler's own split into two adds 1 kB. So are the parts of forms, which it
              // splits into several for a script that few visitors fetch.
              output: {
                codeSplitting: {
                  groups: [
                    { name: 'react', test: REACT },
                    { name: 'fields', test: FIELDS, includeDependenciesRecursively: false },
                  ],
                },
              },
            },
          },
        },
        ssr: {
          build: {
            outDir: serverOut(build?.outDir ?? 'dist'),
            minify: false,
            rolldownOptions: { input: SERVER_ENTRY, checks: NO_ADVICE },
          },
        },
      },
    }),
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('The build needs the environments client and ssr.');
      const { root, logLevel } = builder.config;
      const say = (text: string): void => void (logLevel === 'warn' && console.log(text));
      say('Building the scripts');
      await builder.build(client);
      say('Building the pages');
      await builder.build(ssr);
      const entry = pathToFileURL(resolve(root, ssr.config.build.outDir, 'prerender.js'));
      const renderer = (await import(`${entry.href}?${Date.now()}`)) as Renderer;
      const draft = resolve(root, client.config.build.outDir);
      const out = draft.slice(0, -'.draft'.length);
      const content = await sources.content();
      const headers = commonHeaders(content.site);
      const styles = await sources.styles();
      await writeSite(renderer, { root, out: draft, content, styles, headers });
      say('Building the server');
      await bundleServer(root, `${out}-server/server.js`, content);
      takeOver(draft, out);
    },
    configureServer(server) {
      return () => {
        const content = async () => shownContent(await sources.content());
        server.middlewares.use(serveRedirects(sources));
        server.middlewares.use(serveFiles({ ...sources, content }));
        server.middlewares.use(servePages(server, { ...sources, content }));
      };
    },
  };
}

/** Icons and the site map, as the build would write them. */
const serveFiles = ({ content }: Sources): Connect.NextHandleFunction =>
  answering(async (path) => {
    // A page's address has no ending; making icons for every view of a page would take longer than the page.
    if (!/\.\w+$/.test(path)) return undefined;
    const [, body] = rootFiles(await content()).find(([file]) => path === `/${file}`) ?? [];
    if (body === undefined) return undefined;
    return { status: 200, headers: path.endsWith('.svg') ? { 'Content-Type': 'image/svg+xml' } : {}, body };
  });

/** Addresses that lead on, as the built site's do. */
const serveRedirects = ({ content }: Sources): Connect.NextHandleFunction =>
  answering(async (path, { originalUrl = path }) => {
    const [, lines] = redirects(await content());
    const led = parseRedirects(lines).get(canonicalPath(path));
    if (!led) return undefined;
    const { query } = addressOf({ url: originalUrl });
    return { status: led.status, headers: { Location: withQuery(led.to, query) }, body: '' };
  });

const servePages = (server: ViteDevServer, sources: Sources): Connect.NextHandleFunction =>
  answering(async (path, { method, headers, originalUrl }) => {
    if (method !== 'GET' || !headers.accept?.includes('text/html')) return undefined;
    const [content, styles] = await Promise.all([sources.content(), sources.styles()]);
    try {
      const { render } = (await server.ssrLoadModule(`/${SERVER_ENTRY}`)) as Renderer;
      const assets = {
        script: `/${CLIENT_ENTRY}`,
        integrity: null,
        islandScripts: () => [],
        logo: logoAddress,
        socialImage: socialImages(content).address,
      };
      const html = render({ content, assets, path, styles, policyFor: null });
      return {
        status: pagePaths(content).includes(path) ? 200 : 404,
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
        body: await server.transformIndexHtml(path, html, originalUrl),
      };
    } catch (error) {
      server.ssrFixStacktrace(error as Error);
      throw error;
    }
  });
