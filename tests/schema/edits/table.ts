import type { Lender } from '#generated/types.ts';
import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import type { Content } from '#site/content.ts';
import { FINE, PROMISES, type Said, SPOILT } from './texts.ts';

/** An edit of a person who does not program: what they do, where, what they leave there, and what stops it. */
export type Edit = {
  name: string;
  file: string;
  pointer: string;
  /** New value; undefined takes the member away. */
  value: unknown;
  severity: 'error' | 'warning' | 'none';
  /** Where it is told, when it is not the edited place. */
  told?: { file: string; pointer: string };
};

type Row = [name: string, pointer: string, value: unknown, severity?: Edit['severity'], told?: string];

const rows = (file: string, list: Row[]): Edit[] =>
  list.map(([name, pointer, value, severity = 'error', told]) => ({
    name,
    file,
    pointer,
    value,
    severity,
    ...(told === undefined ? {} : { told: { file, pointer: told } }),
  }));

const TAGLINE = '/page/tagline';
const BENEFIT = '/page/benefits/0/text';

const said = (texts: readonly Said[], severity: Edit['severity']): Row[] =>
  texts.map((one, index) => {
    const [ids, text] = typeof one === 'string' ? ['', one] : one;
    return [`${ids} «${text}»`.trimStart(), index % 2 === 0 ? BENEFIT : TAGLINE, text, severity];
  });

/** Edits of a lender's file. */
const lenderEdits = (file: string, own: Lender, other: Lender, stranger: string): Edit[] =>
  rows(file, [
    ...said(PROMISES, 'error'),
    ...said(SPOILT, 'error'),
    ...said(FINE, 'none'),
    ["[F11] another lender's name in the text", BENEFIT, `Con ${other.name} elegís vos la cuota.`],
    ['a name of an entity that is none of ours', TAGLINE, `Más cerca que ${stranger}.`],
    ["[F27] another lender's name in capitals", '/name', other.name.toUpperCase()],
    ['[F22] founded in the future', '/founded', 2090],
    ['founded with a thousands separator', '/founded', '1.905'],
    ['[F26] a legal name that is only its ending', '/legalNames', ['S.A.']],
    ['a legal name that is only its ending, in words', '/legalNames', ['SOCIEDAD ANONIMA']],
    ['a legal name that is only «Banco»', '/legalNames', ['BANCO']],
    ['no legal name', '/legalNames', []],
    ['[F21] a day that does not exist', '/page/figures/0/asOf', '2027-02-30'],
    ['a day of no leap year', '/page/figures/0/asOf', '2027-02-29'],
    ['31 April', '/page/figures/0/expires', '2027-04-31'],
    [
      '[F32] legal name and code of nobody',
      '',
      { ...own, legalNames: ['ENTIDAD QUE NADIE DECLARA S.A.'], bcraCodes: [98_765], forcedSlug: 'nadie' },
      'warning',
      '/legalNames',
    ],
    ['a legal name that may hold any word', '/legalNames', [...own.legalNames, 'TODO CREDITO S.A.'], 'none'],
    ['the logo of a misspelt file', '/logo', 'no-esta.svg'],
  ]);

const LEGAL = 'config/legal/privacy.json';
const SITE = 'config/site.json';
const RESULTS = 'config/results.json';
const SIMULATOR = 'config/simulator.json';

/** Faults of `faults.json` by the place of the text that loses its gap. */
const GAP_FAULTS: Record<string, string> = {
  '/lenderPage.whyTitle': '[F33]',
  '/nobody.reasons.age': '[F34]',
  '/forcedMissing.reasons.amountLow': '[F35]',
  '/form/noScript': '[F36]',
};

const words = (name: string): string => `config/words/${name}.json`;

const gap = (file: string, ...pointers: string[]): Edit[] =>
  rows(
    file,
    pointers.map((pointer) => [
      `${GAP_FAULTS[pointer] ?? ''} a text without its gap`.trimStart(),
      pointer,
      'Un texto que no dice qué',
    ]),
  );

const GAPS: Edit[] = [
  ...gap(words('site'), '/lenderPage.title', '/lenderPage.whyTitle', '/lenderPage.independence'),
  ...gap(
    words('results'),
    '/count.other',
    '/gap',
    '/card.cftEffective',
    '/card.requestLabel',
    '/forcedMissing.title',
    '/forcedMissing.reasons.amountLow',
    '/forcedMissing.reasons.term',
    '/pagination.page',
    '/marketplace.notice',
    '/nobody.reasons.age',
    '/conditions.otra.price',
    '/notices.conditional.other',
  ),
  ...gap(RESULTS, '/bands/0/hint', '/bands/1/hint'),
  ...gap(
    words('simulator'),
    '/texts.messages.amount',
    '/texts.messages.ageMin',
    '/texts.errorCount.other',
    '/texts.termValue.months',
    '/texts.preview.summary',
    '/texts.step',
  ),
  ...gap(words('kit'), '/missing.rules.age.other', '/late.note'),
  ...gap(words('panels'), '/detail.pay.place'),
  ...gap(words('personal'), '/subtitleBank', '/notice', '/texts.errorCount.other', '/texts.emailSuggestion'),
  ...gap('config/contact.json', '/form/noScript'),
  ...gap('config/directory.json', '/card/since', '/card/simulateLabel'),
];

