import { formatMonth, formatNumber, formatPercent, formatPesos } from '#domain/format.ts';
import { employmentOf, provincesOf } from '#domain/quote/eligibility.ts';
import { nominalCft } from '#domain/quote/lender-file.ts';
import { type Product, productCondition } from '#domain/quote/product.ts';
import { joinList } from '#domain/template.ts';
import type { Content } from '#site/content.ts';

/** The place of a text: the whole site, a lender's file, a bank's sheet, or a page for an audience. */
export type Scope = 'site' | 'lender' | 'sheet' | 'audience';

/** Parts of the content that gaps are filled from. */
export type Sources = Pick<Content, 'catalogue' | 'exclusions' | 'simulator' | 'site'>;

/** Figures of the record for one place. */
export type Facts = {
  sources: Sources;
  /** Entities and banks that quote for the loan that the form begins with. */
  compared: { entities: number; banks: number };
  /** All products of the lender; none elsewhere. */
  own: readonly Product[];
  /** The products whose limits a text names: the example's in a sheet, else all of the lender's. */
  products: readonly Product[];
  /** Code of the province that a page for an audience is for. */
  province?: string | undefined;
  /** Entities that lend to that audience. */
  lending?: number | undefined;
  /** Whether the middle price of that loan is above that of the loan that the form begins with. */
  isDearer?: boolean;
};

type Gap = {
  scopes: readonly Scope[];
  /** A description of the value, for the editor. */
  says: string;
  /** The words of today; null: there are none, and the sentence steps aside. */
  value: (facts: Facts) => string | null;
};

const TENS = 10;

/** A count as 'más de …' may claim it: the tens below it, and below eleven the number before. */
const claimed = (count: number): string | null => {
  if (count < 2) return null;
  return formatNumber(count > TENS ? Math.floor((count - 1) / TENS) * TENS : count - 1);
};

const least = (figures: readonly number[]): number => (figures.length > 0 ? Math.min(...figures) : 0);
const most = (figures: readonly number[]): number => (figures.length > 0 ? Math.max(...figures) : 0);

/** A figure in words; null for 0, with which entities say that they ask for nothing. */
const said = (figure: number, inWords: (figure: number) => string): string | null =>
  figure === 0 ? null : inWords(figure);

const years = (count: number): string => (count === 1 ? '1 año' : `${formatNumber(count)} años`);
const months = (count: number): string => (count === 1 ? '1 mes' : `${formatNumber(count)} meses`);
const percent = (points: number): string =>
  Number.isInteger(points) ? `${formatNumber(points)}\u00A0%` : formatPercent(points);

/** The highest of limits of which 0 means none: then there is no highest. */
const highestLimit = (limits: readonly number[]): number => (limits.includes(0) ? 0 : most(limits));

function provincesText(products: readonly Product[], { simulator, site }: Sources): string | null {
  const codes: readonly string[] = provincesOf(products);
  const labels = simulator.provinces.filter(({ code }) => codes.includes(code)).map(({ label }) => label);
  return labels.length > 0 ? joinList(labels, site.lenderPage.file.and) : null;
}

/** Names of the people that a product is for, in words that follow 'para'. */
const PEOPLE: Readonly<Record<Product['beneficiary'], string>> = {
  all: 'todo tipo de ingresos',
  relacion_dependencia: 'quienes trabajan en relación de dependencia',
  empleado_publico: 'empleados públicos',
  jubilado: 'jubilados y pensionados',
  monotributista: 'monotributistas',
  responsable_inscripto: 'responsables inscriptos',
  account_holder: 'clientes con cuenta',
  salary_account: 'quienes cobran el sueldo ahí',
};

const EVERYWHERE: readonly Scope[] = ['site', 'lender', 'sheet', 'audience'];
const OF_A_LENDER: readonly Scope[] = ['lender', 'sheet'];

const figure = (says: string, value: Gap['value'], scopes = OF_A_LENDER): Gap => ({ scopes, says, value });

/** A gap at the head of a sentence, without words of its own: the sentence stands while it holds. */
const condition = (says: string, holds: (facts: Facts) => boolean, scopes = OF_A_LENDER): Gap => ({
  scopes,
  says: `mientras ${says}`,
  value: (facts) => (holds(facts) ? '' : null),
});

const isPaidThere = (product: Product): boolean => productCondition(product) === 'cuenta_sueldo';
const isOpen = (product: Product): boolean =>
  employmentOf(product) === null && productCondition(product) === null;
const isFor =
  (...employments: string[]) =>
  (product: Product): boolean =>
    isOpen(product) || employments.includes(employmentOf(product) ?? '');
const costs = (products: readonly Product[]): Set<number> => new Set(products.map(({ cftea }) => cftea));
const lowest = (products: readonly Product[]): number =>
  Math.min(...products.map(({ cftea }) => cftea), Infinity);

