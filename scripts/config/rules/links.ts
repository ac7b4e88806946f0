import { pageFiles, pageFolders } from '#generated/routes.ts';
import { isObject } from '#scripts/config/read/is-object.ts';
import { idOf } from '#scripts/config/read/kinds.ts';
import type { ConfigFile } from '#scripts/config/read/content.ts';
import { didYouMean, joinWithOr, quoted } from '#scripts/config/read/wording.ts';
import { fault, rule } from '#scripts/config/rules/rule.ts';
import { stringsIn } from '#scripts/config/rules/strings.ts';
import type { Content } from '#site/content.ts';
import {
  COMMON_PATHS,
  FOLDER_KINDS,
  lenderAliases,
  NOT_FOUND,
  PAGED_PARTS,
  type PagedContent,
  pagePaths,
  pathOfNamed,
  ROUTES,
} from '#site/routes.ts';

const ADDRESS = /\b(?:https?|ftp|file|javascript|data|vbscript):[^\s"'«»)]+/i;
/** A lender's file, and a host whose registry identifies its owner: that of .ar does, that of .com does not. */
const LENDER_FILE = /^config\/lenders\//;
const IDENTIFIED = /\.ar$/;

/** Host of an address without user, password or port, which only serve to disguise one. */
function hostOf(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const { hostname, username, password, port } = new URL(address);
  return username || password || port ? undefined : hostname;
}

/**
 * Every address that leaves the site is https and leads to a host the site has agreed to: one of `allowedHosts` or, in any
 * field of a lender's file, the lender's own site under .ar, so that a new lender takes no other file.
 */
export const externalLinks = rule('external-links', ['site'], function* ({ site }, { files }) {
  const hosts = new Set<string>(site.allowedHosts);
  for (const { file, pointer, text, path } of stringsIn(files)) {
    const address = path[0] === '$schema' ? undefined : ADDRESS.exec(text)?.[0];
    if (address === undefined) continue;
    const host = hostOf(address);
    const { data } = files.get(file) ?? {};
    const own = LENDER_FILE.test(file) && isObject(data) ? hostOf(data['website']) : undefined;
    if (!address.startsWith('https://'))
      yield { ...fault(pointer, `dice ${quoted(address)}`, 'una dirección https://', 'cambiala'), file };
    else if (host === undefined || !(hosts.has(host) || (host === own && IDENTIFIED.test(host)))) {
      const is = `lleva a ${quoted(host ?? address)}, que no está permitido`;
      const mended = (meant: string): string => text.replace(host ?? '', meant);
      const repair = didYouMean('corregilo o sumalo ahí', host, hosts, mended);
      yield { ...fault(pointer, is, 'un dominio de "allowedHosts", en config/site.json', repair), file };
    }
  }
});

/** Anchors that the templates of pages without sections of their own give. */
const TEMPLATE_ANCHORS = 'contenido simulador otras-formas bancos fintechs por-que indice'.split(' ');

/** Fields that hold where something leads. */
const LEADING = new Set(['href', 'after', 'to']);

/** Every link inside the site leads to a page that exists, and to a place on it that does. */
export const internalLinks = rule('internal-links', [], function* (_, { files }) {
  const paths = new Set([...COMMON_PATHS, ...[...files.values()].flatMap(pathsOfFolderFile)]);
  const anchors = new Map([...files.values()].flatMap(anchorsByPath));
  for (const { text, file, pointer, path: keys } of stringsIn(files)) {
    if (!LEADING.has(String(keys.at(-1))) || !/^[/#]/.test(text)) continue;
    const [path = '', anchor] = text.split('#');
    const target = path || pathsOfSingleFile(file)[0] || '';
    const known = anchors.has(target) ? anchors.get(target) : TEMPLATE_ANCHORS;
    if (path !== '' && !paths.has(path)) {
      const repair = didYouMean('corregilo', path, paths, (meant) => text.replace(path, meant));
      yield {
        ...fault(pointer, `lleva a ${quoted(path)}, que no existe`, 'una página del sitio', repair),
        file,
      };
    } else if (anchor !== undefined && known && !known.includes(anchor)) {
      const repair = didYouMean('corregilo', anchor, known, (meant) => `${path}#${meant}`);
      const is = `el ancla ${quoted(anchor)} no existe en esa página`;
      yield { ...fault(pointer, is, joinWithOr(known), repair), file };
    }
  }
});

/** Address of the page that a file of a folder makes; by its name, so that a broken file does not break links to it. */
const pathsOfFolderFile = ({ file, data, valid }: ConfigFile): string[] =>
  FOLDER_KINDS.flatMap((kind) => {
    const { folder, when }: { folder: string; when?: string } = pageFolders[kind];
    if (folder !== file.slice(0, file.lastIndexOf('/'))) return [];
    const makesPage = when === undefined || !valid || (data as Record<string, unknown>)[when] !== undefined;
    return makesPage ? [pathOfNamed(kind, idOf(file))] : [];
  });

const pathsOfSingleFile = (file: string): string[] =>
  (Object.entries(pageFiles) as [keyof typeof pageFiles, string][])
    .filter(([, own]) => own === file)
    .map(([kind]) => ROUTES[kind]);

/** Anchors of the pages whose sections have ids; undefined while the file is broken, so that no link to it is judged. */
function anchorsByPath(config: ConfigFile): [path: string, anchors: string[] | undefined][] {
  const { file, data, part, valid } = config;
  const ids = valid ? sectionIds(data) : [];
  if (valid && ids.length === 0) return [];
  const anchors = valid ? [...ids, 'contenido', 'indice'] : undefined;
  const folder = part === 'articles' ? pathsOfFolderFile(config) : [];
  return [...pathsOfSingleFile(file), ...folder].map((path) => [path, anchors]);
}

const sectionIds = (data: unknown): string[] =>
  Object.values(Object(data) as object).flatMap((part: unknown) => {
    if (typeof part !== 'object' || part === null) return [];
    const { id } = part as { id?: unknown };
    return [...(typeof id === 'string' ? [id] : []), ...sectionIds(part)];
  });

/** First parts of addresses that the build and the server answer with something else than a page. */
const SYSTEM = ['assets', 'livez', 'metrics', 'readyz'];

/** Returns what an address without a page of its own already answers with; undefined when it is free. */
function takenBy(path: string, { site, lenders }: Pick<Content, 'site'> & PagedContent): string | undefined {
  const lender = lenders.find((one) => one.page && lenderAliases(one).includes(path));
  if (lender) return `ya lleva a ${lender.name}`;
  const own: string[] = [site.provider.path, site.leads.endpoint, ...Object.values(NOT_FOUND)];
  return own.includes(path) || SYSTEM.includes(path.split('/')[1] ?? '') ? 'la usa el sitio' : undefined;
}

/** A short address hides no page, is said once, and leads to a page and not to another short address. */
export const redirects = rule('redirects', ['site', ...PAGED_PARTS], function* (content) {
  const { redirects: short = [] } = content.site;
  const pages = new Set(pagePaths(content));
  const paths = short.map(({ path }) => path);
  for (const [index, { path, to }] of short.entries()) {
    const place = `/redirects/${index}`;
    const [target = ''] = to.split('#');
    const taken = pages.has(path) ? 'es una página del sitio, que quedaría tapada' : takenBy(path, content);
    if (taken !== undefined)
      yield fault(`${place}/path`, `${quoted(path)} ${taken}`, 'una dirección libre', 'elegí otra');
    if (paths.indexOf(path) < index)
      yield fault(`${place}/path`, `${quoted(path)} está dos veces`, 'cada dirección una vez', 'borrá una');
    if (target === path) yield fault(`${place}/to`, 'lleva a sí misma', 'otra página', 'cambiala');
    else if (paths.includes(target)) {
      const is = `lleva a ${quoted(target)}, que es otra dirección corta`;
      yield fault(`${place}/to`, is, 'una página del sitio', 'poné adónde lleva esa');
    }
  }
});
