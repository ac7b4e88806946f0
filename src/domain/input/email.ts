import { editDistance } from '#domain/edit-distance.ts';
import { normalise } from '#domain/input/reading.ts';

const NAMED_ADDRESS = /^[^<>@]*<([^<>@]+@[^<>@]+)>$/;

/**
 * The address of a text: out of '<…>' and 'mailto:', without the blanks that keyboards put beside a dot or the '@', and
 * without the mark that closes a sentence. Whether it is one is not judged here. Never throws.
 */
export function parseEmail(text: string): string {
  const visible = normalise(text).trim();
  return (NAMED_ADDRESS.exec(visible)?.[1] ?? visible)
    .replace(/\s*([.@])\s*/g, '$1')
    .replace(/[\s.,;]+$/, '')
    .replace(/^\s*(?:mailto:\s*)*/i, '');
}

/** Domains that exist though they are near a usual one, or are the same with the ending of another country. */
const EXISTING =
  /^(?:(?:yahoo|hotmail|outlook|live|msn)\.(?:com|(?:com?\.)?[a-z]{2})|(?:y|hot|g|e|i)?mail\.(?:com|ru)|(?:rocket|google|fast|proton)mail\.com|gmx\.(?:com|net|es|de)|aol\.com|(?:me|mac)\.com|(?:pm|proton)\.me)$/;

const SHORT_DOMAIN = 8;

function nearestDomain(domain: string, known: readonly string[]): string | null {
  if (EXISTING.test(domain)) return null;
  if (!domain.includes('.'))
    return known.find((one) => one.startsWith(`${domain}.`) || one.replaceAll('.', '') === domain) ?? null;
  const tolerance = domain.length < SHORT_DOMAIN ? 1 : 2;
  const [best] = known
    .map((one) => ({ one, distance: editDistance(domain, one) }))
    .filter(({ distance }) => distance <= tolerance)
    .sort((a, b) => a.distance - b.distance);
  return best?.one ?? null;
}

/**
 * The address the visitor probably meant ('ana@gmial.com' → 'ana@gmail.com'), or null when there is nothing to
 * say. A hint only: it never blocks. `domains` are the usual ones, in lower case.
 */
export function suggestEmail(email: string, domains: readonly string[]): string | null {
  const split = email.lastIndexOf('@');
  if (split < 1) return null;
  const local = email.slice(0, split).replace(/\s/g, '');
  const typed = email.slice(split + 1).toLowerCase();
  const domain = typed.replace(/\s/g, '').replace(/[,.]+/g, '.').replace(/\.$/, '');
  const suggestion = `${local}@${nearestDomain(domain, domains) ?? domain}`;
  return domain === '' || suggestion === `${email.slice(0, split)}@${typed}` ? null : suggestion;
}
