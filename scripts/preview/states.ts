import { ROUTES } from '#site/routes.ts';

/** The tools that show some of the states: the report of what changed, and the pictures with the browser tests. */
type Tool = 'report' | 'pictures';

type PageState = {
  /** The state's name for editors. */
  label: string;
  /** The address at which a visitor sees it; lender pages and the front page have the states of `/simular` too. */
  address: string;
  /** The tools that show it besides the editor's preview, which shows all. */
  shownIn: readonly Tool[];
};

const PERSONAL = `${ROUTES.simulation}?paso=datos`;
const RESULTS = `${ROUTES.simulation}?paso=resultados`;

/** Every state that a page can be shown in beyond its plain address, in the order in which a visitor meets them. */
export const PAGE_STATES = {
  form: { label: 'Formulario', address: ROUTES.simulation, shownIn: [] },
  'form-errors': { label: 'Formulario con errores', address: ROUTES.simulation, shownIn: ['pictures'] },
  personal: {
    label: 'Datos personales',
    address: PERSONAL,
    shownIn: ['report', 'pictures'],
  },
  'personal-errors': {
    label: 'Datos personales con errores',
    address: PERSONAL,
    shownIn: ['pictures'],
  },
  waiting: { label: 'Esperando', address: PERSONAL, shownIn: ['pictures'] },
  error: { label: 'Con una falla', address: PERSONAL, shownIn: ['pictures'] },
  offers: { label: 'Resultados', address: RESULTS, shownIn: ['report', 'pictures'] },
  'offer-open': { label: 'Resultados con una oferta abierta', address: RESULTS, shownIn: ['pictures'] },
  'without-own': {
    label: 'Resultados sin el banco de la página',
    address: RESULTS,
    shownIn: ['pictures'],
  },
  none: { label: 'Sin ofertas', address: RESULTS, shownIn: ['pictures'] },
  comparison: { label: 'Comparación de ofertas', address: RESULTS, shownIn: ['pictures'] },
  panels: {
    label: 'Lo que se abre desde los resultados',
    address: RESULTS,
    shownIn: ['pictures'],
  },
  filters: { label: 'Filtros con uno elegido', address: RESULTS, shownIn: ['pictures'] },
  sheet: { label: 'Planilla para el banco', address: RESULTS, shownIn: ['pictures'] },
  'message-sent': { label: 'Mensaje enviado', address: ROUTES.contact, shownIn: ['pictures'] },
  'debt-swap': { label: 'Cambio de deuda calculado', address: ROUTES.debtSwap, shownIn: ['pictures'] },
  menu: { label: 'Menú abierto', address: ROUTES.home, shownIn: ['pictures'] },
  card: { label: 'Tarjeta en el directorio', address: ROUTES.directory, shownIn: [] },
  shared: { label: 'Al compartirla y en un buscador', address: ROUTES.home, shownIn: [] },
} as const satisfies Readonly<Record<string, PageState>>;

/** The name of a state in the code. */
export type StateId = keyof typeof PAGE_STATES;

/** Ids of the states that a tool shows. */
export type ShownIn<Shower extends Tool> = {
  [Id in StateId]: Shower extends (typeof PAGE_STATES)[Id]['shownIn'][number] ? Id : never;
}[StateId];

/** The states that a tool shows, each with its id. */
export const statesIn = <Shower extends Tool>(tool: Shower) =>
  Object.entries<PageState>(PAGE_STATES)
    .filter(([, { shownIn }]) => shownIn.includes(tool))
    .map(([id, { label, address }]) => ({ id: id as ShownIn<Shower>, label, address }));
