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
type Document = { document: string; sections: readonly { id: string }[] };

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
  return sections.flatMap(({ id }, index) => {
    const wanted = expected[index] ?? '';
    if (id === wanted) return [];
    const pointer = `/sections/${index}/id`;
    return [
      {
        file,
        pointer,
        is: `dice ${quoted(id)}`,
        expected: `${quoted(wanted)} en este lugar`,
        action: 'ordená las secciones',
      },
    ];
  });
}
