import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Simulator } from '#loan/Simulator.tsx';
import type { SimulatorProps } from '#loan/simulator-props.ts';
import { WordsContext } from '#site/words.tsx';
import '#ui/base.css';
import { results, site, words } from '../content/made-up.ts';

const props: SimulatorProps = {
  place: 'lender',
  start: {},
  storageKey: 'loan-form-data-alerce',
  lender: null,
  startAnswer: [],
  site: { ...site, record: null, unexpectedError: site.errors.unexpected },
};

/** Offers on a page of the list: cards cost most of the time, and none of them behaves differently here. */
const PAGE_SIZE = 2;

const simulator = (
  <WordsContext value={{ ...words, results: { ...results, pageSize: PAGE_SIZE } }}>
    <Simulator {...props} />
  </WordsContext>
);

/** The simulator as the build renders it into the page. */
const html = renderToString(simulator);

/** Offers in an answer: one more than a page holds. */
export const OFFERS = PAGE_SIZE + 1;

const two = (number: number): string => String(number).padStart(2, '0');

/** Name of an offer of a call; which one comes first tells the sort. */
export const offerName = (call: number, number: number): string => `LLAMADA ${call} OFERTA ${two(number)}`;

const MIDDLE = (OFFERS + 1) / 2;

/** Cheapest by CFT first, by instalment last, by income share in the middle. */
const answerOf = (call: number) => ({
  offers: Array.from({ length: OFFERS }, (_, at) => ({
    Banco: offerName(call, at + 1),
    cft_nominal_anual: 60 + at,
    primera_cuota_ars: 400_000 - at * 100,
    relacion_cuota_ingreso_pct: 10 + Math.abs(at + 1 - MIDDLE),
    plazo_max_meses: 60,
  })),
});

type Call = { number: number; answer: (response: Response) => void };

/** The provider in the page's place: it answers when it is told to, also calls that nobody waits for any more. */
class TestProvider {
  readonly calls: Call[] = [];
  leads = 0;
  /** What happens when a call has come. */
  onCall: (number: number) => void = () => undefined;
  /** What a lead waits for before it is answered. */
  beforeLead: () => Promise<unknown> = () => Promise.resolve();
  private readonly real = window.fetch.bind(window);

  install(): void {
    window.fetch = (input, init) => {
      const path = String(input);
      if (path.endsWith(site.provider.path)) return this.hold();
      if (path.endsWith(site.leads.endpoint)) {
        this.leads += 1;
        return this.beforeLead().then(() => new Response(null, { status: 204 }));
      }
      return this.real(input, init);
    };
  }

  private hold(): Promise<Response> {
    return new Promise((answer) => {
      const number = this.calls.push({ number: this.calls.length + 1, answer });
      this.onCall(number);
    });
  }

  succeed(number: number): void {
    this.calls[number - 1]?.answer(Response.json(answerOf(number)));
  }

  fail(number: number): void {
    this.calls[number - 1]?.answer(new Response('', { status: 503 }));
  }

  remove(): void {
    window.fetch = this.real;
  }
}

const byId = (id: string) => document.getElementById(id) as HTMLInputElement | HTMLSelectElement | null;
const setterOf = (element: object) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as object, 'value')?.set;

/** Lets everything that is ready happen: promises, React's work, messages. */
export const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Milliseconds after which what a visitor waits for will not come any more. */
export const TIMEOUT = 20_000;

/** What `find` finds, once it is there. */
async function appearing<Thing>(what: string, find: () => Thing | null | undefined): Promise<Thing> {
  for (const deadline = Date.now() + TIMEOUT; Date.now() < deadline; await yieldToMain()) {
    const thing = find();
    if (thing) return thing;
  }
  throw new Error(`There is no ${what} on the screen.`);
}

/** Enters a value as the browser does, so that React hears it; gives back the field. */
export async function enter(id: string, value: string): Promise<HTMLInputElement | HTMLSelectElement> {
  const control = await appearing(`field ${id}`, () => byId(id));
  setterOf(control)?.call(control, value);
  const type = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true }));
  return control;
}

/** The first button that begins with `text`. */
const beginning = (text: string): Promise<HTMLElement> =>
  appearing(`button ${text}`, () =>
    [...document.querySelectorAll('button')].find((one) => one.textContent?.startsWith(text)),
  );

/** Presses the first button that begins with `text`, if the browser would let it be pressed. */
export const press = async (text: string): Promise<void> => (await beginning(text)).click();

/** Chooses the option of a group that has this value. */
export const choose = async (value: string): Promise<void> =>
  (
    await appearing(`option ${value}`, () =>
      document.querySelector<HTMLInputElement>(`[type=radio][value=${value}]`),
    )
  ).click();

/** Goes through the tab's history and waits until it has arrived, which may look the same. */
export function travel(by: number): Promise<unknown> {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.go(by);
  return arrived;
}

const storedData = (key: string): Record<string, unknown> | null => {
  const text = localStorage.getItem(key);
  return text ? (JSON.parse(text) as { data: Record<string, unknown> }).data : null;
};

/** What the visitor sees and the browser keeps, in short. */
export type Seen = {
  view: 'loan' | 'personal' | 'waiting' | 'results';
  address: string;
  calls: number;
  leads: number;
  /** Digits in the main field of the view, the amount or the DNI; on the results the first offer's name. */
  content: string;
  interruption: string;
  storedAmount: number | null;
  storedDni: string | null;
};

const INTERRUPTIONS: readonly [name: string, text: string][] = [
  ['failed', '⟦personal error⟧'],
  ['cancelled', '⟦personal cancelled⟧'],
];

export class FlowScreen {
  readonly provider = new TestProvider();
  private root: Root | null = null;

  /** Opens the page, as a visitor or a reload does. */
  mount(): void {
    const place = document.createElement('div');
    place.innerHTML = html;
    document.body.replaceChildren(place);
    this.root = hydrateRoot(place, simulator);
  }

  unmount(): void {
    this.root?.unmount();
    this.root = null;
  }

  private view(): Seen['view'] {
    if (document.querySelector('article')) return 'results';
    if (!byId('dni')) return 'loan';
    return document.querySelector('[type=submit]:disabled') ? 'waiting' : 'personal';
  }

  private content(view: Seen['view']): string {
    if (view === 'results') return document.querySelector('article h3')?.lastChild?.textContent ?? '';
    return (byId(view === 'loan' ? 'amount' : 'dni')?.value ?? '').replaceAll('.', '');
  }

  see(): Seen {
    const view = this.view();
    const text = document.querySelector('[role=alert]')?.textContent ?? '';
    return {
      view,
      address: location.search,
      calls: this.provider.calls.length,
      leads: this.provider.leads,
      content: this.content(view),
      interruption: INTERRUPTIONS.find(([, start]) => text.startsWith(start))?.[0] ?? '',
      storedAmount: (storedData('loan-form-data-alerce')?.['monto'] as number | undefined) ?? null,
      storedDni: (storedData('simulator-personal-data')?.['dni'] as string | undefined) ?? null,
    };
  }
}
