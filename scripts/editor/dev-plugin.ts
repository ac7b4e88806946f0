import { SITE_FILE } from '#scripts/lender/files.ts';
import type { Plugin } from 'vite';
import type { Texts } from '#scripts/changes/changes.ts';
import { readTexts } from '#scripts/changes/read-texts.ts';
import { readSchemas, type Schema } from '#scripts/config/read/schemas.ts';
import type { StyleRule } from '#app/page-styles.ts';
import type { Site } from '#generated/types.ts';
import { answering } from '#scripts/build/answering.ts';
import { apiOf } from '#scripts/editor/page/hand-in.ts';
import { answerWith } from '#scripts/server/provider/answer.ts';

const HOME = '/__editor';
const DATA = 'data.json';

/** Everything that the page works on: the texts of a content, its schemas, and the site's stylesheet. */
export type EditorData = { files: Texts; schemas: Record<string, Schema>; css: string };

/** Entry of the page's program, from the project's root. */
export const EDITOR_ENTRY = 'scripts/editor/page/main.tsx';

/**
 * The published page's policy: its own scripts alone, and calls to the API of the host that keeps the files. Styles stand in
 * the previewed page, whose frame has the same policy.
 */
function policyOf({ files }: EditorData): string {
  const { repository } = JSON.parse(files[SITE_FILE] ?? '{}') as Partial<Site>;
  const host = repository ? ` ${new URL(apiOf(repository)).origin}` : '';
  const own = "script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:";
  return `default-src 'none'; ${own}; connect-src 'self'${host}; base-uri 'none'; form-action 'none'`;
}

/** The page: the ways to its data and its program, and more for its head. */
const page = (data: string, script: string, head = ''): string => `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Editor del sitio</title>
${head}
<script type="module" src="${script}"></script>
</head>
<body><div id="editor" data-content="${data}"></div></body>
</html>
`;

/** The editor's page: at /__editor while developing, and as a static site of its own when built. */
export function devPlugin(): Plugin {
  let root = '';
  let rules: () => Promise<StyleRule[]> = async () => [];
  const data = async (): Promise<EditorData> => ({
    files: readTexts(root),
    schemas: Object.fromEntries(readSchemas(root).byKind),
    css: (await rules()).map((rule) => rule.css).join(''),
  });
  return {
    name: 'editor',
    // Packages that were found one by one would reload the page while somebody types.
    config: () => ({ optimizeDeps: { entries: [EDITOR_ENTRY] } }),
    configResolved(config) {
      root = config.root;
      const styles = config.plugins.find(({ name }) => name === 'styles') as Plugin<{ rules: typeof rules }>;
      if (styles.api) rules = styles.api.rules;
    },
    configureServer(server) {
      const html = page(`${HOME}/${DATA}`, `/${EDITOR_ENTRY}`);
      server.middlewares.use(
        answering(async (path) => {
          if (path === `${HOME}/${DATA}`) return answerWith(200, JSON.stringify(await data()));
          if (path.replace(/\/$/, '') !== HOME) return undefined;
          const body = await server.transformIndexHtml(HOME, html);
          return { status: 200, headers: { 'Content-Type': 'text/html; charset=utf-8' }, body };
        }),
      );
    },
    async generateBundle(_, bundle) {
      const made = await data();
      const parts = Object.values(bundle);
      const script = parts.find((part) => part.type === 'chunk' && part.isEntry)?.fileName;
      const styles = parts.find(({ fileName }) => fileName.endsWith('.css'))?.fileName;
      const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(made)}">`;
      const html = page(DATA, `./${script}`, `${policy}\n<link rel="stylesheet" href="./${styles}">`);
      this.emitFile({ type: 'asset', fileName: 'index.html', source: html });
      this.emitFile({ type: 'asset', fileName: DATA, source: JSON.stringify(made) });
    },
  };
}
