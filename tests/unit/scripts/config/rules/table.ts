import { anotherLender, type Draft, type OneEdit } from '../../../../support/content/rule-run.ts';
import { content } from '../../../../support/content/content.ts';

/** An edit, and what the rule then finds that it did not find: 'error' at the edited place, 'error /elsewhere', 'error file#/there'. */
type Row = [name: string, edit: OneEdit, ...found: string[]];

const TIMBO = 'config/lenders/timbo.json#/formerIds';
const NEW = 'config/lenders/nuevo.json';
const ARRAYAN = 'error config/lenders/arrayan.json#';
const LAPACHO = 'error config/lenders/lapacho.json#';
const FIGURE = '/page/figures/0';
const FIRST = '/products/0';
/** A paragraph with one link, and a table of three rows. */
const LINKED = '/sections/2/blocks/1';
const TABLE = '/sections/4/blocks/2';

const { leads } = content.site;
const excluded = content.exclusions.names[0]?.name.toUpperCase();
const shown = content.displayNames.names[0]?.legal.toUpperCase();
const firstOf = (row: object) => (draft: Draft) => void draft.names.unshift(row);
const OF_THE_GUIDE = { type: 'paragraph', text: 'Son {exampleAmount}, dice {name}.' };
const aaa = (change: object) => ({ 'config/lenders/aaa.json': { ...anotherLender('aaa'), ...change } });
const both = (at: number, other: string) => [`error /legalNames/${at}`, `${other}/legalNames/0`];
const taken = (id: string): Row['1'] => ({ [`config/lenders/${id}.json`]: anotherLender(id) });
const withBlock = (block: object) => (draft: Draft) => void (draft.sections[0].blocks = [block]);
const years = (text: string) => ({ '/page/figures/1': { text } });
const TAGLINE = '/page/tagline';
/** Ways in which people write what a loan costs. */
const WRITTEN_PRICES = [
  'TNA desde 58 % fija',
  'T.N.A. del 58 %',
  'Costo financiero total del 90 por ciento',
  'Con tasa cero',
  'Tres cuotas sin interés',
] as const;
const NO_PRICES = [
  'El 100 % por internet, con tasa fija',
  'Con tasa fija y 100 % por internet',
  'La cuota y el CFT, con el 30 % que se suele aconsejar',
  'Cuota y CFT en menos de 2 minutos',
] as const;
const table = (pointer: string, texts: readonly string[], what: string, ...found: string[]): Row[] =>
  texts.map((text) => [`${text} ${what}`, { [pointer]: text }, ...found]);

const OWN_SITE = 'https://www.banconuevo.com.ar';

const short =
  (...redirects: [path: string, to: string][]): OneEdit =>
  (draft) =>
    void (draft.redirects = redirects.map(([path, to]) => ({ path, to })));
const trueBrand = ({ contact }: Draft) =>
  void Object.assign(contact, { email: 'hola@comparador.com.ar', phone: '(011) 4321-0100' });

