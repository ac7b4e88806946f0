import { editDistance } from '#domain/edit-distance.ts';
import { matchKey } from '#domain/match-key.ts';
import type { Content } from '#scripts/config/read/content.ts';

/** A place of the content that knows a name. */
export type Source = {
  key: string;
  name: string;
  /** File and field, for the editor to open. */
  place: string;
  /** The consequence for an offer with this name, as a Spanish sentence's end. */
  meaning: string;
};

type Known = Pick<Content, 'lenders' | 'exclusions' | 'displayNames' | 'catalogue'>;

const NEAREST = 3;
/** Share of its letters in which a name may differ and still be shown as alike. */
const MOST_DIFFERENT = 0.4;

function source(name: string, place: string, meaning: string): Source {
  return { key: matchKey(name), name, place, meaning };
}

function* eachSource({ lenders, exclusions, displayNames, catalogue }: Known): Generator<Source> {
  for (const { id, name, legalNames, forcedSlug } of lenders) {
    const meaning = `es de ${name}: en /${id} va primera`;
    const file = `config/lenders/${id}.json`;
    for (const [index, legal] of legalNames.entries())
      yield source(legal, `${file} /legalNames/${index}`, meaning);
    yield source(forcedSlug, `${file} /forcedSlug`, meaning);
  }
  const labels = new Map(exclusions.reasons.map(({ code, label }) => [code, label]));
  for (const [index, { name, reason }] of exclusions.names.entries()) {
    const meaning = `no se muestra (${labels.get(reason) ?? reason})`;
    yield source(name, `config/tables/exclusions.json /names/${index}`, meaning);
  }
  for (const [index, { legal, shown }] of displayNames.names.entries())
    yield source(legal, `config/tables/display-names.json /names/${index}`, `se muestra como «${shown}»`);
  const seen = new Set<string>();
  for (const [index, { entity, code, kind }] of catalogue.products.entries()) {
    if (seen.has(entity)) continue;
    seen.add(entity);
    const meaning = `declara préstamos al BCRA (código ${code}, ${kind})`;
    yield source(entity, `config/catalogue.json /products/${index}`, meaning);
  }
}

/** Every place that knows a name, with its match key: lenders, tables, the catalogue. */
export const sourcesOf = (content: Known): Source[] => [...eachSource(content)];

/** Matches a legal name against the content by equality of keys, or else gives the nearest names. */
export function explainMatch(sources: readonly Source[], name: string) {
  const key = matchKey(name);
  const found = sources.filter((source) => source.key === key);
  return { name, key, found, nearest: found.length > 0 ? [] : nearestTo(sources, key) };
}

/** Names that hold all the words of this one, then those that differ in few letters. */
function nearestTo(sources: readonly Source[], key: string): Source[] {
  const byKey = new Map(sources.toReversed().map((source) => [source.key, source]));
  const words = key.split('-');
  const holdsWords = (other: string): boolean => words.every((word) => other.split('-').includes(word));
  return Array.from(byKey.values(), (source) => ({
    source,
    distance: editDistance(key, source.key),
    isApart: !holdsWords(source.key),
  }))
    .filter(({ distance, isApart }) => !isApart || distance <= key.length * MOST_DIFFERENT)
    .toSorted((one, other) => Number(one.isApart) - Number(other.isApart) || one.distance - other.distance)
    .slice(0, NEAREST)
    .map(({ source }) => source);
}

export function matchText({ name, key, found, nearest }: ReturnType<typeof explainMatch>): string {
  const head = `«${name}» se reconoce por la clave ${key || '(ninguna: no tiene letras ni números)'}.`;
  const line = (source: Source): string => `- ${source.place} («${source.name}»): ${source.meaning}.`;
  if (found.length > 0) return [head, ...found.map(line)].join('\n');
  const nobody = 'Nadie tiene esa clave: su oferta se muestra con el nombre legal.';
  const none =
    nearest.length === 0 ? `${nobody} No hay ninguno parecido.` : `${nobody} Los nombres más parecidos:`;
  return [head, none, ...nearest.map((source) => `${line(source)} Clave: ${source.key}.`)].join('\n');
}
