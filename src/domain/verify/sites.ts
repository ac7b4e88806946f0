import { editDistance } from '#domain/edit-distance.ts';

/** An entity's official site, by its host without 'www.': `bancoejemplo.com.ar`. */
export type OfficialSite = { host: string; entity: string };

/**
 * A site named in a text. `official`: the host, or one below it. `imitation`: another host that reads like an official
 * one. `unknown`: none of both.
 */
export type SiteFinding =
  | { kind: 'official' | 'imitation'; host: string; site: OfficialSite }
  | { kind: 'unknown'; host: string };

/** Letters of any script, for those are what imitations are made of, figures, hyphens and dots. */
const RUN = /[\p{L}\p{N}.-]+/gu;
/** The characters that begin and end a label; the first label of a host may stand behind hyphens, the last is a word. */
const BEGINS = /^[\p{L}\p{N}]/u;
const ENDS = /[\p{L}\p{N}]$/u;
const LAST = /^\p{L}{2,}/u;

/** The alias of an account is written like a host: 'alias juan.perez'. */
const ALIAS = /\balias:?\s+\S+/giu;

/** Ends of hosts under which anybody registers a name: what stands before them is the name. */
const PUBLIC_ENDS = /\.(?:(?:com|net|org|gob|gov|edu|int|tur)\.)?[a-z]{2,}$/;

const SHORTEST_BRAND = 5;

const withoutWww = (host: string): string => host.toLowerCase().replace(/^www\./, '');

/** `https://www.bancoejemplo.com.ar/x` → `bancoejemplo.com.ar`. */
export const hostOf = (address: string): string => withoutWww(new URL(address).host);

/** The hosts in a run of labels and dots: as many labels in a row as there can be, up to the last that is a word. */
function hostsOf(run: string): string[] {
  const labels = run.split('.');
  const hosts: string[] = [];
  for (let from = 0; from < labels.length - 1;) {
    const first = (labels[from] ?? '').replace(/^-+/, '');
    let to = from;
    while (
      to < labels.length - 1 &&
      ENDS.test(labels[to] ?? '') &&
      (to === from || BEGINS.test(labels[to] ?? ''))
    )
      to += 1;
    let last = to;
    while (last > from && !LAST.test(labels[last] ?? '')) last -= 1;
    const [word = ''] = LAST.exec(labels[last] ?? '') ?? [];
    if (last > from) hosts.push([first, ...labels.slice(from + 1, last), word].join('.'));
    from = Math.max(to, from + 1);
  }
  return hosts;
}

/** Hosts named in a text, each once, in lower case and without 'www.'. 'S.A.', figures and the alias of an account are none. */
export const hostsIn = (text: string): string[] => [
  ...new Set(
    (text.normalize('NFC').replaceAll(ALIAS, ' ').match(RUN) ?? []).flatMap(hostsOf).map(withoutWww),
  ),
];

/** The name somebody registered, without hyphens: `prestamos.banco-ejemplo.com.ar` → `bancoejemplo`. */
function nameOf(host: string): string {
  const labels = host.replace(PUBLIC_ENDS, '');
  return labels.slice(labels.lastIndexOf('.') + 1).replaceAll('-', '');
}

/** Letters that differ between two names of sites and still read alike: a tenth of the longer, at least two. */
const closeEnough = (one: string, other: string): boolean =>
  editDistance(one, other) <= Math.max(2, Math.max(one.length, other.length) / 10);

function imitates(host: string, official: string): boolean {
  const brand = nameOf(official);
  const labels = host.split('.').map((label) => label.replaceAll('-', ''));
  if (brand.length < SHORTEST_BRAND) return labels.includes(brand);
  return labels.some((label) => label.includes(brand) || closeEnough(label, brand));
}

/** The kind of a host, by the official sites that are known. A host below an official one belongs to the same owner. */
export function siteFinding(host: string, official: readonly OfficialSite[]): SiteFinding {
  const own = official.find((site) => host === site.host || host.endsWith(`.${site.host}`));
  if (own) return { kind: 'official', host, site: own };
  const like = official.find((site) => imitates(host, site.host));
  return like ? { kind: 'imitation', host, site: like } : { kind: 'unknown', host };
}