/** Every edit, for any valid content with two lenders that have pages, bank details and a catalogue. */
export function editsOf(content: Content): Edit[] {
  const [first, second] = content.lenders.filter(({ page }) => page);
  const [detail] = content.bankDetails;
  const third = content.lenders.find(({ id }) => id !== detail?.lenderId);
  if (!first || !second || !third || !detail)
    throw new Error('The content needs two lenders with pages and a bank detail.');
  const answer = content.information.faq.items.findIndex(({ links }) => links);
  const names = content.displayNames.names;
  const ours = new Set(content.lenders.flatMap(matchKeysOf));
  const stranger = names.findIndex(({ legal }) => !ours.has(matchKey(legal)));
  const contact = content.privacy.sections.findIndex(({ id }) => id === 'contacto');
  return [
    ...lenderEdits(`config/lenders/${first.id}.json`, first, second, names[stranger]?.shown ?? ''),
    ...GAPS,
    ...rows(RESULTS, [
      ['[F13] advertising called otherwise', '/promo/label', 'Recomendado'],
      [
        '[F20] a band of 35 whose hint says 30',
        '/bands/0/hint',
        'La cuota se lleva hasta el 30 % de tu sueldo.',
      ],
    ]),
    ...rows(LEGAL, [
      ['[F23] a privacy date to come', '/lastUpdated', '2090-01-01'],
      [
        '[F37] nobody to write to',
        `/sections/${contact}/blocks`,
        [{ type: 'paragraph', text: 'Escribinos cuando quieras.' }],
        'error',
        `/sections/${contact}`,
      ],
      ['a date that is not one', '/lastUpdated', '2026-02-31'],
    ]),
    ...rows('config/information.json', [
      [
        'an answer that no longer says the words of its link',
        `/faq/items/${answer}/answer`,
        'Otra respuesta.',
        'error',
        `/faq/items/${answer}/links/0/text`,
      ],
    ]),
    ...rows(LEGAL, [
      ['a figure of the guide in a legal text', '/intro/0/text', 'Hoy el CFT habitual es {marketMedian}.'],
    ]),
    ...rows(
      SIMULATOR,
      Object.entries({
        '/limits/amount/min': 99_999,
        '/limits/amount/max': 100_000_001,
        '/limits/term/min': 0,
        '/limits/term/max': 121,
        '/limits/salary/min': 99_999,
        '/limits/salary/max': 50_000_001,
        '/limits/age/min': 17,
        '/limits/age/max': 100,
      }).map(([pointer, value]) => ['a limit beyond what the contract takes', pointer, value]),
    ),
    ...rows(SITE, [
      ['[F25] a telephone of letters', '/contact/phone', 'llamanos'],
      ['a telephone of four figures', '/contact/phone', '0800'],
    ]),
    ...rows('config/tables/exclusions.json', [
      ['[F30] the table emptied', '/names', []],
      ['[F29] one of ours by its shown name', '/names/0/name', first.name],
    ]),
    ...rows('config/tables/display-names.json', [
      ['the table emptied', '/names', []],
      ['[F28] another entity shown as one of ours', `/names/${stranger}/shown`, second.name],
      ['the same in capitals', `/names/${stranger}/shown`, second.name.toUpperCase()],
    ]),
    ...rows(SIMULATOR, [['[F61] a code that is not of the contract', '/employment/0/code', 'empleado']]),
    ...rows('config/tables/products.json', [
      ['[F31] no purposes', '/purposes', []],
      ['no audiences', '/audiences', []],
      ['no conditions', '/conditions', []],
    ]),
    ...rows('config/tables/forced-order.json', [['the table emptied', '/lenders', []]]),
    ...rows(`config/bank-details/${detail.slug}.json`, [
      ['[F15] a product that nobody declares', '/assumptions/product', 'PRESTAMO INVENTADO', 'warning'],
      [
        '[F16] an amount beyond what the product lends',
        '/assumptions/amount',
        9e12,
        'warning',
        '/assumptions',
      ],
      ['[F14] an instalment by hand', '/offers', [{ term: 12, monthlyPayment: 1, cft: 1, incomeShare: 1 }]],
      ["[F12] another lender's name", '/description', `El préstamo de ${third.name}.`],
    ]),
    ...rows('config/catalogue.json', [
      ['a date that is not one', '/products/0/reported', '2026-02-30'],
      ['all rows gone', '/products', []],
    ]),
  ];
}
