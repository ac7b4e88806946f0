import type { Lender } from '#generated/types.ts';
import { oneOf, type Random, seededRandom, wholeBetween } from '#scripts/bench/synthetic/random.ts';

const SEED = 19;
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

const colorOf = (random: Random): string =>
  `#${[0, 1, 2].map(() => wholeBetween(random, 0, BRIGHTEST).toString(16).padStart(2, '0')).join('')}`.toUpperCase();

function lenderOf(random: Random, number: number, website: string): Lender {
  const id = `entidad-${number}`;
  const origin = `${oneOf(random, ORIGINS)} ${number}`;
  const name = `${oneOf(random, KINDS)} ${origin}`;
  const founded = wholeBetween(random, 1900, 2020);
  const place = oneOf(random, PLACES);
  const audience = oneOf(random, AUDIENCES);
  const way = oneOf(random, WAYS);
  return {
    $schema: '../../schema/lender.schema.json',
    id,
    name,
    type: random() < 0.7 ? 'banco' : 'fintech',
    color: colorOf(random),
    logo: `${id}.svg`,
    founded,
    website,
    headOffice: place,
    ...(random() < 0.5 ? { provinces: [oneOf(random, PROVINCES)] } : {}),
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
  const random = seededRandom(SEED);
  return Array.from({ length: count }, (_, index) => lenderOf(random, index + 1, website));
}
