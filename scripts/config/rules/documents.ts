import { cutAtLinks } from '#domain/linked-text.ts';
import { isObject } from '#scripts/config/read/is-object.ts';
import { within } from '#scripts/config/read/problem.ts';
import { quoted } from '#scripts/config/read/wording.ts';
import { fault, inFile, rule, type RuleFinding } from '#scripts/config/rules/rule.ts';

/** Sections that the product's specification asks for. */
const SECTIONS = {
  terms: 'aceptacion servicio exactitud responsabilidad privacidad modificaciones contacto'.split(' '),
  privacy: 'datos uso proteccion destinatarios cookies derechos conservacion contacto'.split(' '),
  information: 'que-son como-funcionan tipos requisitos cft consejos'.split(' '),
};
type Name = keyof typeof SECTIONS;

/** The sections of the terms, of the privacy policy and of the guide are all there. */
export const sections = rule(
  'sections',
  ['terms', 'privacy', 'information'],
  function* (content, { fileOf }) {
    for (const [name, wanted] of Object.entries(SECTIONS) as [Name, string[]][]) {
      const missing = wanted.find((id) => content[name].sections.every((one) => one.id !== id));
      const place = { file: fileOf(content[name]), pointer: '/sections' };
      if (missing !== undefined)
        yield fault(place, `falta la sección ${quoted(missing)}`, 'que esté', 'agregala');
    }
  },
);

/** The law asks for the name and the address of who answers for the data: gaps that the site fills. */
const CONTACT = ['{controller}', '{email}'];

/** The last section of the terms and of the privacy policy says whom to write to. */
export const contact = rule(
  'legal-contact',
  ['terms', 'privacy'],
  function* ({ terms, privacy }, { fileOf }) {
    for (const part of [terms, privacy]) {
      const at = part.sections.findIndex(({ id }) => id === 'contacto');
      const missing = CONTACT.filter((gap) => !JSON.stringify(part.sections[at] ?? {}).includes(gap));
      if (at < 0 || missing.length === 0) continue;
      const place = { file: fileOf(part), pointer: `/sections/${at}` };
      const action = 'agregá quién responde y a dónde escribirle';
      yield fault(place, `no dice ${missing.join(' ni ')}`, CONTACT.join(' y '), action);
    }
  },
);

type Block = { text?: unknown; answer?: unknown; links?: unknown; headers?: unknown; rows?: unknown };
type Link = { text: string; href: string };

/** In long texts, the words of each link stand in its paragraph, and each row has as many cells as its table. */
export const blocks = rule('blocks', [], function* (_, { files }) {
  for (const { file, data, valid } of files.values())
    if (valid && isObject(data) && Array.isArray(data['sections']))
      yield* inFile(file, blockFindings(data, ''));
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

function* rowFindings(pointer: string, { headers, rows }: Block): Generator<RuleFinding> {
  if (!Array.isArray(headers) || !Array.isArray(rows)) return;
  for (const [index, row] of (rows as unknown[][]).entries()) {
    if (row.length === headers.length) continue;
    const expected = `${headers.length}, una por encabezado`;
    const is = `la fila tiene ${row.length} celdas`;
    yield fault(within(pointer, 'rows', index), is, expected, 'completá o sacá celdas');
  }
}