/** Every gap that is filled from the record, by its name. */
export const RECORD_GAPS = {
  entities: figure(
    'cuántas entidades se comparan, hacia abajo',
    (facts) => claimed(facts.compared.entities),
    EVERYWHERE,
  ),
  banks: figure(
    'cuántos bancos se comparan, hacia abajo',
    (facts) => claimed(facts.compared.banks),
    EVERYWHERE,
  ),
  dataMonth: figure('mes de los datos', ({ sources }) => formatMonth(sources.catalogue.asOf), EVERYWHERE),
  minIncome: figure('ingreso que pide', ({ products }) =>
    said(least(products.map(({ minIncome }) => minIncome)), formatPesos),
  ),
  maxAmount: figure('hasta cuánto presta', ({ products }) =>
    said(most(products.map(({ maxAmount }) => maxAmount)), formatPesos),
  ),
  maxTerm: figure('hasta qué plazo', ({ products }) =>
    said(most(products.map(({ maxTerm }) => maxTerm)), months),
  ),
  minSeniority: figure('antigüedad que pide', ({ products }) =>
    said(least(products.map(({ minSeniority }) => minSeniority)), months),
  ),
  maxAge: figure('edad máxima', ({ products }) =>
    said(highestLimit(products.map(({ maxAge }) => maxAge)), years),
  ),
  incomeShare: figure('parte del ingreso que admite', ({ products }) =>
    said(highestLimit(products.map(({ maxIncomeShare }) => maxIncomeShare)), percent),
  ),
  cft: figure('CFT nominal más bajo', ({ products }) =>
    products.length > 0 ? formatPercent(Math.min(...products.map(nominalCft))) : null,
  ),
  declaredMonth: figure('mes en que lo declaró', ({ products }) =>
    products.length > 0
      ? formatMonth(products.map(({ reported }) => reported).sort()[products.length - 1] ?? '')
      : null,
  ),
  audience: figure(
    'para quién es, después de «para»',
    ({ products: [product] }) =>
      product && product.condition === undefined ? PEOPLE[product.beneficiary] : null,
    ['sheet'],
  ),
  provinces: figure('para qué provincias', ({ products, sources }) => provincesText(products, sources)),
  province: figure(
    'provincia de la página',
    ({ sources, province }) =>
      sources.simulator.provinces.find(({ code }) => code === province)?.label ?? null,
    ['audience'],
  ),
  lending: figure('cuántas entidades prestan', ({ lending = 0 }) => said(lending, formatNumber), [
    'audience',
  ]),
  whileDearer: condition('cueste más que un monto más grande', ({ isDearer = false }) => isDearer, [
    'audience',
  ]),
  whileFewer: condition(
    'presten menos entidades que el monto con el que empieza el formulario',
    ({ lending = 0, compared }) => lending < compared.entities,
    ['audience'],
  ),
  whileDeclared: condition('declare algún préstamo', ({ own }) => own.length > 0),
  whileOpen: condition('sea para todo tipo de ingresos', ({ own }) => own.some(isOpen)),
  whileEverywhere: condition(
    'preste en todo el país',
    ({ own }) => own.length > 0 && provincesOf(own).length === 0,
  ),
  whileOneProvince: condition('preste en una sola provincia', ({ own }) => provincesOf(own).length === 1),
  whilePublic: condition('le preste a empleados públicos', ({ own }) => own.some(isFor('empleado_publico'))),
  whilePublicOnly: condition(
    'sea solo para empleados públicos',
    ({ own }) => own.length > 0 && own.every((one) => employmentOf(one) === 'empleado_publico'),
  ),
  whilePensioners: condition('le preste a jubilados', ({ own }) => own.some(isFor('jubilado'))),
  whileSelfEmployed: condition('le preste a independientes', ({ own }) =>
    own.some(isFor('monotributista', 'responsable_inscripto')),
  ),
  whileEmployed: condition('le preste a quien tiene recibo', ({ own }) =>
    own.some(isFor('relacion_dependencia')),
  ),
  whilePaidThere: condition('tenga un precio para quien cobra ahí', ({ own }) => own.some(isPaidThere)),
  whileCheaperPaidThere: condition(
    'cueste menos para quien cobra ahí',
    ({ own }) =>
      lowest(own.filter(isPaidThere)) < lowest(own.filter((one) => !isPaidThere(one))) &&
      own.some((one) => !isPaidThere(one)),
  ),
  whileClients: condition(
    'sea solo para clientes',
    ({ own }) => own.length > 0 && own.every((one) => productCondition(one) !== null),
  ),
  whileSameCost: condition(
    'cueste lo mismo para todos',
    ({ own }) => new Set(own.map(({ beneficiary }) => beneficiary)).size > 1 && costs(own).size === 1,
  ),
  whileSeveralCosts: condition('tenga precios distintos', ({ own }) => costs(own).size > 1),
  whileSeveralEntities: condition(
    'declaren dos o más de sus empresas',
    ({ own }) => new Set(own.map(({ code }) => code)).size > 1,
  ),
} as const satisfies Readonly<Record<string, Gap>>;

export type RecordGap = keyof typeof RECORD_GAPS;

/** Names of all gaps that are filled from the record. */
export const RECORD_GAP_NAMES = Object.keys(RECORD_GAPS) as readonly RecordGap[];

const SCOPES: Readonly<Record<string, Scope>> = {
  lender: 'lender',
  'bank-detail': 'sheet',
  'audience-page': 'audience',
};

/** The scope of the texts of a kind of file. */
export const scopeOf = (kind: string): Scope => SCOPES[kind] ?? 'site';

/** Gaps of a scope. */
export const gapsIn = (scope: Scope): RecordGap[] =>
  RECORD_GAP_NAMES.filter((name) => (RECORD_GAPS[name].scopes as readonly Scope[]).includes(scope));
