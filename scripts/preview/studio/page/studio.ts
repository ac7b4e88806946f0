import { matchKey } from '#domain/match-key.ts';
import { pluralize } from '#scripts/config/read/wording.ts';
import { SCENARIOS } from '#scripts/preview/studio/scenarios.ts';
import type { StudioData, StudioLender, StudioProblem } from '#scripts/preview/studio/studio-data.ts';
import { fromTemplate, one } from '#scripts/preview/studio/page/dom.ts';
import { reopenPages } from '#scripts/preview/studio/page/frames.ts';
import { describe, hasError, problemItem, showStates } from '#scripts/preview/studio/page/lender-section.ts';

const sections = new Map<string, { element: HTMLElement; lender: StudioLender }>();
const form = one<HTMLFormElement>(document, '#controls');

const chosen = (name: string): string => String(new FormData(form).get(name) ?? '');

/** Pixels, as in studio.css: both frames of a state, what stands around them, between states, and beside a row. */
const FRAMES_WIDTH = 390 + 1280;
const FRAME_EDGES = 8;
const GAP = 28;
const ROW_EDGES = 2 * 21;

function isWanted({ words, type, problems }: StudioLender): boolean {
  const filter = chosen('filter');
  const isOfKind = filter === 'all' || filter === type || (filter === 'problems' && problems.length > 0);
  const sought = matchKey(chosen('search')).split('-');
  return isOfKind && sought.every((word) => words.includes(word));
}

function applyFilter(): void {
  const all = [...sections.values()];
  for (const { element, lender } of all) element.hidden = !isWanted(lender);
  const count = all.filter(({ element }) => !element.hidden).length;
  const total = pluralize(all.length, 'banco', 'bancos');
  one(document, '#count').textContent = count === all.length ? total : `${count} de ${total}`;
  one(document, '#none').hidden = count > 0 || all.length === 0;
}

/** Sizes the frames so that as many states as were chosen fill a row. */
function applyLook(): void {
  const { style } = document.documentElement;
  const columns = Number(chosen('columns'));
  const row = one(document, '#lenders').clientWidth - ROW_EDGES - (columns - 1) * GAP;
  const scale = (row / columns - FRAME_EDGES) / FRAMES_WIDTH;
  style.setProperty('--scale', scale.toFixed(4));
  style.setProperty('--scheme', chosen('scheme'));
}

function showLender(lender: StudioLender): HTMLElement {
  const known = sections.get(lender.id);
  const element = known?.element ?? Object.assign(fromTemplate('lender-template'), { id: lender.id });
  describe(element, lender);
  // Pages that are there reload by themselves; one that is new, or gone, has to be opened or closed.
  const isSame = known?.lender.path === lender.path && known.lender.name === lender.name;
  if (!isSame) showStates(element, lender, chosen('trial'));
  sections.set(lender.id, { element, lender });
  return element;
}

function show({ lenders, problems, isBroken }: StudioData): void {
  const place = one(document, '#lenders');
  const ids = new Set(lenders.map(({ id }) => id));
  for (const [id, { element }] of sections) {
    if (ids.has(id)) continue;
    element.remove();
    sections.delete(id);
  }
  lenders.map(showLender).forEach((element, at) => {
    // Moving a frame would load it again.
    if (place.children[at] !== element) place.insertBefore(element, place.children[at] ?? null);
  });
  showGeneral(problems);
  showBroken(lenders, isBroken);
  applyFilter();
  if (!isBroken) reopenPages();
}

/** Says that pages stand still, and leads to the lenders that are why. */
function showBroken(lenders: readonly StudioLender[], isBroken: boolean): void {
  const notice = one(document, '#broken');
  notice.hidden = !isBroken;
  const links = lenders
    .filter(({ problems }) => hasError(problems))
    .map(({ id, file }) => Object.assign(document.createElement('a'), { href: `#${id}`, textContent: file }));
  one(notice, 'span').replaceChildren(...links.flatMap((link) => [link, ' ']));
}

/** What the check says of all other files: folded away, unless something is wrong. */
function showGeneral(problems: readonly StudioProblem[]): void {
  const general = one<HTMLDetailsElement>(document, '#general');
  general.hidden = problems.length === 0;
  general.open ||= hasError(problems);
  one(general, 'summary').textContent =
    `${pluralize(problems.length, 'observación', 'observaciones')} en otros archivos`;
  one(general, '.problems').replaceChildren(...problems.map(problemItem));
}

/** Shows what the server tells, at once and after every edit. It is asked anew when it went away. */
function listen(): void {
  const events = new EventSource('/__studio/events');
  events.addEventListener('message', ({ data }: MessageEvent<string>) =>
    show(JSON.parse(data) as StudioData),
  );
  events.addEventListener('error', () => {
    if (events.readyState === EventSource.CLOSED) setTimeout(listen, 1000);
  });
}

const trials = one<HTMLSelectElement>(form, '[name=trial]');
trials.append(...SCENARIOS.map(({ id, label }) => new Option(label, id)));
trials.addEventListener('input', () => {
  for (const { element, lender } of sections.values()) showStates(element, lender, trials.value);
});
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', () => {
  applyFilter();
  applyLook();
});
addEventListener('resize', applyLook);
applyLook();
listen();
