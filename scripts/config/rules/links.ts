import { idOf } from '#scripts/config/read/kinds.ts';
import type { Content, ConfigFile } from '#scripts/config/read/content.ts';
import { didYouMean, joinWithOr, quoted } from '#scripts/config/read/wording.ts';
import { fault, rule } from '#scripts/config/rules/rule.ts';
import { type FoundString, stringFinder } from '#scripts/config/rules/strings.ts';
import { bankDetailPath, COMMON_PATHS, lenderPath, ROUTES } from '#site/routes.ts';

const ADDRESS = /\b(?:https?|ftp|file|javascript|data|vbscript):[^\s"'«»)]+/i;
const EDITORS_KEY = '$schema';

const findAddresses = stringFinder(ADDRESS, (text, path) => path[0] !== EDITORS_KEY && ADDRESS.test(text));

const LENDER_FILE = /^config\/lenders\//;
const OWN_SITE = '/website';
/** The registry of .ar identifies owners of names; that of .com does not. */
const REGISTRY = /\.ar$/;

/** Host of an address without user, password or port, which only serve to disguise one. */
function hostOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, username, password, port } = new URL(address);
  return username || password || port ? undefined : hostname;
}

/**
 * Every address that leaves the site is https and leads to a host the site has agreed to: one of `allowedHosts`, or
 * under .ar the site that a lender's own file gives as its own, so that a new lender takes no other file.
 */
export const externalLinks = rule('external-links', ['site'], function* ({ site }, { files }) {
  const hosts = new Set<string>(site.allowedHosts);
  const isAgreed = (host: string, { file, pointer }: FoundString): boolean =>
    hosts.has(host) || (pointer === OWN_SITE && LENDER_FILE.test(file) && REGISTRY.test(host));
  for (const found of findAddresses(files)) {
    const { file, pointer, text } = found;
    const address = ADDRESS.exec(text)?.[0] ?? '';
    if (!address.startsWith('https://')) {
      yield { ...fault(pointer, `dice ${quoted(address)}`, 'una dirección https://', 'cambiala'), file };
      continue;
    }
    const host = hostOf(address);
    if (host !== undefined && isAgreed(host, found)) continue;
    const is = `lleva a ${quoted(host ?? address)}, que no está permitido`;
    const expected = 'un dominio de allowedHosts, en config/site.json';
    yield { ...fault(pointer, is, expected, didYouMean('corregilo o sumalo ahí', host, hosts)), file };
  }
});

type Anchored = Pick<Content, 'information' | 'terms' | 'privacy'>;

/** Anchors that the templates of pages without sections of their own give. */
const TEMPLATE_ANCHORS = 'contenido simulador otras-formas bancos fintechs por-que indice'.split(' ');

const findLinks = stringFinder(/"href"/, (text, path) => path.at(-1) === 'href' && /^[/#]/.test(text));

/** Every link inside the site leads to a page that exists, and to a place on it that does. */
export const internalLinks = rule(
  'internal-links',
  ['information', 'terms', 'privacy', 'lenders'],
  function* (content, { files }) {
    const paths = pathsOf(content, files);
    const anchors = anchorsOf(content);
    for (const { text, file, pointer } of findLinks(files)) {
      const [path = '', anchor] = text.split('#');
      const known = anchors.get(path || pageOf(file)) ?? TEMPLATE_ANCHORS;
      if (path !== '' && !paths.has(path)) {
        const is = `lleva a ${quoted(path)}, que no existe`;
        yield { ...fault(pointer, is, 'una página del sitio', didYouMean('corregilo', path, paths)), file };
      } else if (anchor !== undefined && !known.includes(anchor)) {
        const is = `el ancla ${quoted(anchor)} no existe en esa página`;
        yield { ...fault(pointer, is, joinWithOr(known), didYouMean('corregilo', anchor, known)), file };
      }
    }
  },
);

/** Every path there is; by file names too, so that a broken file does not break the links to it. */
function pathsOf({ lenders }: Pick<Content, 'lenders'>, files: ReadonlyMap<string, ConfigFile>): Set<string> {
  const pageless = new Set(lenders.filter(({ page }) => !page).map(({ id }) => id));
  const paths = new Set(COMMON_PATHS);
  for (const file of files.keys()) {
    const name = idOf(file);
    if (file.startsWith('config/lenders/') && !pageless.has(name)) paths.add(lenderPath(name));
    if (file.startsWith('config/bank-details/')) paths.add(bankDetailPath(name));
  }
  return paths;
}

function anchorsOf({ information, terms, privacy }: Anchored): Map<string, readonly string[]> {
  const ids = ({ sections }: { sections: readonly { id: string }[] }) => [
    ...sections.map(({ id }) => id),
    'contenido',
    'indice',
  ];
  return new Map([
    [ROUTES.information, [...ids(information), information.faq.id]],
    [ROUTES.terms, ids(terms)],
    [ROUTES.privacy, ids(privacy)],
  ]);
}

/** A page that is made of one file has the file's name. */
const pageOf = (file: string): string => ({ ...ROUTES })[idOf(file) as keyof typeof ROUTES] ?? '';
