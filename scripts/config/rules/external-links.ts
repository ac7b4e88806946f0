import { says } from '#scripts/config/read/problem.ts';
import { didYouMean, quoted } from '#scripts/config/read/wording.ts';
import { rule } from '#scripts/config/rules/rule.ts';
import { type FoundString, stringFinder } from '#scripts/config/rules/strings.ts';

type Place = Omit<FoundString, 'text'>;

const ADDRESS = /\b(?:https?|ftp|file|javascript|data|vbscript):[^\s"'«»)]+/i;
const EDITORS_KEY = '$schema';

const find = stringFinder(ADDRESS, (text, path) => path[0] !== EDITORS_KEY && ADDRESS.test(text));

const LENDER_FILE = /^config\/lenders\//;
const OWN_SITE = '/website';
/** The registry of .ar identifies owners of names; that of .com does not. */
const REGISTRY = /\.ar$/;

/**
 * Every address that leaves the site is https and leads to a host the site has agreed to: one of `allowedHosts`, or
 * under .ar the site that a lender's own file gives as its own, so that a new lender takes no other file.
 */
export const externalLinks = rule({
  id: 'external-links',
  needs: ['site'],
  *check({ site }, { files }) {
    const hosts = new Set<string>(site.allowedHosts);
    const isAgreed = (host: string, { file, pointer }: Place): boolean =>
      hosts.has(host) || (pointer === OWN_SITE && LENDER_FILE.test(file) && REGISTRY.test(host));
    for (const { text, ...place } of find(files)) {
      const address = ADDRESS.exec(text)?.[0] ?? '';
      if (!address.startsWith('https://')) {
        yield { ...place, ...says(`dice ${quoted(address)}`, 'una dirección https://', 'cambiala') };
        continue;
      }
      const host = hostOf(address);
      if (host !== undefined && isAgreed(host, place)) continue;
      const is = `lleva a ${quoted(host ?? address)}, que no está permitido`;
      const expected = 'un dominio de allowedHosts, en config/site.json';
      yield { ...place, is, expected, action: didYouMean('corregilo o sumalo ahí', host, hosts) };
    }
  },
});

/** Host of an address without user, password or port, which only serve to disguise one. */
function hostOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, username, password, port } = new URL(address);
  return username || password || port ? undefined : hostname;
}
