import { ROUTES } from '#site/routes.ts';
import type { ScenarioId } from '#scripts/review/studio/scenarios.ts';

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

/** What a frame's calls carry, for the development server to answer them by the scenario. */
export const SCENARIO_HEADER = 'X-Escenario';
export const PAGE_HEADER = 'X-Escenario-Pagina';

/** How many edits of the content a page's answer had seen: an attribute of the script that drives it. */
export const EDITS_ATTRIBUTE = 'data-edits';

/** What a frame asks the development server once it is connected for updates, and the two answers. */
export const OPENED = 'studio:opened';
export const CURRENT = 'studio:current';
export const OUTDATED = 'studio:outdated';

/** What a frame tells the studio: it shows the state it was opened for, or content that has been edited since. */
export type FrameWord = 'reached' | 'outdated';

/** Address of the directory where it shows one lender. */
export const listedAt = (name: string): string =>
  `${ROUTES.directory}?${new URLSearchParams({ [SOUGHT]: name, [SCENARIO_PARAMETER]: LISTED.scenario })}`;

/** Address of a page in a state. A sent one opens at the second step, by the simulator's own address for it. */
export const addressOf = (path: string, { scenario, isSent }: Omit<PageState, 'label'>): string =>
  `${path}?${new URLSearchParams({ ...(isSent && { paso: 'datos' }), [SCENARIO_PARAMETER]: scenario })}`;
