import { PART_NAMES } from '#generated/part-names.ts';
import { pageFiles, pageFolders } from '#generated/routes.ts';
import { isObject } from '#scripts/config/read/is-object.ts';
import { idOf } from '#scripts/config/read/kinds.ts';
import type { ConfigFile } from '#scripts/config/read/content.ts';
import { didYouMean, joinWithOr, quoted } from '#scripts/config/read/wording.ts';
import { fault, rule } from '#scripts/config/rules/rule.ts';
import { isOfLender, stringsIn, stringsOf } from '#scripts/config/rules/strings.ts';
import { COMMON_PATHS, FOLDER_KINDS, pathOfNamed, ROUTES } from '#site/routes.ts';

const ADDRESS = /\b(?:https?|ftp|file|javascript|data|vbscript):[^\s"'«»)]+/i;
/** A host whose registry identifies its owner: that of .ar does, that of .com does not. */
const IDENTIFIED = /\.ar$/;

/** Host of an https address without user, password or port, which only serve to disguise one. */
function hostOf(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const { protocol, hostname, username, password, port } = new URL(address);
  return protocol !== 'https:' || username || password || port ? undefined : hostname;
}

/**
 * Every address that leaves the site is https and leads to a host the site has agreed to: one of `allowedHosts` or, in any
 * field of a lender's file, the lender's own site under .ar, so that a new lender takes no other file.
 */
export const externalLinks = rule('external-links', ['site'], function* ({ site }, { files }) {
  const hosts = new Set<string>(site.allowedHosts);
  for (const found of stringsIn(files)) {
    const { file, text, path } = found;
    const address = path[0] === '$schema' ? undefined : ADDRESS.exec(text)?.[0];
    if (address === undefined) continue;
    const host = hostOf(address);
    const { data } = files.get(file) ?? {};
    const own = isOfLender(file) && isObject(data) ? hostOf(data['website']) : undefined;
    if (host !== undefined && (hosts.has(host) || (host === own && IDENTIFIED.test(host)))) continue;
    const is = `lleva a ${quoted(host ?? address)}, que no está permitido`;
    const mended = (meant: string): string => text.replace(host ?? '', meant);
    const repair = didYouMean('corregilo o sumalo ahí', host, hosts, mended);
    const expected = 'una dirección https:// de "allowedHosts", en config/site.json';
    yield fault(found, is, expected, repair);
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
  for (const found of stringsIn(files)) {
    const { text, file } = found;
    if (!LEADING.has(String(found.path.at(-1))) || !/^[/#]/.test(text)) continue;
    const [path = '', anchor] = text.split('#');
    const target = path || pathsOfSingleFile(file)[0] || '';
    const known = anchors.has(target) ? anchors.get(target) : TEMPLATE_ANCHORS;
    if (path !== '' && !paths.has(path)) {
      const repair = didYouMean('corregilo', path, paths, (meant) => text.replace(path, meant));
      yield fault(found, `lleva a ${quoted(path)}, que no existe`, 'una página del sitio', repair);
    } else if (anchor !== undefined && known && !known.includes(anchor)) {
      const repair = didYouMean('corregilo', anchor, known, (meant) => `${path}#${meant}`);
      const is = `el ancla ${quoted(anchor)} no existe en esa página`;
      yield fault(found, is, joinWithOr(known), repair);
    }
  }
});

/** Every part that a text places is drawn by a feature. */
export const textParts = rule('text-parts', [], function* (_, { files }) {
  for (const found of stringsIn(files)) {
    const { text, path } = found;
    if (path.at(-1) !== 'part' || PART_NAMES.includes(text)) continue;
    const repair = didYouMean('corregila o borrá el bloque', text, PART_NAMES);
    yield fault(found, `pone ${quoted(text)}, que no existe`, joinWithOr(PART_NAMES), repair);
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
  stringsOf(data).flatMap(({ text, path }) => (path.length > 1 && path.at(-1) === 'id' ? [text] : []));
