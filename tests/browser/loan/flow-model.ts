import {
  yieldToMain,
  type FlowScreen,
  offerName,
  OFFERS,
  TIMEOUT,
  type Seen,
} from '../../support/dom/flow-screen.tsx';

/* What the specification says the flow does (SPEC 4, DECISIONS 19 to 21), told in the plainest way. */

export type Step = 'loan' | 'personal' | 'results';
export type Sort = 'cft' | 'cuota' | 'ingreso';
type Entry = { step: Step; sort: Sort; page: number };
export type Model = {
  view: Seen['view'];
  /** The loan form is complete; only its amount varies. */
  isFilled: boolean;
  amount: number;
  isStored: boolean;
  /** The personal data are complete; only the DNI varies. */
  hasPerson: boolean;
  dni: string;
  isPersonStored: boolean;
  interruption: string;
  calls: number;
  /** The amount each call asked for, by its number. */
  askedAmounts: Readonly<Record<number, number>>;
  leads: number;
  /** The call whose answer somebody waits for. */
  pending: number | null;
  /** The call whose answer is on screen, or would be again after Forward. */
  cachedOutcome: number | null;
  /** The tab's history, and where in it the visitor is. */
  entries: Entry[];
  at: number;
  /** What was done so far, for the message of a failure. */
  trail: string[];
};

export const DEFAULT_AMOUNT = 5_000_000;

const entry = (step: Step): Entry => ({ step, sort: 'cft', page: 1 });

export const newModel = (): Model => ({
  view: 'loan',
  isFilled: false,
  amount: DEFAULT_AMOUNT,
  isStored: false,
  dni: '',
  hasPerson: false,
  isPersonStored: false,
  interruption: '',
  calls: 0,
  askedAmounts: {},
  leads: 0,
  pending: null,
  cachedOutcome: null,
  entries: [entry('loan')],
  at: 0,
  trail: [],
});

export const here = (model: Model): Entry => model.entries[model.at] ?? entry('loan');
const stepOf = (view: Seen['view']): Step => (view === 'waiting' ? 'personal' : view);
export const isValid = ({ isFilled, amount }: Model): boolean => isFilled && amount >= 100_000;

/** Asks for offers, for the amount of the form. */
export function call(model: Model): void {
  model.calls += 1;
  model.askedAmounts = { ...model.askedAmounts, [model.calls]: model.amount };
  model.pending = model.calls;
}

/** Goes on to a step, as a new entry of the history. */
export function goOn(model: Model, step: Step): void {
  model.entries = [...model.entries.slice(0, model.at + 1), entry(step)];
  model.at += 1;
  model.view = step;
  model.interruption = '';
  if (step === 'loan') model.cachedOutcome = null;
  if (step !== 'results') model.pending = null;
}

/** Goes to the step of a history entry, or to the nearest earlier step whose data are there. */
export function goTo(model: Model, at: number): void {
  model.at = at;
  const wanted = here(model).step;
  if (wanted === stepOf(model.view)) return;
  const canShow = { results: model.cachedOutcome !== null, personal: isValid(model), loan: true };
  const step = ([wanted, 'personal', 'loan'] as const).find(
    (candidate) => canShow[candidate] && (candidate !== 'personal' || wanted !== 'loan'),
  ) as Step;
  if (step !== wanted) model.entries[at] = entry(step);
  Object.assign(model, { view: step, pending: null, interruption: '' });
}

const FIRST: Record<Sort, [onPage1: number, onPage2: number]> = {
  cft: [1, OFFERS],
  cuota: [OFFERS, 1],
  // From the middle outwards; of two with the same share the one with the lower CFT comes first.
  ingreso: [(OFFERS + 1) / 2, OFFERS],
};

function addressOf({ step, sort, page }: Entry): string {
  const query = new URLSearchParams();
  if (step !== 'loan') query.set('paso', step === 'personal' ? 'datos' : 'resultados');
  if (sort !== 'cft') query.set('orden', sort);
  if (page !== 1) query.set('pagina', String(page));
  return query.size > 0 ? `?${query}` : '';
}

function contentOf(model: Model): string {
  const { sort, page } = here(model);
  if (model.view === 'results') return offerName(model.cachedOutcome ?? 0, FIRST[sort][page - 1] ?? 0);
  return model.view === 'loan' ? String(model.amount) : model.dni;
}

const predicted = (model: Model): Seen => ({
  view: model.view,
  address: addressOf(here(model)),
  calls: model.calls,
  leads: model.leads,
  content: contentOf(model),
  interruption: model.interruption,
  storedAmount: model.isStored ? model.amount : null,
  storedDni: model.isPersonStored ? model.dni : null,
});

const failure = ({ trail }: Model, seen: string, wanted: string): string =>
  `After ${trail.join(', ')} the screen shows\n${seen}\ninstead of\n${wanted}`;

/** Waits until the screen is where the model is, and stays there. */
export async function agree(model: Model, screen: FlowScreen): Promise<void> {
  const wanted = JSON.stringify(predicted(model));
  const deadline = Date.now() + TIMEOUT;
  let seen = '';
  for (let agreements = 0; agreements < 3;) {
    await yieldToMain();
    seen = JSON.stringify(screen.see());
    agreements = seen === wanted ? agreements + 1 : 0;
    if (Date.now() > deadline) throw new Error(failure(model, seen, wanted));
  }
}

/** A visitor who was here before: form and personal data stored, the form on screen. */
export const returningModel = (): Model => ({
  ...newModel(),
  isFilled: true,
  isStored: true,
  dni: '30123456',
  hasPerson: true,
  isPersonStored: true,
});
