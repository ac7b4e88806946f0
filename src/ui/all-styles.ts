import { BESIDE_OFFERS } from '#generated/beside-offers.ts';
import { collectedRules } from '#ui/stylesheet.ts';

// Evaluated at build time: every style module of the site; each page takes the rules it needs.
// Pages come before the loan's rooms, and those before `ui`: a later rule wins over an earlier one of equal weight.
const modules = {
  ...import.meta.glob<Record<string, unknown>>(
    ['/src/{app,islands,pages,site}/**/*.styles.ts', '/src/features/**/*.styles.ts'],
    { eager: true },
  ),
  ...import.meta.glob<Record<string, unknown>>('/src/{loan,ui}/**/*.styles.ts', { eager: true }),
};

/** Class names by module path and export, for the client build. */
export const classNames: Record<string, Record<string, unknown>> = Object.fromEntries(
  Object.entries(modules).map(([path, module]) => [path, { ...module }]),
);

const classesOf = (module: Record<string, unknown>): string[] =>
  Object.values(module).flatMap((names) => Object.values(names as Record<string, string>));

const featureOf = (path: string): string | undefined => /^\/src\/features\/([^/]+)/.exec(path)?.[1];
const isBesideOffers = (path: string): boolean => BESIDE_OFFERS.includes(featureOf(path) ?? '');
const isOfPages = (path: string): boolean =>
  /^\/src\/(?:pages|ui\/tool)\//.test(path) || (featureOf(path) !== undefined && !isBesideOffers(path));
const isOfSimulator = (path: string): boolean => path.startsWith('/src/loan/');
/** Drawn by scripts alone, after step 2 or by tools: what `ui/panels` holds, too. */
const isLater = (path: string): boolean =>
  /^\/src\/(?:loan\/(?:results\/|offer\/opened\.)|ui\/panels\/)/.test(path) || isBesideOffers(path);

const usersOf = (className: string): string[] =>
  Object.keys(modules).filter((path) => classesOf(modules[path] ?? {}).includes(className));

/** Classes that no other module has: one of them in a page's markup means that the page uses the module. */
const ownClasses = (path: string): string[] =>
  classesOf(modules[path] ?? {}).filter((className) => usersOf(className).length === 1);

/** Returns the signs by which a rule comes to a page; rules of no kind of page and not of the simulator are on every page. */
function signsOf(className: string): { classes: string[] | null; isOfSteps?: boolean; isLater?: boolean } {
  const users = usersOf(className);
  if (!users.every((path) => isOfPages(path) || isOfSimulator(path) || isLater(path)))
    return { classes: null };
  return {
    classes: [className, ...users.flatMap(ownClasses)],
    isOfSteps: users.some((path) => isOfSimulator(path) && !isLater(path)),
    isLater: users.some(isLater),
  };
}

/** Every rule in its order, as `stylesFor` and `laterStyles` of `src/app/page-styles.ts` take them. */
export const rules = collectedRules().map(({ className, css }) => ({
  css,
  ...signsOf(className),
}));
