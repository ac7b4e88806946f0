import type { Plugin } from 'vite';
import type { StyleRule } from '#app/page-styles.ts';
import { editorData } from '#scripts/review/editor/editor-data.ts';
import { WORD_PARTS, wordsOf } from '#scripts/review/editor/page/take-words.ts';

const HOME = '/__editor';
const ENTRY = 'scripts/review/editor/page/main.tsx';
const DATA = 'data.json';

/** The page: `data` and `script` are the ways to what it works on and to its program. */
const pageHtml = (
  title: string,
  script: string,
  data: string,
  styles: readonly string[],
): string => `<!doctype html>
<html lang="es-AR" data-content="${data}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<script type="module" src="${script}"></script>
</head>
<body><div id="editor"></div></body>
</html>
`;

const TITLE = 'Editor del sitio';

/** The editor's page: at /__editor while developing, and as a static site of its own in dist-editor. */
export function editor(rules: () => Promise<StyleRule[]>): Plugin {
  let root = '';
  const css = async () => (await rules()).map((rule) => rule.css).join('');
  return {
    name: 'editor',
    configResolved: (config) => void (root = config.root),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0]?.replace(/\/$/, '');
        const answer = async (): Promise<void> => {
          const isData = path === `${HOME}/${DATA}`;
          const body = isData
            ? JSON.stringify(editorData(root, await css()))
            : await server.transformIndexHtml(HOME, pageHtml(TITLE, `/${ENTRY}`, `${HOME}/${DATA}`, []));
          const type = isData ? 'application/json' : 'text/html; charset=utf-8';
          response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
        };
        if (path === HOME || path === `${HOME}/${DATA}`) answer().catch(next);
        else next();
      });
    },
    async generateBundle(_, bundle) {
      const parts = Object.values(bundle);
      const script = parts.find((part) => part.type === 'chunk' && part.isEntry)?.fileName ?? '';
      const styles = parts
        .filter(({ fileName }) => fileName.endsWith('.css'))
        .map(({ fileName }) => `./${fileName}`);
      this.emitFile({
        type: 'asset',
        fileName: 'index.html',
        source: pageHtml(TITLE, `./${script}`, `./${DATA}`, styles),
      });
      this.emitFile({ type: 'asset', fileName: DATA, source: JSON.stringify(editorData(root, await css())) });
    },
  };
}

const SOURCE = '#scripts/review/editor/page/take-words.ts';
const WORDS = new RegExp(`[/\\\\]src[/\\\\]generated[/\\\\](${WORD_PARTS.join('|')})\\.ts$`);

/** In the built page the site's texts are those of its content, which comes as data. */
export const wordsOfContent = (): Plugin => ({
  name: 'words-of-content',
  transform(_, id) {
    const part = WORDS.exec(id)?.[1];
    if (part === undefined) return undefined;
    const { name } = wordsOf;
    const code = `import { ${name} } from '${SOURCE}';\nexport const ${part} = ${name}('${part}');`;
    return { code, map: null };
  },
});

/** Entry of the page's program, from the project's root. */
export const EDITOR_ENTRY = ENTRY;
