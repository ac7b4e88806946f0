import type { Content } from '#site/content.ts';

/** The catalogue as the browser fetches it for the preview: without white space and what only tools read. */
export function marketData({ catalogue }: Pick<Content, 'catalogue'>): string {
  const { $schema: _, service: __, checksums: ___, ...data } = catalogue;
  return JSON.stringify(data);
}
