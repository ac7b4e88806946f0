import { collectedRules } from '#ui/sheet.ts';

// Evaluated at build time: every style module of the site; each page takes the rules it needs.
const modules = import.meta.glob<Record<string, unknown>>('/src/**/*.styles.ts', { eager: true });

/** Class names by module path and export, for the client build. */
export const classNames: Record<string, Record<string, unknown>> = Object.fromEntries(
  Object.entries(modules).map(([path, module]) => [path, { ...module }]),
);

const classesOf = (module: Record<string, unknown>): string[] =>
  Object.values(module).flatMap((names) => Object.values(names as Record<string, string>));

/** Modules of kinds of pages: what opens in the simulator has its styles on every page, since it comes later. */
const isOfPages = (path: string): boolean => path.startsWith('/src/pages/');

const usersOf = (className: string): string[] =>
  Object.keys(modules).filter((path) => classesOf(modules[path] ?? {}).includes(className));

/** Classes that no other module has: one of them in a page's markup tells that the page uses the module. */
const ownClasses = (path: string): string[] =>
  classesOf(modules[path] ?? {}).filter((className) => usersOf(className).length === 1);

/** What tells that a page needs this rule; null when it belongs to more than kinds of pages. */
function tellingClasses(className: string): string[] | null {
  const users = usersOf(className);
  return users.every(isOfPages) ? [className, ...users.flatMap(ownClasses)] : null;
}

/** Every rule in its order, as `stylesFor` of `src/app/page-styles.ts` takes them. */
export const rules = collectedRules().map(({ className, css }) => ({
  css,
  classes: tellingClasses(className),
}));
