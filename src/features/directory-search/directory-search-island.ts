import { matchKey } from '#domain/match-key.ts';
import { pluralize } from '#domain/template.ts';
import { spelledOut } from '#domain/spelled-out.ts';
import type { ContentParts } from '#generated/kinds.ts';

type Card = {
  element: HTMLElement;
  called: string;
  provinces: readonly string[];
};
export type Props = {
  texts: ContentParts['directorySearch'];
  /** What else a lender is called, and the provinces where it attends, by its id. */
  lenders: Readonly<Record<string, { also?: readonly string[] | undefined; provinces: readonly string[] }>>;
};
type Filter = { words: string[]; province: string };

/** The words of a name as names are read everywhere: 'rapida' finds 'Rápida', and 'bco' what is a bank. */
const wordsOf = (text: string): string[] => spelledOut(matchKey(text));

const nameOf = (element: HTMLElement): string => element.querySelector('h3')?.textContent ?? '';

function cardOf(element: HTMLElement, lenders: Props['lenders']): Card {
  const { also = [], provinces = [] } = lenders[element.dataset['lender'] ?? ''] ?? {};
  return { element, called: wordsOf([nameOf(element), ...also].join(' ')).join(' '), provinces };
}

/** A lender without provinces of its own serves the whole country. */
const passes = ({ called, provinces }: Card, filter: Filter): boolean =>
  filter.words.every((word) => called.includes(word)) &&
  (filter.province === '' || provinces.length === 0 || provinces.includes(filter.province));

/** Every control's name and value, in the order of the form; an open one is ''. */
const valuesOf = (form: HTMLFormElement): [name: string, value: string][] =>
  Array.from(new FormData(form), ([name, value]) => [name, String(value).trim()]);

/** Keeps the choice in the address; what else stands there, such as a campaign, stays. */
function remember(values: readonly [string, string][]): void {
  const address = new URL(location.href);
  for (const [name, value] of values) {
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  }
  history.replaceState(history.state, '', address);
}

/** Takes the filter from the address, where a reload, Back or a shared link brings it from. */
function restore(form: HTMLFormElement): void {
  for (const [name, value] of new URLSearchParams(location.search)) {
    const control = form.elements.namedItem(name);
    const isControl = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    if (!isControl) continue;
    control.value = value;
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
  }
}

function show(cards: readonly Card[], filter: Filter): number {
  let shown = 0;
  for (const card of cards) {
    card.element.hidden = !passes(card, filter);
    if (!card.element.hidden) shown += 1;
  }
  for (const group of document.querySelectorAll<HTMLElement>('[data-lenders]')) {
    group.hidden = !group.querySelector('[data-lender]:not([hidden])');
  }
  return shown;
}

/** Brings the directory's controls to life: they hide cards in place and keep the choice in the address. */
export function mount(root: HTMLElement, { texts, lenders }: Props): Promise<void> {
  const form = root.querySelector('form') as HTMLFormElement;
  const status = form.querySelector('[role=status]') as HTMLElement;
  const clear = form.querySelector('[type=reset]') as HTMLElement;
  const cards = Array.from(document.querySelectorAll<HTMLElement>('[data-lender]'), (card) =>
    cardOf(card, lenders),
  );
  const apply = () => {
    const values = valuesOf(form);
    const { buscar = '', provincia = '' } = Object.fromEntries(values);
    const isFiltered = buscar !== '' || provincia !== '';
    const shown = show(cards, { words: wordsOf(buscar), province: provincia });
    const result = shown === 0 ? texts.none : pluralize(texts.result, shown);
    status.textContent = isFiltered ? result : '';
    clear.hidden = !isFiltered;
    remember(values);
  };
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => {
    form.querySelector('input')?.focus();
    setTimeout(apply);
  });
  restore(form);
  apply();
  return Promise.resolve();
}
