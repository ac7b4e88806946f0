import type { Plugin } from 'vite';
import type { StyleRule } from '#app/page-styles.ts';
import { answering } from '#scripts/build/answering.ts';
import { editorData } from '#scripts/preview/editor/editor-data.ts';
import { pageAnswer } from '#scripts/preview/tool-page.ts';
import { answerWith } from '#scripts/server/provider/answer.ts';

const HOME = '/__editor';
const DATA = 'data.json';

/** Entry of the page's program, from the project's root. */
export const EDITOR_ENTRY = 'scripts/preview/editor/page/main.tsx';

/**
 * The published page's policy: its own scripts alone, and calls to where the files are kept and to the visitors' site, which
 * the content names. Styles stand in the previewed page, whose frame has the same policy.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self' https: http://127.0.0.1:* http://localhost:*",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The page: `data`, `script` and `styles` are the ways to what it works on, its program and, once built, its styles. */
const page = (data: string, script: string, styles?: readonly string[]): string => `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
${styles ? `<meta http-equiv="Content-Security-Policy" content="${POLICY}">` : ''}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Editor del sitio</title>
${(styles ?? []).map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<script type="module" src="${script}"></script>
</head>
<body><div id="editor" data-content="${data}"></div></body>
</html>
`;

/** The editor's page: at /__editor while developing, and as a static site of its own in dist-editor. */
export function editor(rules: () => Promise<StyleRule[]>): Plugin {
  let root = '';
  const data = async () => JSON.stringify(editorData(root, (await rules()).map((rule) => rule.css).join('')));
  return {
    name: 'editor',
    configResolved: (config) => void (root = config.root),
    configureServer(server) {
      const html = page(`${HOME}/${DATA}`, `/${EDITOR_ENTRY}`);
      server.middlewares.use(
        answering(async (path) => {
          if (path === `${HOME}/${DATA}`) return answerWith(200, await data());
          if (path.replace(/\/$/, '') !== HOME) return undefined;
          return pageAnswer(await server.transformIndexHtml(HOME, html));
        }),
      );
    },
    async generateBundle(_, bundle) {
      const parts = Object.values(bundle);
      const script = parts.find((part) => part.type === 'chunk' && part.isEntry)?.fileName ?? '';
      const styles = parts
        .filter(({ fileName }) => fileName.endsWith('.css'))
        .map(({ fileName }) => `./${fileName}`);
      const html = page(`./${DATA}`, `./${script}`, styles);
      this.emitFile({ type: 'asset', fileName: 'index.html', source: html });
      this.emitFile({ type: 'asset', fileName: DATA, source: await data() });
    },
  };
}
