import type { Catalogue, Lender } from '#generated/types.ts';
import type { LoanOptions } from '#domain/loan-request.ts';
import { simulationPayload } from '#domain/payloads.ts';
import { VISITOR } from '#scripts/preview/visitor/typical.ts';

/** Draws that look random and are the same for the same seed on every machine (mulberry32). */
function drawsOf(seed: number) {
  let state = seed >>> 0;
  /** From 0 up to but not including 1. */
  const share = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number from `least` to `most`, both included. */
  const whole = (least: number, most: number): number => least + Math.floor(share() * (most - least + 1));
  /** An element of a list that is not empty. */
  const oneOf = <Item>(items: readonly Item[]): Item => items[whole(0, items.length - 1)] as Item;
  return { share, whole, oneOf };
}

type Draws = ReturnType<typeof drawsOf>;
type Product = Catalogue['products'][number];

/** As many products to an entity as in the official record. */
const PER_ENTITY = 2;

function productOf({ share, whole, oneOf }: Draws, products: readonly Product[], number: number): Product {
  const sample = oneOf(products);
  const scaled = (value: number): number => Math.round(value * (0.5 + share()));
  const entity = 1 + Math.floor(number / PER_ENTITY);
  const tea = Number((20 + share() * 200).toFixed(2));
  const minAmount = scaled(sample.minAmount);
  return {
    ...sample,
    entity: `ENTIDAD DE PRUEBA ${entity} S.A.`,
    code: entity,
    product: `PRESTAMO ${number + 1}`,
    minAmount,
    maxAmount: Math.max(minAmount, scaled(sample.maxAmount)),
    minIncome: scaled(sample.minIncome),
    maxTerm: whole(12, 72),
    tea,
    cftea: Number((tea * (1.2 + share() * 0.3)).toFixed(2)),
  };
}

/** `count` products drawn from those of a real catalogue, with figures of their own; the same ones every time. */
export function syntheticProducts(products: readonly Product[], count: number): Product[] {
  const draws = drawsOf(2500);
  return Array.from({ length: count }, (_, number) => productOf(draws, products, number));
}

/** Bodies of simulations by as many different visitors, as the form sends them; the same ones every time. */
export function syntheticRequests(options: LoanOptions, count: number): string[] {
  const { whole, oneOf } = drawsOf(7);
  return Array.from({ length: count }, () => {
    const form = {
      employment: oneOf(options.employment).code,
      term: whole(6, 60),
      amount: whole(1, 200) * 100_000,
      seniority: oneOf(options.seniority).code,
      netSalary: whole(3, 80) * 100_000,
      age: whole(18, 75),
      province: oneOf(options.provinces).code,
    };
    return JSON.stringify(simulationPayload(form, VISITOR.personal, options));
  });
}

/** No entity of the catalogue has a BCRA code from here on. */
const FIRST_CODE = 80_000;
const BRIGHTEST = 190;

const ORIGINS = 'Aconcagua Bermejo Chaltén Desaguadero Esteros Futaleufú Gualeguay Hornocal'.split(' ');
const KINDS = ['Créditos', 'Cooperativa', 'Ahorro y Préstamo', 'Financiera', 'Mutual', 'Caja'];
const PLACES = ['Córdoba', 'Rosario', 'Mendoza', 'Ciudad Autónoma de Buenos Aires', 'Salta', 'Neuquén'];
const PROVINCES = ['cordoba', 'santa_fe', 'mendoza', 'caba', 'salta', 'neuquen'] as const;
const AUDIENCES = ['asalariados', 'jubilados', 'monotributistas', 'empleados públicos'];
const WAYS = ['por internet', 'en sus sucursales', 'desde el teléfono', 'con turno previo'];

type Figure = NonNullable<Lender['page']>['figures'][number];

const figure = (text: string, label: string, kind: Figure['kind'], amount?: number): Figure => ({
  text,
  label,
  kind,
  ...(amount === undefined ? {} : { amount }),
  source: 'Entidad inventada para medir',
  asOf: '2026-11-20',
  expires: '2027-11-20',
});

const colorOf = ({ whole }: Draws): string =>
  `#${[0, 1, 2].map(() => whole(0, BRIGHTEST).toString(16).padStart(2, '0')).join('')}`.toUpperCase();

function lenderOf(draws: Draws, number: number, website: string): Lender {
  const { share, whole, oneOf } = draws;
  const id = `entidad-${number}`;
  const origin = `${oneOf(ORIGINS)} ${number}`;
  const name = `${oneOf(KINDS)} ${origin}`;
  const founded = whole(1900, 2020);
  const place = oneOf(PLACES);
  const audience = oneOf(AUDIENCES);
  const way = oneOf(WAYS);
  return {
    $schema: '../../schema/lender.schema.json',
    id,
    name,
    type: share() < 0.7 ? 'banco' : 'fintech',
    color: colorOf(draws),
    logo: `${id}.svg`,
    founded,
    website,
    headOffice: place,
    ...(share() < 0.5 ? { provinces: [oneOf(PROVINCES)] } : {}),
    legalNames: [`${name.toUpperCase()} S.A.`],
    bcraCodes: [FIRST_CODE + number],
    forcedSlug: `${id}-s-a`,
    directory: {
      description: `Entidad fundada en ${founded}, con casa central en ${place}. Presta a ${audience}.`,
      highlights: [`Presta a ${audience}`, `Atiende ${way}`, `Desde ${founded}`],
    },
    page: {
      tagline: `Simulá tu préstamo en ${name} y mirá el costo completo.`,
      description: `Simulá un préstamo personal de ${name}: primera cuota, CFT y costo total en pesos, comparados con los demás. Gratis.`,
      submitText: `Ver Oferta de ${origin}`,
      benefits: [
        {
          title: 'A quién presta',
          text: `Declara préstamos para ${audience}, con casa central en ${place}.`,
        },
        {
          title: 'Cómo se pide',
          text: `El trámite se hace ${way}, con la misma documentación que en las demás.`,
        },
        { title: 'El costo, entero', text: `El CFT de ${name} suma intereses, IVA, seguros y cargos.` },
      ],
      figures: [
        figure(String(founded), 'año de fundación', 'fundacion', founded),
        figure(String(2026 - founded), 'años desde su fundación', 'antiguedad', 2026 - founded),
        figure('24/7', 'simulás a cualquier hora', 'servicio'),
        figure('< 2 min', 'para comparar', 'servicio', 2),
      ],
    },
  };
}

/** `count` invented lenders, each with a page; the same ones every time. */
export function syntheticLenders(count: number, website: string): Lender[] {
  const draws = drawsOf(19);
  return Array.from({ length: count }, (_, index) => lenderOf(draws, index + 1, website));
}
