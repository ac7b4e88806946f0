import { says } from '#scripts/config/read/problem.ts';
import { either, quoted } from '#scripts/config/read/wording.ts';
import { type RuleFinding, rule } from '#scripts/config/rules/rule.ts';

/** Sections and their order, as the product's specification asks for them. */
const DOCUMENTS = {
  terms: [
    'aceptacion',
    'servicio',
    'exactitud',
    'responsabilidad',
    'privacidad',
    'modificaciones',
    'contacto',
  ],
  privacy: ['datos', 'uso', 'proteccion', 'destinatarios', 'cookies', 'derechos', 'conservacion', 'contacto'],
} as const;

type Name = keyof typeof DOCUMENTS;
type Document = { document: string; sections: readonly { id: string; blocks: unknown }[] };

/** Whom the law wants named, and where to write: what the site fills in there. */
const CONTACT = ['{controller}', '{email}'];

/** The terms have their seven sections and the privacy policy its eight, each once and in order. */
export const legalSections = rule({
  id: 'legal-sections',
  needs: ['terms', 'privacy'],
  check: ({ terms, privacy }) => [...sectionFindings('terms', terms), ...sectionFindings('privacy', privacy)],
});

function sectionFindings(name: Name, { document, sections }: Document): RuleFinding[] {
  const file = `config/legal/${name}.json`;
  const action = 'corregilo';
  if (document !== name) {
    return [{ file, pointer: '/document', is: `dice ${quoted(document)}`, expected: quoted(name), action }];
  }
  const expected: readonly string[] = DOCUMENTS[name];
  if (sections.length !== expected.length) {
    const is = `tiene ${sections.length} secciones`;
    const wanted = `${expected.length}: ${either(expected).replace(' o ', ' y ')}`;
    return [{ file, pointer: '/sections', is, expected: wanted, action }];
  }
  return sections.flatMap((section, index) => {
    const wanted = expected[index] ?? '';
    const pointer = `/sections/${index}`;
    if (section.id === wanted)
      return wanted === 'contacto' ? contactFindings(file, pointer, section.blocks) : [];
    return [
      {
        file,
        pointer: `${pointer}/id`,
        is: `dice ${quoted(section.id)}`,
        expected: `${quoted(wanted)} en este lugar`,
        action: 'ordená las secciones',
      },
    ];
  });
}

function contactFindings(file: string, pointer: string, blocks: unknown): RuleFinding[] {
  const missing = CONTACT.filter((gap) => !JSON.stringify(blocks).includes(gap));
  if (missing.length === 0) return [];
  const is = `no dice ${missing.join(' ni ')}`;
  return [{ file, pointer, ...says(is, CONTACT.join(' y '), 'agregá quién responde y a dónde escribirle') }];
}
