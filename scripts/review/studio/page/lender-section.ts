import { scenarioOf } from '#scripts/review/studio/scenarios.ts';
import { addressOf, LISTED, listedAt, type PageState, STATES } from '#scripts/review/studio/states.ts';
import type { StudioFigure, StudioLender, StudioProblem } from '#scripts/review/studio/studio-data.ts';
import { fromTemplate, one, watchNearness } from '#scripts/review/studio/page/dom.ts';
import { forgetPages, showPage } from '#scripts/review/studio/page/frames.ts';

/** What a page tells search engines and social networks: its title, description and picture; null: it has no page. */
async function showMetadata(place: HTMLElement, path: string | null): Promise<void> {
  place.hidden = path === null;
  if (path === null) return;
  const answer = await fetch(path, { headers: { Accept: 'text/html' } });
  // While something is broken, what was shown before stays.
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const metaContent = (selector: string): string =>
    page.querySelector<HTMLMetaElement>(selector)?.content ?? '';
  const { host, pathname } = new URL(metaContent('meta[property="og:url"]'));
  one(place, '.snippet-title').textContent = page.title;
  one(place, '.snippet-address').textContent = host + pathname;
  one(place, '.snippet-text').textContent = metaContent('meta[name=description]');
  one<HTMLImageElement>(place, '.share').src = new URL(metaContent('meta[property="og:image"]')).pathname;
}

const SEVERITIES = { error: 'Error', warning: 'Aviso' } as const;
const TYPES: Record<string, string> = { banco: 'Banco', fintech: 'Fintech' };
const DEVICES = [
  { name: 'phone', label: 'celular' },
  { name: 'desktop', label: 'computadora' },
];
/** A lender this far from the window needs no frames, not even empty ones. */
const MARGIN = '1500px';

/** A finding as the check prints it, with the lines it is about. */
export function problemItem({ severity, place, message, lines }: StudioProblem): HTMLElement {
  const item = fromTemplate('problem-template');
  item.dataset['severity'] = severity;
  one(item, '.severity').textContent = SEVERITIES[severity];
  one(item, '.message').textContent = message;
  one(item, '.place').textContent = place;
  const pre = one(item, '.lines');
  pre.textContent = lines;
  pre.hidden = lines === '';
  return item;
}

function figureItem({ use, text, background, ratio, isReadable }: StudioFigure): HTMLElement {
  const item = fromTemplate('figure-template');
  item.dataset['readable'] = String(isReadable);
  Object.assign(one(item, '.sample').style, { color: text, background });
  one(item, '.use').textContent = use;
  one(item, '.ratio').textContent = ratio;
  return item;
}

function stateCard(lender: string, address: string, state: PageState): HTMLElement {
  const card = fromTemplate('state-template');
  one(card, 'h3').textContent = state.label;
  one(card, '.shows').textContent = (state.isSent && scenarioOf(state.scenario)?.shows) || '';
  one<HTMLAnchorElement>(card, 'a').href = address;
  for (const { name, label } of DEVICES) {
    showPage(one(card, `.${name}`), address, `${lender}, ${state.label.toLowerCase()}, ${label}`);
  }
  return card;
}

type Shown = { lender: StudioLender; trial: string };
const shownIn = new WeakMap<Element, Shown>();

function statesOf(trial: string): PageState[] {
  const scenario = scenarioOf(trial);
  if (!scenario) return [...STATES];
  const label = `A prueba: ${scenario.label}`;
  return [{ label, scenario: scenario.id as PageState['scenario'], isSent: true }, ...STATES];
}

/** The lender's page in every state, if it has one, and its card in the directory. */
function cardsOf({ lender: { name, path }, trial }: Shown): HTMLElement[] {
  const states = path === null ? [] : statesOf(trial);
  return [
    ...states.map((state) => stateCard(name, addressOf(path ?? '', state), state)),
    stateCard(name, listedAt(name), LISTED),
  ];
}

const nearness = watchNearness(MARGIN, (section, isNear) => {
  const states = one(section, '.states');
  const shown = shownIn.get(section);
  forgetPages(states);
  if (!shown || !isNear || shown.lender.type === '') return states.replaceChildren();
  states.replaceChildren(...cardsOf(shown));
  void showMetadata(one(section, '.metadata'), shown.lender.path);
});

/** Shows or renews what the studio knows of a lender, its frames aside. */
export function describe(section: HTMLElement, lender: StudioLender): void {
  const { name, file, type, color, isColorProvisional, logo, path, problems, figures } = lender;
  one(section, 'h2').textContent = name;
  const about = [
    TYPES[type],
    path,
    file,
    color && `color ${color}${isColorProvisional ? ' (provisorio)' : ''}`,
  ];
  one(section, '.about').textContent = about.filter(Boolean).join(' · ');
  const image = one<HTMLImageElement>(section, '.logo');
  image.hidden = logo === null;
  if (logo !== null) image.src = logo;
  section.style.setProperty('--lender', color ?? 'transparent');
  one(section, '.figures').replaceChildren(...figures.map(figureItem));
  one(section, '.problems').replaceChildren(...problems.map(problemItem));
  one(section, '.no-page').hidden = path !== null || type === '';
  const hasError = problems.some(({ severity }) => severity === 'error');
  section.classList.toggle('with-error', hasError);
  if (one(section, '.states').childElementCount > 0) void showMetadata(one(section, '.metadata'), path);
}

/** A lender with its page in every state; `trial` is the scenario to try besides, or ''. */
export function lenderSection(lender: StudioLender, trial: string): HTMLElement {
  const section = fromTemplate('lender-template');
  section.id = lender.id;
  describe(section, lender);
  showStates(section, lender, trial);
  return section;
}

/** Opens the pages of a lender anew. */
export function showStates(section: HTMLElement, lender: StudioLender, trial: string): void {
  shownIn.set(section, { lender, trial });
  nearness.unobserve(section);
  nearness.observe(section);
}
