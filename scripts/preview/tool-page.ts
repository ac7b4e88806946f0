import type { Answer } from '#scripts/server/provider/answer.ts';

/** The answer of a development server with a page for those who make the site. */
export const pageAnswer = (body: string): Answer => ({
  status: 200,
  headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  body,
});
