import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffArrays } from 'diff';
import { groupBy } from '#scripts/config/read/group-by.ts';
import { addDays } from '#scripts/config/rules/dates.ts';

/** A page that a visitor may reach, and what became of it. */
export type PageChange = {
  /** Its address: '/galicia'. */
  path: string;
  kind: 'added' | 'removed' | 'changed';
  /** Title of its tab, the new one when there is one. */
  title: string;
  /** The number of other pages that change in the same way and are not listed. */
  alike?: number;
  /** Every other page that changes does so in this way, too, whatever else becomes of it. */
  isShared?: boolean;
};

/** Pages that change by themselves on a day, as a campaign begins or is over. */
type DayChange = { day: string; pages: PageChange[]; unchanged: number };

export type PageChanges = {
  pages: PageChange[];
  /** Pages that stay as they are. */
  unchanged: number;
  /** New changes that pages make by themselves on later days, the next day first. */
  days: DayChange[];
  /** Addresses that lead elsewhere, as `/viejo → /nuevo`. */
  redirects: { added: string[]; removed: string[] };
};

const HASHED_NAME = /-[\w-]{8}(?=\.(?:js|css|svg|png|jpe?g|webp|ico|json|woff2|webmanifest)\b)/g;
const HASH = /\bsha(?:256|384|512)-[A-Za-z0-9+/]+=*/g;

/** Attributes that hold a page's later days. */
const OWN = / (?:data-turns|data-page|blocking)="[^"]*"/g;

/**
 * A page's HTML without what changes with every build that changes anything, names and hashes of its parts, and without
 * what becomes of it on other days.
 */
export const normalised = (html: string): string =>
  html.replaceAll(HASHED_NAME, '').replaceAll(HASH, 'sha').replaceAll(OWN, '');

/** Address of a page's file: `galicia.html` is `/galicia`, `index.html` is `/`. */
const pathOf = (file: string): string => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`);

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const titleIn = (html: string): string =>
  (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replaceAll(
    /&(amp|lt|gt|quot|#x27);/g,
    (_, name: string) => ENTITIES[name] ?? '',
  );

type Pages = ReadonlyMap<string, string>;

/** Every page that a build has made, those for later days too, by its address. */
function filesOf(dist: string): Pages {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const pages = files.filter((file) => file.endsWith('.html')).toSorted();
  return new Map(pages.map((file) => [pathOf(file), readFileSync(join(dist, file), 'utf8')]));
}

/** Lists the changes of pages after the day of their build: the day, the address, and the new state. */
const turnsIn = (files: Pages): string[][] =>
  [...files.values()].flatMap((html) =>
    (/ data-turns="([^"]*)"/.exec(html)?.[1] ?? '')
      .split(' ')
      .filter((turn) => turn !== '')
      .map((turn) => turn.split('|')),
  );

/** The pages of a built site as visitors meet them on a day; without one, on that of the build. */
function pagesOn(files: Pages, day = ''): Pages {
  const pages = new Map([...files].filter(([path]) => !path.startsWith('/dias/')));
  const due = turnsIn(files).filter(([on = '']) => on <= day);
  for (const [, path = '', to = ''] of due.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1))) {
    const html = to === path || to.startsWith('/dias/') ? files.get(to) : undefined;
    if (html === undefined) pages.delete(path);
    else pages.set(path, html);
  }
  return pages;
}

/** More pages than this that change in just the same way are reported as one. */
const MOST_ALIKE = 5;

const partsOf = (html: string): string[] =>
  normalised(html)
    .replace(/<style>[^]*?<\/style>/, '')
    .split(/(?=<)/);

/** More differences than this are a page that was made anew: they are not looked for one by one. */
const MOST_DIFFERENCES = 500;

/** Each thing that a page lost or got, which is the same on pages that change in the same way. */
function turnsOf(before: string | undefined, after: string | undefined): string[] {
  if (before === undefined || after === undefined) return [`${before} ${after}`];
  const options = { maxEditLength: MOST_DIFFERENCES };
  const found = diffArrays(partsOf(before), partsOf(after), options);
  if (!found) return [before, after];
  return found
    .filter(({ added, removed }) => added || removed)
    .map(({ added, value }) => `${added ? '+' : '-'}${value.join('')}`);
}

/** The words that a page hands to the simulator show past its form alone. */
const isSeen = (turn: string): boolean => !/^.<script[^>]* data-words/.test(turn);

type Found = PageChange & { turns: string[] };

const withoutTurns = ({ path, kind, title }: Found): PageChange => ({ path, kind, title });

/** Compares pages by their addresses, and reports many that change alike as one. */
function compared(before: Pages, after: Pages): Pick<PageChanges, 'pages' | 'unchanged'> {
  const paths = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  const found = paths.flatMap((path): Found[] => {
    const [old, now] = [before.get(path), after.get(path)];
    if (old && now && normalised(old) === normalised(now)) return [];
    const kind = old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
    const turns = kind === 'changed' ? turnsOf(old, now).filter(isSeen) : [];
    return [{ path, kind, title: titleIn(now ?? old ?? ''), turns }];
  });
  const changed = found.filter(({ kind }) => kind === 'changed');
  const groups = groupBy(found, ({ kind, path, turns }) => (kind === 'changed' ? turns.join('\n') : path));
  const pages = [...groups.values()].flatMap(([first, ...others]): PageChange[] => {
    if (others.length < MOST_ALIKE) return [first, ...others].map(withoutTurns);
    const isShared = changed.every(({ turns }) => first.turns.every((turn) => turns.includes(turn)));
    return [{ ...withoutTurns(first), alike: others.length, ...(isShared && { isShared }) }];
  });
  return {
    pages: pages.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    unchanged: paths.length - found.length,
  };
}

/** The pages of what is not found, and the tables for other sites, stay as they were built. */
const HAS_NO_DAYS = /\/404$|^\/embed\//;

/** Lists the changes on later days that one build has and the other has not. */
function dayChanges(base: Pages, head: Pages): DayChange[] {
  const days = [...new Set(turnsIn(head).map(([day = '']) => day))].toSorted();
  return days.flatMap((day) => {
    const [before, after, wasBefore, wasAfter] = [head, base].flatMap((files) => [
      pagesOn(files, addDays(day, -1)),
      pagesOn(files, day),
    ]) as [Pages, Pages, Pages, Pages];
    const isNews = (path: string): boolean =>
      turnsOf(before.get(path), after.get(path)).join('\n') !==
      turnsOf(wasBefore.get(path), wasAfter.get(path)).join('\n');
    const [old, now] = [before, after].map((pages) => new Map([...pages].filter(([path]) => isNews(path))));
    const { pages, unchanged } = compared(old as Pages, now as Pages);
    const kept = [...after.keys()].filter((path) => !isNews(path) && !HAS_NO_DAYS.test(path)).length;
    return pages.length > 0 ? [{ day, pages, unchanged: unchanged + kept }] : [];
  });
}

function redirectsOf(dist: string): string[] {
  const file = join(dist, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.flatMap((line) => {
    const [from, to] = line.trim().split(/\s+/);
    return from && to && !from.startsWith('#') ? [`${from} → ${to}`] : [];
  });
}

/** Compares the pages of two built sites. */
export function pageChanges(base: string, head: string): PageChanges {
  const [before, after] = [filesOf(base), filesOf(head)];
  const [were, are] = [redirectsOf(base), redirectsOf(head)];
  return {
    ...compared(pagesOn(before), pagesOn(after)),
    days: dayChanges(before, after),
    redirects: {
      added: are.filter((one) => !were.includes(one)),
      removed: were.filter((one) => !are.includes(one)),
    },
  };
}
