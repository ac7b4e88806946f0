import { ROUTES } from '#site/routes.ts';
import type { ProviderOffer } from '#generated/types.ts';

/** Offers of an answer: how many, whether the page's own lender is among them, and what a provider may do to one. */
type OffersReply = {
  count: number;
  own: boolean;
  /** Gives what comes in the place of an offer: one, or several. */
  disturb?: (offer: ProviderOffer, index: number) => unknown;
};

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
  /** What the provider sends; `provider` passes the request on to the real one. */
  reply: 'provider' | { status: number; body: string } | OffersReply;
};

/** Highest CFT in the official registry, nominal annual. */
const HIGHEST_CFT = 34_294;
const OVER_AN_HOUR = 4000;

const asText = (value: unknown): unknown =>
  typeof value === 'number' ? String(value).replace('.', ',') : value;

const FIRST = 5;
const USUAL = { count: 21, own: true };

/** Every answer that can be tried in the studio. */
export const SCENARIOS = [
  {
    id: 'veintiuna-ofertas',
    label: '21 ofertas',
    shows: 'Dos páginas de resultados, con el banco de la página primero y recomendado.',
    reply: USUAL,
  },
  {
    id: 'una-oferta',
    label: '1 oferta',
    shows: 'La única oferta es la del banco de la página.',
    reply: { count: 1, own: true },
  },
  {
    id: 'doscientas-ofertas',
    label: '200 ofertas',
    shows: 'Diez páginas de resultados, con puntos suspensivos entre los números.',
    reply: { count: 200, own: true },
  },
  {
    id: 'diez-mil-ofertas',
    label: '10.000 ofertas',
    shows: 'Los resultados aparecen igual de bien, en 500 páginas.',
    reply: { count: 10_000, own: true },
  },
  {
    id: 'sin-ofertas',
    label: '0 ofertas',
    shows: 'Ninguna entidad ofrece: la página explica qué suele cambiarlo.',
    reply: { count: 0, own: false },
  },
  {
    id: 'sin-el-banco',
    label: 'Falta el banco de la página',
    shows: 'Hay ofertas, pero no del banco: lo avisa y dice por qué.',
    reply: { count: 20, own: false },
  },
  {
    id: 'lenta',
    label: 'Lenta (6 segundos)',
    shows: 'La espera dice algo nuevo a los 4 segundos; después, los resultados.',
    delaySeconds: 6,
    reply: USUAL,
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
      ...USUAL,
      disturb: (offer) =>
        Object.fromEntries(Object.entries(offer).map(([name, value]) => [name, asText(value)])),
    },
  },
  {
    id: 'cft-cero',
    label: 'CFT 0',
    shows: 'Cinco ofertas quedan afuera y la página lo cuenta; las otras 16 se ven igual.',
    reply: {
      ...USUAL,
      disturb: (offer, index) => (index < FIRST ? { ...offer, cft_nominal_anual: 0 } : offer),
    },
  },
  {
    id: 'cft-enorme',
    label: 'CFT de 34.294 %',
    shows: 'La oferta más cara del registro se muestra entera, al final de la lista.',
    reply: {
      ...USUAL,
      disturb: (offer, index) => (index === 0 ? { ...offer, cft_nominal_anual: HIGHEST_CFT } : offer),
    },
  },
  {
    id: 'repetidas',
    label: 'Ofertas repetidas',
    shows: 'Cada oferta dos veces, una debajo de la otra, y una sola «Mejor CFT».',
    reply: { count: 10, own: true, disturb: (offer) => [offer, offer] },
  },
  {
    id: 'real',
    label: 'La del proveedor incluido',
    shows: 'Lo que hoy vería una persona con sueldo de $ 3.000.000 en CABA.',
    reply: 'provider',
  },
] as const satisfies readonly Scenario[];

export type ScenarioId = (typeof SCENARIOS)[number]['id'];

export const scenarioOf = (id: string | null): (Scenario & { id: ScenarioId }) | undefined =>
  SCENARIOS.find((scenario) => scenario.id === id);

/** A state in which the studio shows every lender's page. */
export type PageState = {
  label: string;
  scenario: ScenarioId;
  /** Whether the forms are filled in and sent; otherwise the page stays as a visitor finds it. */
  isSent: boolean;
};

/** The states of a page, in the order a visitor may meet them. */
export const STATES: readonly PageState[] = [
  { label: 'Formulario', scenario: 'real', isSent: false },
  { label: 'Cargando', scenario: 'sin-respuesta', isSent: true },
  { label: 'Error', scenario: 'error-500', isSent: true },
  { label: 'Resultados', scenario: 'veintiuna-ofertas', isSent: true },
  { label: 'Sin el banco', scenario: 'sin-el-banco', isSent: true },
  { label: 'Sin ofertas', scenario: 'sin-ofertas', isSent: true },
];

/** A lender's card where all are listed. */
export const LISTED: PageState = { label: 'Tarjeta en el directorio', scenario: 'real', isSent: false };

/** Name in the directory's address of what is looked for. */
export const SOUGHT = 'buscar';

/** Name in a frame's address that says which scenario answers it. */
export const SCENARIO_PARAMETER = '__escenario';

/** What a frame's calls carry, for the development server to answer them: the scenario and the path of the page. */
export const SCENARIO_HEADER = 'X-Escenario';

/** What a frame tells the studio: it shows the state it was opened for, or content that has been edited since. */
export type FrameWord = 'reached' | 'outdated';

/** Address of the directory where it shows one lender. */
export const listedAt = (name: string): string =>
  `${ROUTES.directory}?${new URLSearchParams({ [SOUGHT]: name, [SCENARIO_PARAMETER]: LISTED.scenario })}`;

/** Address of a page in a state. A sent one opens at the second step, by the simulator's own address for it. */
export const addressOf = (path: string, { scenario, isSent }: Omit<PageState, 'label'>): string =>
  `${path}?${new URLSearchParams({ ...(isSent && { paso: 'datos' }), [SCENARIO_PARAMETER]: scenario })}`;
