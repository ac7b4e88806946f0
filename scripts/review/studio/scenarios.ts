import type { ProviderOffer } from '#generated/types.ts';

/** Offers of an answer, before `disturb`: how many, and whether the page's own lender is among them. */
export type OffersReply = {
  count: number;
  own: 'included' | 'missing';
  /** Spoils one offer the way a provider might. Gives its replacements: one, or several. */
  disturb?: (offer: ProviderOffer, index: number) => Record<string, unknown>[];
};

/** What the provider sends; `provider` passes the request on to the real one. */
type ScenarioReply = 'provider' | { status: number; body: string } | OffersReply;

/** One way in which the provider may answer, for an editor to look at. */
export type Scenario = {
  /** Stands in the address of a frame. */
  id: string;
  label: string;
  /** What a visitor should see then. */
  shows: string;
  /** How long the answer takes; infinite: it never comes. */
  delaySeconds?: number;
  /** Replaces the site's own time-out, for a page to give up sooner, or not to. */
  timeoutSeconds?: number;
  reply: ScenarioReply;
};

/** Highest CFT in the official registry, nominal annual. */
const HIGHEST_CFT = 34_294;
const OVER_AN_HOUR = 4000;

const withOwn = (count: number): OffersReply => ({ count, own: 'included' });

const asText = (value: unknown): unknown =>
  typeof value === 'number' ? String(value).replace('.', ',') : value;

const FIRST = 5;

/** Every answer that can be tried in the studio. */
export const SCENARIOS = [
  {
    id: 'veintiuna-ofertas',
    label: '21 ofertas',
    shows: 'Dos páginas de resultados, con el banco de la página primero y recomendado.',
    reply: withOwn(21),
  },
  {
    id: 'una-oferta',
    label: '1 oferta',
    shows: 'La única oferta es la del banco de la página.',
    reply: withOwn(1),
  },
  {
    id: 'doscientas-ofertas',
    label: '200 ofertas',
    shows: 'Diez páginas de resultados, con puntos suspensivos entre los números.',
    reply: withOwn(200),
  },
  {
    id: 'diez-mil-ofertas',
    label: '10.000 ofertas',
    shows: 'Los resultados aparecen igual de bien, en 500 páginas.',
    reply: withOwn(10_000),
  },
  {
    id: 'sin-ofertas',
    label: '0 ofertas',
    shows: 'Ninguna entidad ofrece: la página explica qué suele cambiarlo.',
    reply: { count: 0, own: 'missing' },
  },
  {
    id: 'sin-el-banco',
    label: 'Falta el banco de la página',
    shows: 'Hay ofertas, pero no del banco: lo avisa y dice por qué.',
    reply: { count: 20, own: 'missing' },
  },
  {
    id: 'lenta',
    label: 'Lenta (6 segundos)',
    shows: 'La espera dice algo nuevo a los 4 segundos; después, los resultados.',
    delaySeconds: 6,
    reply: withOwn(21),
  },
  {
    id: 'sin-respuesta',
    label: 'No contesta',
    shows: 'El botón queda ocupado y la espera va cambiando de texto.',
    delaySeconds: Infinity,
    timeoutSeconds: OVER_AN_HOUR,
    reply: { status: 504, body: '' },
  },
  {
    id: 'tiempo-agotado',
    label: 'Tiempo agotado',
    shows: 'El mensaje de error debajo del botón, cuando se acaba la espera (acá, a los 2 segundos).',
    delaySeconds: Infinity,
    timeoutSeconds: 2,
    reply: { status: 504, body: '' },
  },
  {
    id: 'error-500',
    label: 'Error 500',
    shows: 'El mensaje de error debajo del botón.',
    reply: { status: 500, body: '{"error":"…"}' },
  },
  {
    id: 'sin-lista',
    label: 'Respuesta sin lista de ofertas',
    shows: 'El mensaje de error debajo del botón.',
    reply: { status: 200, body: '{"status":"ok"}' },
  },
  {
    id: 'numeros-como-texto',
    label: 'Números como texto',
    shows: 'Los mismos resultados: «93,2» vale igual que 93.2.',
    reply: {
      ...withOwn(21),
      disturb: (offer) => [
        Object.fromEntries(Object.entries(offer).map(([name, value]) => [name, asText(value)])),
      ],
    },
  },
  {
    id: 'cft-cero',
    label: 'CFT 0',
    shows: 'Cinco ofertas quedan afuera y la página lo cuenta; las otras 16 se ven igual.',
    reply: {
      ...withOwn(21),
      disturb: (offer, index) => [index < FIRST ? { ...offer, cft_nominal_anual: 0 } : { ...offer }],
    },
  },
  {
    id: 'cft-enorme',
    label: 'CFT de 34.294 %',
    shows: 'La oferta más cara del registro se muestra entera, al final de la lista.',
    reply: {
      ...withOwn(21),
      disturb: (offer, index) => [index === 0 ? { ...offer, cft_nominal_anual: HIGHEST_CFT } : { ...offer }],
    },
  },
  {
    id: 'repetidas',
    label: 'Ofertas repetidas',
    shows: 'Cada oferta dos veces, una debajo de la otra, y una sola «Mejor CFT».',
    reply: { ...withOwn(10), disturb: (offer) => [{ ...offer }, { ...offer }] },
  },
  {
    id: 'real',
    label: 'La del proveedor incluido',
    shows: 'Lo que hoy vería una persona con sueldo de $ 3.000.000 en CABA.',
    reply: 'provider',
  },
] as const satisfies readonly Scenario[];

export type ScenarioId = (typeof SCENARIOS)[number]['id'];

export const scenarioOf = (id: string | null | undefined): Scenario | undefined =>
  SCENARIOS.find((scenario) => scenario.id === id);
