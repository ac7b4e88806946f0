import type { Content } from '#site/content.ts';

/** The catalogue as the browser fetches it for the preview: without white space and the editor's first line. */
export function marketData({ catalogue }: Pick<Content, 'catalogue'>): string {
  const { $schema: _, ...data } = catalogue;
  return JSON.stringify(data);
}
