import {
  addressOf,
  LISTED,
  listedAt,
  type PageState,
  scenarioOf,
  STATES,
} from '#scripts/preview/studio/scenarios.ts';
import type { StudioFigure, StudioLender, StudioProblem } from '#scripts/preview/studio/studio-data.ts';
import { fromTemplate, one, watchNearness, write } from '#scripts/preview/studio/page/dom.ts';
import { forgetPages, showPage } from '#scripts/preview/studio/page/frames.ts';

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
  write(place, {
    '.snippet-title': page.title,
    '.snippet-address': host + pathname,
    '.snippet-text': metaContent('meta[name=description]'),
  });
  one<HTMLImageElement>(place, '.share').src = new URL(metaContent('meta[property="og:image"]')).pathname;
}

const SEVERITIES = { error: 'Error', warning: 'Aviso' } as const;
const TYPES: Record<string, string> = { banco: 'Banco', fintech: 'Fintech' };
const DEVICES = { phone: 'celular', desktop: 'computadora' };
/** A lender this far from the window needs no frames, not even empty ones. */
const MARGIN = '1500px';

export const hasError = (problems: readonly StudioProblem[]): boolean =>
  problems.some(({ severity }) => severity === 'error');

/** A finding as the check prints it, with the lines it is about. */
export function problemItem({ severity, place, message, lines }: StudioProblem): HTMLElement {
  const item = fromTemplate('problem-template', {
    '.severity': SEVERITIES[severity],
    '.message': message,
    '.place': place,
    '.lines': lines,
  });
  item.dataset['severity'] = severity;
  return item;
}

function figureItem({ use, text, background, ratio, isReadable }: StudioFigure): HTMLElement {
  const item = fromTemplate('figure-template', { '.use': use, '.ratio': ratio });
  item.dataset['readable'] = String(isReadable);
  Object.assign(one(item, '.sample').style, { color: text, background });
  return item;
}

function stateCard(lender: string, address: string, { label, scenario, isSent }: PageState): HTMLElement {
  const shows = (isSent && scenarioOf(scenario)?.shows) || '';
  const card = fromTemplate('state-template', { h3: label, '.shows': shows });
  one<HTMLAnchorElement>(card, 'a').href = address;
  for (const [device, words] of Object.entries(DEVICES))
    showPage(one(card, `.${device}`), address, `${lender}, ${label.toLowerCase()}, ${words}`);
  return card;
}

type Shown = { lender: StudioLender; trial: string };
const shownIn = new WeakMap<Element, Shown>();

/** The lender's page in every state, if it has one, and its card in the directory. */
function cardsOf({ lender: { name, path }, trial }: Shown): HTMLElement[] {
  const scenario = scenarioOf(trial);
  const tried = scenario && { label: `A prueba: ${scenario.label}`, scenario: scenario.id, isSent: true };
  const states = tried ? [tried, ...STATES] : STATES;
  const cards = path === null ? [] : states.map((state) => stateCard(name, addressOf(path, state), state));
  return [...cards, stateCard(name, listedAt(name), LISTED)];
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
  const shownColor = color && `color ${color}${isColorProvisional ? ' (provisorio)' : ''}`;
  const about = [TYPES[type], path, file, shownColor];
  write(section, { h2: name, '.about': about.filter(Boolean).join(' · ') });
  const image = one<HTMLImageElement>(section, '.logo');
  image.hidden = logo === null;
  if (logo !== null) image.src = logo;
  section.style.setProperty('--lender', color ?? 'transparent');
  one(section, '.figures').replaceChildren(...figures.map(figureItem));
  one(section, '.problems').replaceChildren(...problems.map(problemItem));
  one(section, '.no-page').hidden = path !== null || type === '';
  section.classList.toggle('with-error', hasError(problems));
  if (one(section, '.states').childElementCount > 0) void showMetadata(one(section, '.metadata'), path);
}

/** Opens the pages of a lender anew; `trial` is the scenario to try besides, or ''. */
export function showStates(section: HTMLElement, lender: StudioLender, trial: string): void {
  shownIn.set(section, { lender, trial });
  nearness.unobserve(section);
  nearness.observe(section);
}
