import { asJson, type EditedCopy } from './edited-copy.ts';

/* The recipes of src/README.md, each as a programmer would follow it in a copy of the project. */

type Json = Record<string, any>;

export const LENDER = 'config/lenders/galicia.json';
export const LENDER_PAGE = 'src/pages/LenderPage.tsx';
export const MOTTO = 'Con vos desde el primer día';

/** A field of every lender: its schema, one lender's JSON, and the component that shows it. */
export function addField(copy: EditedCopy): void {
  copy.edit<Json>('schema/lender.schema.json', ({ properties }) => {
    properties['motto'] = {
      title: 'Lema',
      $ref: 'common.schema.json#/$defs/line',
      description: 'Lema del banco, bajo su nombre.',
    };
  });
  copy.edit<Json>(LENDER, (lender) => void (lender['motto'] = MOTTO));
  const heading = '<Reasons lender={lender} />';
  const page = copy.read(LENDER_PAGE);
  copy.write(LENDER_PAGE, page.replace(heading, `{lender.motto && <p>{lender.motto}</p>}${heading}`));
}

export const CODE = 'trabajador_rural';
export const CONTRACT_NAME = 'Trabajador Rural';
export const LABEL = 'Trabajo rural';
export const NAMES = 'src/domain/payloads.ts';
const SENTENCES = 'tests/schema/sentences.txt';

/** An employment: its code with its words, its name in the provider's contract and table, and its label in the form. */
export function addEmployment(copy: EditedCopy): void {
  copy.edit<Json>('schema/common.schema.json', ({ $defs }) => {
    $defs['employmentCode'].enum.push(CODE);
    $defs['employmentCode']['x-options'][CODE] = LABEL;
  });
  copy.edit<Json>('schema/simulation-request.schema.json', ({ $defs }) =>
    $defs['situation'].enum.push(CONTRACT_NAME),
  );
  copy.edit<Json>('config/simulator.json', ({ employment }) =>
    employment.push({ ...employment[0], code: CODE, label: LABEL }),
  );
  const last = "  jubilado: 'Jubilado/Pensionado',\n";
  copy.write(NAMES, copy.read(NAMES).replace(last, `${last}  ${CODE}: '${CONTRACT_NAME}',\n`));
  const codes = copy.read(SENTENCES).replace(' o responsable_inscripto', `, responsable_inscripto o ${CODE}`);
  copy.write(SENTENCES, codes);
}

const SCHEMA = 'schema/glossary.schema.json';
export const TERM = 'config/glossary/primer-termino.json';
export const COMPONENT = 'src/pages/GlossaryPage.tsx';

const part = (name: string, title: string) => ({
  $ref: `common.schema.json#/$defs/${name}`,
  title,
  description: `${title} de la palabra.`,
});

const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'GlossaryTerm',
  description: 'Palabras explicadas.',
  'x-content': {
    files: 'glossary/*.json',
    title: 'Palabra explicada',
    titleFrom: '/title',
    group: 'Palabras explicadas',
    pages: { glossary: { path: '/palabras/:id', page: 'GlossaryPage' } },
    preview: { path: '/palabras/{id}' },
  },
  type: 'object',
  additionalProperties: false,
  required: ['$schema', 'id', 'title', 'description'],
  properties: {
    $schema: part('schemaPath', 'Esquema'),
    id: part('slug', 'Dirección'),
    title: part('label', 'Título'),
    description: part('text', 'Explicación'),
  },
};

export const term = {
  $schema: '../../schema/glossary.schema.json',
  id: 'primer-termino',
  title: 'Primer término',
  description: 'Un término que se explica en una página propia, para probar que alcanza con tres archivos.',
};

const component = `import type { PageParams } from '#generated/routes.ts';
import { breadcrumb, pageHead } from '#site/head.ts';
import { pathTo } from '#site/routes.ts';
import type { Head } from '#site/screen.ts';
import { useSite } from '#site/site.ts';
import { notFoundHead } from '#pages/NotFoundPage.tsx';

export const head: Head<'glossary'> = (content, { id }) => {
  const term = content.glossary.find((one) => one.id === id);
  if (!term) return notFoundHead(content);
  const structuredData = [breadcrumb(content, term.title, pathTo('glossary', { id }))];
  return pageHead(content, term, { structuredData });
};

export function GlossaryPage({ params }: { params: PageParams<'glossary'> }) {
  const term = useSite().content.glossary.find(({ id }) => id === params.id);
  return <h1>{term?.title}</h1>;
}
`;

/** A kind of page: a schema with its block, one JSON and one component. */
export function addKind(copy: EditedCopy): void {
  copy.write(SCHEMA, asJson(schema));
  copy.write(TERM, asJson(term));
  copy.write(COMPONENT, component);
}

const ARTICLE = 'config/pages/sin-apuro.json';

/** A page of text: one file, like the one that is there. */
export function addArticle(copy: EditedCopy): void {
  const article = JSON.parse(copy.read('config/pages/como-ganamos-dinero.json')) as Json;
  copy.write(ARTICLE, asJson({ ...article, id: 'sin-apuro', title: 'Sin apuro' }));
}

const TIP = { $schema: '../../schema/words.schema.json', text: 'Pedí siempre una copia de lo que firmás.' };

/** A feature: a line in every opened offer, its words, and a test that sees it. */
export function addFeature(copy: EditedCopy): void {
  copy.write('config/words/tip.json', asJson(TIP));
  copy.write(
    'src/features/tip/panels.tsx',
    `import tip from '#generated/content/tip.json';
import type { PanelsSlots } from '#loan/slots.ts';
import { useWords, withWords } from '#site/words.tsx';

const Tip = () => <p>{useWords().tip.text}</p>;

export const slots: PanelsSlots = { Onward: withWords(Tip, { tip }) };
`,
  );
  copy.write(
    'tests/features/tip/e2e/tip.test.ts',
    `import { it } from 'vitest';
import { content } from '../../../support/content/content.ts';
import { useVisitors } from '../../../support/data/visitors.ts';
import { openResults } from '../../../support/dom/kept-results.ts';
import { expect } from '../../../support/visitor/shown.ts';

const visitor = useVisitors();

it('an opened offer shows the tip', async () => {
  const { page } = await visitor();
  await openResults(page, '/alerce');
  await page.locator('article button[aria-expanded=false]').first().click();
  await expect(page.getByText(content.tip.text)).toBeVisible();
});
`,
  );
}
