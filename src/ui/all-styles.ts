import { collectedCss } from '#ui/sheet.ts';

// Evaluated at build time: every style module of the site, so that one stylesheet serves every page.
const modules = import.meta.glob<Record<string, unknown>>('/src/**/*.styles.ts', { eager: true });

/** Class names by module path and export, for the client build. */
export const classNames: Record<string, Record<string, unknown>> = Object.fromEntries(
  Object.entries(modules).map(([path, module]) => [path, { ...module }]),
);

export const css: string = collectedCss();