/** Cases by rule, the file that they edit, `config/` left out, and the day if it matters. */
export const CASES: Record<string, Row[]> = {
  'routes site.json': [
    ['a short address that hides a page', short(['/bancos', '/informacion']), 'error /redirects/0/path'],
    ['one that hides a bank page', short(['/banco/ente-alerce', '/informacion']), 'error /redirects/0/path'],
    ['one that hides a lender', short(['/alerce', '/informacion']), 'error /redirects/0/path'],
    ['one where leads are taken', short([leads.endpoint, '/informacion']), 'error /redirects/0/path'],
    ['one where the scripts are', short(['/assets/agosto', '/informacion']), 'error /redirects/0/path'],
    ['one said twice', short(['/agosto', '/informacion'], ['/agosto', '/bancos']), 'error /redirects/1/path'],
    ['one that is free is fine', short(['/agosto', '/informacion'])],
  ],
  'dates catalogue.json 2027-01-01': [
    ['data of days to come', { '/asOf': '2027-01-02' }, 'error'],
    ['recent data are fine', { '/asOf': '2026-12-31' }],
    ['a loan reported on a day to come', { [`${FIRST}/reported`]: '2027-01-02' }, 'error'],
  ],
  'dates lenders/alerce.json': [
    [
      'a figure of a day to come',
      { [FIGURE]: { asOf: '2026-12-01', expires: '2027-12-01' } },
      `error ${FIGURE}/asOf`,
    ],
  ],
  'fictitious-brand site.json': [
    ['a made-up group', { '/footer/group': 'Parte del Grupo Ejemplo.' }, 'warning'],
    ['a true company is fine', trueBrand],
  ],
  'lasting-texts lenders/alerce.json': [
    ['a text of which nothing may be left', { [TAGLINE]: 'Hasta {maxTerm}. En {provinces}.' }, 'error'],
    ['a text that keeps a sentence is fine', { [TAGLINE]: 'Uno de {entities}. Hasta {maxTerm}.' }],
    ['a benefit, which stays', { '/page/benefits/0/text': 'En {provinces}.' }, 'error'],
    ['a text of a list may go', { '/directory/highlights/0': 'En {provinces}.' }],
  ],
  'words words/site.json': [
    ['a word that the site does not read', { '/foo': 'Uno' }, 'error'],
    [
      'a word that is gone',
      (draft) => void delete draft['lenderPage.title'],
      'error config/words/site.json#',
    ],
  ],
  'company site.json': [
    [
      'a CUIT whose last digit does not follow from the others',
      { '/company/cuit': '30-50001091-3' },
      'error',
    ],
    ['a CUIT of a person', { '/company/cuit': '20-11111111-2' }],
    [
      'a company whose legal name is not known yet',
      (draft) => void delete draft.company.legalName,
      'warning /company',
    ],
  ],
  'blocks information.json': [
    [
      'a table whose rows lack a cell',
      (draft) => void draft.sections[4].blocks[2].headers.push('Otra'),
      ...[0, 1, 2].map((row) => `error ${TABLE}/rows/${row}`),
    ],
  ],
  'texts legal/terms.json': [
    [
      'a warning of such a promise is fine',
      withBlock({ type: 'paragraph', text: 'Nadie puede darte una aprobación garantizada.' }),
    ],
  ],
  'blocks legal/privacy.json': [
    ['a link whose words the text does not say', { [`${LINKED}/links/0/text`]: 'otras palabras' }, 'error'],
    ['a link whose words it no longer says', { [`${LINKED}/text`]: 'Otra.' }, `error ${LINKED}/links/0/text`],
    [
      'a link that marks the same words twice',
      ({ sections }) => void sections[2].blocks[1].links.push(sections[2].blocks[1].links[0]),
      `error ${LINKED}/links/1/text`,
    ],
  ],
  'gaps legal/privacy.json': [
    ['a figure of the guide', (draft) => void draft.intro.push(OF_THE_GUIDE), 'error /intro/1/text'],
  ],
  'gaps information.json': [
    ['a figure of the guide is fine', (draft) => void draft.intro.push(OF_THE_GUIDE)],
  ],
  'claim-contradictions lenders/alerce.json': [
    ['another founding year among the figures', { [FIGURE]: { text: '1906' } }, 'error'],
    ['more years than it can have', years('+122'), 'error'],
    ['a count of years that is off', years('100'), 'error'],
    ['fewer years than it has is fine', years('+100')],
  ],
  'typed-rates lenders/alerce.json': [
    ...table(TAGLINE, WRITTEN_PRICES, 'is a price without source and day', 'error'),
    ...table(TAGLINE, NO_PRICES, 'is no price'),
    ['a price on its card', { '/directory/highlights/0': '45 % de TNA' }, 'error'],
    ['a price with its source is fine', { [FIGURE]: { text: '58 %', label: 'de TNA', kind: 'alcance' } }],
    ['a price that follows the record is fine', { '/page/tagline': 'Un CFT de {cft}' }],
  ],
  'given-codes lenders/alerce.json': [['a code of another entity', { '/bcraCodes/0': 901 }, 'warning']],
  'claims lenders/alerce.json': [
    ['an end before the beginning', { [`${FIGURE}/expires`]: '2026-11-01' }, 'error'],
    ['an end too far away', { [`${FIGURE}/expires`]: '2030-01-01' }, 'error'],
  ],
  'named-lenders directory.json': [
    ['an unknown id', { '/order/1': 'alerse' }, 'error'],
    ['a new lender that is not listed, which comes last', taken('nuevo')],
    [
      'a lender that was taken away',
      { 'config/lenders/lapacho.json': null },
      'error /order/8',
      'error config/tables/forced-order.json#/lenders/6',
    ],
  ],
  'named-lenders bank-details/ente-alerce.json': [
    ['a bank page of a lender that does not exist', { '/lenderId': 'alerse' }, 'error'],
  ],
  'table-names tables/exclusions.json': [
    [
      'a name twice, in another spelling',
      firstOf({ name: excluded, reason: 'mutual' }),
      'error /names/0/name',
      'error /names/1/name',
    ],
    ['an unknown reason', firstOf({ name: 'NUEVA S.A.', reason: 'mutuall' }), 'error /names/0/reason'],
  ],
  'external-links lenders/alerce.json': [
    ['a host that only ends like an allowed one', { '/website': 'https://evilwww.alerce.example' }, 'error'],
    ["another lender's site, not its own", { '/headOffice': 'Mirar https://www.bancoajeno.com.ar' }, 'error'],
    ['a host that only begins like one', { '/website': 'https://www.alerce.example.evil.example' }, 'error'],
    ['an address inside a text', { '/headOffice': 'Mirar https://evil.example/x' }, 'error'],
    ['a host that only holds .ar', { '/website': 'https://banco.ar.evil.example' }, 'error'],
    ['http inside a text', { '/headOffice': 'Mirar http://www.alerce.example' }, 'error'],
    ['a script inside a text', { '/headOffice': 'javascript:alert(1)' }, 'error'],
    ["a new lender's own site under .ar takes no other file", { '/website': OWN_SITE }],
    [
      "a lender's own site under .ar is trusted in every field of its file",
      (lender) =>
        void Object.assign(lender, { website: OWN_SITE, headOffice: `Mirar ${OWN_SITE}/sucursales` }),
    ],
    [
      "another host under .ar is not, beside the lender's own",
      (lender) =>
        void Object.assign(lender, { website: OWN_SITE, headOffice: 'Mirar https://app.banconuevo.com.ar' }),
      'error /headOffice',
    ],
    ['a path on an allowed host is fine', { '/website': 'https://www.alerce.example/personas' }],
  ],
  'file-name bank-details/ente-alerce.json': [
    ['a lender under another name', { [NEW]: anotherLender('otro') }, `error ${NEW}#/id`],
    ['a bank detail under another name', { '/slug': 'alerce' }, 'error'],
  ],
  'file-name pages/como-ganamos-dinero.json': [
    ['a page of text under another name', { '/id': 'otra' }, 'error'],
  ],
  'form-limits simulator.json': [
    ['a limit upside down', { '/limits/age': { min: 99, max: 18 } }, 'error /limits/age/max'],
    ['a slider beyond the limit', { '/sliders/term/max': 121 }, 'error'],
    ['a step that misses the end', { '/sliders/amount/step': 70_000 }, 'error'],
    ['a first value off the slider', { '/defaults/amount': 5_000_001 }, 'error'],
  ],
  'income-bands results.json': [
    ['a band below the one before', { '/bands/1/upTo': 20 }, 'error'],
    ['an open band before the last', { '/bands/1/upTo': null }, 'error'],
    ['a last band with an end', { '/bands/2/upTo': 90 }, 'error'],
  ],
  'internal-links site.json': [
    ['a short address that leads nowhere', short(['/agosto', '/informacoin']), 'error /redirects/0/to'],
    ['one to a place that is not there', short(['/agosto', '/informacion#nada']), 'error /redirects/0/to'],
    ...table(
      '/footer/links/0/href',
      '/banco /bancoss /jacaranda /informacion#costos /terminos#nada /como-ganamos-dinero#nada'.split(' '),
      'does not exist',
      'error',
    ),
    ...table(
      '/footer/links/0/href',
      '/ /alerce /banco/ente-tala /informacion#cft /privacidad#derechos /como-ganamos-dinero#uno'.split(' '),
      'exists',
    ),
  ],
  'text-parts legal/privacy.json': [
    [
      'a part of no feature',
      { '/sections/0/blocks': [{ type: 'part', part: 'grafico' }] },
      'error /sections/0/blocks/0/part',
    ],
  ],
  'of-one-lender lenders/nuevo.json': [
    [
      'a code of another lender, told of both',
      { [NEW]: { ...anotherLender('nuevo'), bcraCodes: [90002, 7] } },
      'error config/lenders/alerce.json#/bcraCodes/0',
      'error /bcraCodes/1',
    ],
  ],
  'of-one-lender lenders/aaa.json': [
    ['the same legal name, told of both', aaa({ legalNames: ['BANCO ARRAYAN S.A.'] }), ...both(0, ARRAYAN)],
    ['another spelling of it', aaa({ legalNames: ['NUEVO S.A.', 'Banco  Arrayan SA'] }), ...both(1, ARRAYAN)],
    [
      'the forced slug of another',
      aaa({ forcedSlug: 'lapacho-online-s-a' }),
      'error /forcedSlug',
      `${LAPACHO}/legalNames/0`,
    ],
    [
      'a name that only contains another is somebody else',
      aaa({ legalNames: ['SANTA LAPACHO ONLINE S.A.'] }),
    ],
  ],
  'provisional-color lenders/alerce.json': [
    ['reminds of a colour that is not the brand’s own', { '/colorProvisional': true }, 'warning'],
    ['is silent once it is confirmed', { '/colorProvisional': false }],
  ],
  'routes lenders/alerce.json': [
    ['a former id that nobody else uses is fine', { '/formerIds': ['banco-de-alerce'] }],
    ['a page of the site', taken('contacto'), 'error config/lenders/contacto.json#/id'],
    [
      'the address of a page of text',
      taken('como-ganamos-dinero'),
      'error config/pages/como-ganamos-dinero.json#/id',
    ],
    ['an address of the server', taken('leads'), 'error config/lenders/leads.json#/id'],
    ['a reserved former id', { '/formerIds': ['bancos'] }, 'error /formerIds/0'],
    ['a former id that is another lender', { '/formerIds': ['ceibo'] }, 'error /formerIds/0'],
    ['a former id that is its own', { '/formerIds': ['alerce'] }, 'error /formerIds/0'],
    ['a former id claimed twice', { '/formerIds': ['viejo'], [TIMBO]: ['viejo'] }, `error ${TIMBO}/0`],
  ],
  'of-one-lender lenders/alerce.json': [
    ['a key of its own is fine', { '/storageKey': 'loan-form-data-banco-de-alerce' }],
    [
      'the key of another lender',
      { '/storageKey': 'loan-form-data-timbo' },
      'error /storageKey',
      'error config/lenders/timbo.json#/id',
    ],
  ],
  'table-names tables/display-names.json': [
    [
      'a name twice, in another spelling',
      firstOf({ legal: shown, shown: 'Otro' }),
      'error /names/0/legal',
      'error /names/1/legal',
    ],
    [
      'a name that is excluded at once',
      firstOf({ legal: excluded, shown: 'Otro' }),
      'error config/tables/exclusions.json#/names/0/name',
      'error /names/0/legal',
    ],
  ],
};
