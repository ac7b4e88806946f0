import { idOf } from '#scripts/config/read/kinds.ts';
import { isObject } from '#scripts/config/read/is-object.ts';
import type { ConfigFile } from '#scripts/config/read/content.ts';
import { didYouMean, joinWithOr, quoted } from '#scripts/config/read/wording.ts';
import { fault, rule } from '#scripts/config/rules/rule.ts';
import { stringFinder } from '#scripts/config/rules/strings.ts';
import { pageFiles, pageFolders } from '#generated/routes.ts';
import { COMMON_PATHS, FOLDER_KINDS, pathOfNamed, ROUTES } from '#site/routes.ts';

const ADDRESS = /\b(?:https?|ftp|file|javascript|data|vbscript):[^\s"'«»)]+/i;
const EDITORS_KEY = '$schema';

const findAddresses = stringFinder(ADDRESS, (text, path) => path[0] !== EDITORS_KEY && ADDRESS.test(text));

const LENDER_FILE = /^config\/lenders\//;
/** The registry of .ar identifies owners of names; that of .com does not. */
const REGISTRY = /\.ar$/;

/** Host of an address without user, password or port, which only serve to disguise one. */
function hostOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, username, password, port } = new URL(address);
  return username || password || port ? undefined : hostname;
}

/** Host of the site that a lender's own file gives as its own, if its owner is known. */
function ownHost({ file, data }: ConfigFile): string | undefined {
  const website = LENDER_FILE.test(file) && isObject(data) ? data['website'] : undefined;
  const host = typeof website === 'string' ? hostOf(website) : undefined;
  return host !== undefined && REGISTRY.test(host) ? host : undefined;
}

/**
 * Every address that leaves the site is https and leads to a host the site has agreed to: one of `allowedHosts` or, in any
 * field of a lender's file, the lender's own site under .ar, so that a new lender takes no other file.
 */
export const externalLinks = rule('external-links', ['site'], function* ({ site }, { files }) {
  const hosts = new Set<string>(site.allowedHosts);
  const own = new Map([...files.values()].map((one) => [one.file, ownHost(one)]));
  const isAgreed = (host: string, file: string): boolean => hosts.has(host) || own.get(file) === host;
  for (const found of findAddresses(files)) {
    const { file, pointer, text } = found;
    const address = ADDRESS.exec(text)?.[0] ?? '';
    if (!address.startsWith('https://')) {
      yield { ...fault(pointer, `dice ${quoted(address)}`, 'una dirección https://', 'cambiala'), file };
      continue;
    }
    const host = hostOf(address);
    if (host !== undefined && isAgreed(host, file)) continue;
    const is = `lleva a ${quoted(host ?? address)}, que no está permitido`;
    const expected = 'un dominio de "allowedHosts", en config/site.json';
    const mended = (meant: string): string => text.replace(host ?? '', meant);
    const repair = didYouMean('corregilo o sumalo ahí', host, hosts, mended);
    yield { ...fault(pointer, is, expected, repair), file };
  }
});

/** Anchors that the templates of pages without sections of their own give. */
const TEMPLATE_ANCHORS = 'contenido simulador otras-formas bancos fintechs por-que indice'.split(' ');

/** Fields that hold where something leads. */
const LEADING = new Set(['href', 'to']);

const findLinks = stringFinder(
  /"(?:href|to)"/,
  (text, path) => LEADING.has(String(path.at(-1))) && /^[/#]/.test(text),
);

/** Every link inside the site leads to a page that exists, and to a place on it that does. */
export const internalLinks = rule('internal-links', [], function* (_, { files }) {
  const paths = new Set([...COMMON_PATHS, ...[...files.values()].flatMap(pathsOfFolderFile)]);
  const anchors = new Map([...files.values()].flatMap(anchorsByPath));
  for (const { text, file, pointer } of findLinks(files)) {
    const [path = '', anchor] = text.split('#');
    const target = path || pathsOfSingleFile(file)[0] || '';
    const known = anchors.has(target) ? anchors.get(target) : TEMPLATE_ANCHORS;
    if (path !== '' && !paths.has(path)) {
      const is = `lleva a ${quoted(path)}, que no existe`;
      const repair = didYouMean('corregilo', path, paths, (meant) => text.replace(path, meant));
      yield { ...fault(pointer, is, 'una página del sitio', repair), file };
    } else if (anchor !== undefined && known && !known.includes(anchor)) {
      const is = `el ancla ${quoted(anchor)} no existe en esa página`;
      const repair = didYouMean('corregilo', anchor, known, (meant) => `${path}#${meant}`);
      yield { ...fault(pointer, is, joinWithOr(known), repair), file };
    }
  }
});

/** Address of the page that a file of a folder makes; by its name, so that a broken file does not break links to it. */
function pathsOfFolderFile({ file, data, valid }: ConfigFile): string[] {
  return FOLDER_KINDS.flatMap((kind) => {
    const { folder, when }: { folder: string; when?: string } = pageFolders[kind];
    if (folder !== file.slice(0, file.lastIndexOf('/'))) return [];
    const makesPage = when === undefined || !valid || (data as Record<string, unknown>)[when] !== undefined;
    return makesPage ? [pathOfNamed(kind, idOf(file))] : [];
  });
}

const pathsOfSingleFile = (file: string): string[] =>
  (Object.entries(pageFiles) as [keyof typeof pageFiles, string][])
    .filter(([, own]) => own === file)
    .map(([kind]) => ROUTES[kind]);

/** Anchors of the pages whose sections have ids; undefined while the file is broken, so that no link to it is judged. */
function anchorsByPath({
  file,
  data,
  part,
  valid,
}: ConfigFile): [path: string, anchors: string[] | undefined][] {
  const ids = valid ? [...sectionIds(data)] : [];
  if (valid && ids.length === 0) return [];
  const anchors = valid ? [...ids, 'contenido', 'indice'] : undefined;
  const paths = [
    ...pathsOfSingleFile(file),
    ...(part === 'articles' ? [pathOfNamed('article', idOf(file))] : []),
  ];
  return paths.map((path) => [path, anchors]);
}

function* sectionIds(data: unknown): Generator<string> {
  for (const part of Object.values(data as object)) {
    if (typeof part !== 'object' || part === null) continue;
    const { id } = part as { id?: unknown };
    if (typeof id === 'string') yield id;
    yield* sectionIds(part);
  }
}
