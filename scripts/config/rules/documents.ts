import { cutAtLinks } from '#domain/linked-text.ts';
import { isObject } from '#scripts/config/read/is-object.ts';
import { within } from '#scripts/config/read/problem.ts';
import { asks, joinWithOr, quoted } from '#scripts/config/read/wording.ts';
import { fault, inFile, rule, type RuleFinding, warning } from '#scripts/config/rules/rule.ts';
import { stringsOf } from '#scripts/config/rules/strings.ts';
import { siteValues } from '#site/gap-values.ts';

/** Sections and their order, as the product's specification asks for them. */
const SECTIONS = {
  terms: 'aceptacion servicio exactitud responsabilidad privacidad modificaciones contacto'.split(' '),
  privacy: 'datos uso proteccion destinatarios cookies derechos conservacion contacto'.split(' '),
};

type Document = { sections: readonly { id: string; blocks: unknown }[] };

/** Whom the law wants named, and where to write: what the site fills in there. */
const CONTACT = ['{controller}', '{email}'];

/** The sections of the terms and of the privacy policy, each of which its schema demands once, stand in order. */
export const legalSections = rule('legal-sections', ['terms', 'privacy'], (content) =>
  (['terms', 'privacy'] as const).flatMap((name) =>
    inFile(`config/legal/${name}.json`, sectionFindings(name, content[name])),
  ),
);

function* sectionFindings(name: keyof typeof SECTIONS, { sections }: Document): Generator<RuleFinding> {
  const wanted = SECTIONS[name];
  for (const [index, { id, blocks }] of sections.entries()) {
    const pointer = `/sections/${index}`;
    const expected = `${quoted(wanted[index])} en este lugar`;
    if (id !== wanted[index])
      yield fault(`${pointer}/id`, `dice ${quoted(id)}`, expected, 'ordená las secciones');
    else if (id === 'contacto') yield* contactFindings(pointer, blocks);
  }
}

function contactFindings(pointer: string, blocks: unknown): RuleFinding[] {
  const missing = CONTACT.filter((gap) => !JSON.stringify(blocks).includes(gap));
  const action = 'agregá quién responde y a dónde escribirle';
  return missing.length === 0
    ? []
    : [fault(pointer, `no dice ${missing.join(' ni ')}`, CONTACT.join(' y '), action)];
}

type Block = { text?: unknown; answer?: unknown; links?: unknown; headers?: unknown; rows?: unknown };
type Link = { text: string; href: string };

/** Whether a file is a text in sections. */
const hasSections = (data: unknown): boolean => isObject(data) && Array.isArray(data['sections']);

/** Long texts can be drawn: the words of links stand in the text, tables are even, gaps have values. */
export const blocks = rule('blocks', ['site', 'kit'], function* (content, { files }) {
  const gaps = Object.keys(siteValues(content));
  for (const { file, data, part, valid } of files.values()) {
    if (!valid || !hasSections(data)) continue;
    yield* inFile(file, [...blockFindings(data, ''), ...bareGapFindings(data, gaps)]);
    // The guide's own gaps, which its schema knows, are also those of pages for an audience.
    if (part === 'terms' || part === 'privacy' || part === 'articles')
      yield* inFile(file, gapFindings(data, gaps));
  }
});

function* blockFindings(value: unknown, pointer: string): Generator<RuleFinding> {
  if (typeof value !== 'object' || value === null) return;
  yield* linkFindings(pointer, value);
  yield* rowFindings(pointer, value);
  for (const [key, member] of Object.entries(value)) yield* blockFindings(member, within(pointer, key));
}

function linkFindings(pointer: string, { text, answer, links }: Block): RuleFinding[] {
  const words = text ?? answer;
  if (typeof words !== 'string' || !Array.isArray(links)) return [];
  return cutAtLinks(words, links as Link[]).lost.map((link) => {
    const is = words.includes(link.text)
      ? `${quoted(link.text)} ya está dentro de otro enlace`
      : `el párrafo no dice ${quoted(link.text)}`;
    const place = within(pointer, 'links', links.indexOf(link), 'text');
    return fault(place, is, 'palabras del párrafo', 'copiá las palabras tal cual');
  });
}

function* gapFindings(data: unknown, known: readonly string[]): Generator<RuleFinding> {
  const expected = joinWithOr(known.map((one) => `{${one}}`));
  for (const { text, path } of stringsOf(data)) {
    for (const [gap, name = ''] of text.matchAll(/\{(\w+)\}/g)) {
      const is = `usa ${gap}, que es de la guía de información`;
      if (!known.includes(name)) yield fault(within('', ...path), is, expected, 'sacalo');
    }
  }
}

/** Names of gaps that are words of Spanish, too. */
const ALSO_WORDS: ReadonlySet<string> = new Set(['email']);

/** A gap's name without its braces, as it arrives from a program that does not know of gaps. */
function* bareGapFindings(data: unknown, known: readonly string[]): Generator<RuleFinding> {
  const names = known.filter((name) => !ALSO_WORDS.has(name)).join('|');
  const bare = new RegExp(`(?<![\\p{L}\\d{/_.-])(?:${names})(?![\\p{L}\\d}/_-])`, 'gu');
  for (const { text, path } of stringsOf(data)) {
    const [name] = text.match(bare) ?? [];
    // A text that is all of it one word is a choice of a list.
    if (name === undefined || name === text) continue;
    const value = text.replaceAll(bare, '{$&}');
    const repair = { action: asks('ponelo entre llaves', `{${name}}`), value };
    yield warning(within('', ...path), `dice ${quoted(name)}, el nombre de un hueco`, `{${name}}`, repair);
  }
}

function* rowFindings(pointer: string, { headers, rows }: Block): Generator<RuleFinding> {
  if (!Array.isArray(headers) || !Array.isArray(rows)) return;
  for (const [index, row] of (rows as unknown[][]).entries()) {
    if (row.length === headers.length) continue;
    const is = `la fila tiene ${row.length} celdas`;
    const expected = `${headers.length}, una por encabezado`;
    yield fault(within(pointer, 'rows', index), is, expected, 'completá o sacá celdas');
  }
}
