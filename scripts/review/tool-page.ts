import type { Answer } from '#scripts/server/provider/answer.ts';

type ToolPage = { title: string; script: string; styles?: readonly string[] | undefined; body: string };

/** HTML of a page for those who make the site; `script` and `styles` are the ways to its program and its style sheets. */
export const toolPage = ({ title, script, styles = [], body }: ToolPage): string => `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<script type="module" src="${script}"></script>
</head>
<body>${body}</body>
</html>
`;

/** The answer of a development server with such a page. */
export const pageAnswer = (body: string): Answer => ({
  status: 200,
  headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  body,
});
