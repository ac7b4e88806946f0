import fc from 'fast-check';
import { call, DEFAULT_AMOUNT, goOn, goTo, here, isValid, type Model, type Sort } from './flow-model.ts';
import { type Command, command, on } from './flow-command.ts';
import { choose, enter, press, travel } from '../../support/dom/flow-screen.tsx';

/* What a visitor and the provider can do: each command moves the model and the real simulator, which then must agree. */

const VALID_DNI = /^\d{8}$/;

/** Whether offers can be asked for with the personal data as they are. */
const isComplete = ({ hasPerson, dni }: Model): boolean => hasPerson && VALID_DNI.test(dni);

const fillLoan = (amount: number): Command =>
  command(`fill in the loan, ${amount}`, on('loan'), async (model) => {
    Object.assign(model, { isFilled: true, isStored: true, amount });
    await enter('amount', String(amount));
    await enter('employment', 'relacion_dependencia');
    await enter('seniority', '2_3_anos');
    await enter('province', 'caba');
    await enter('age', '40');
    await enter('net-salary', '3000000');
  });

const fillPerson = (dni: string): Command =>
  command(`fill in the person, ${dni}`, on('personal'), async (model) => {
    Object.assign(model, { hasPerson: true, isPersonStored: true, dni });
    await enter('dni', dni);
    await enter('email', 'ana@correo.example');
    await enter('phone', '1155551234');
  });

const submitLoan = command('submit the loan', on('loan'), (model) => {
  if (isValid(model)) {
    model.cachedOutcome = null;
    goOn(model, 'personal');
  }
  return press('⟦simulator texts submit⟧');
});

const submitPerson = command('ask for offers, pressing twice', on('personal'), async (model) => {
  if (isComplete(model)) {
    call(model);
    Object.assign(model, { view: 'waiting', interruption: '' });
  }
  await press('⟦personal submit⟧');
  document.querySelector('form')?.requestSubmit();
});

const answer = command(
  'the offers arrive',
  ({ pending }) => pending !== null,
  (model, { provider }) => {
    provider.succeed(model.pending as number);
    model.cachedOutcome = model.pending;
    model.pending = null;
    if (model.view === 'results') return void (here(model).page = 1);
    model.leads += 1;
    goOn(model, 'results');
  },
);

const fail = command(
  'the offers do not arrive',
  ({ pending }) => pending !== null,
  (model, { provider }) => {
    provider.fail(model.pending as number);
    model.pending = null;
    if (model.view === 'waiting') Object.assign(model, { view: 'personal', interruption: 'failed' });
  },
);

const lateAnswer = command(
  'old answers arrive after all',
  ({ calls, pending }) => calls > (pending === null ? 0 : 1),
  (model, { provider }) => {
    for (const { number } of provider.calls) if (number !== model.pending) provider.succeed(number);
  },
);

const cancel = command('cancel', on('waiting'), (model) => {
  Object.assign(model, { view: 'personal', pending: null, interruption: 'cancelled' });
  return press('⟦personal cancel⟧');
});

const goBack = command('go back by the button', on('personal', 'waiting'), (model) => {
  goOn(model, 'loan');
  return press('← ⟦personal back⟧');
});

const edit = (text: string): Command =>
  command(text, on('results'), (model) => {
    goOn(model, 'loan');
    return press(text);
  });

const erase = command('erase the data', on('personal', 'waiting', 'results'), (model) => {
  goOn(model, 'loan');
  Object.assign(model, { isFilled: false, isStored: false, amount: DEFAULT_AMOUNT });
  Object.assign(model, { hasPerson: false, isPersonStored: false, dni: '' });
  return press('⟦site privacy erase⟧');
});

const sortBy = (sort: Sort): Command =>
  command(`sort by ${sort}`, on('results'), (model) => {
    // Choosing what is already chosen changes nothing.
    if (here(model).sort !== sort) Object.assign(here(model), { sort, page: 1 });
    return choose(sort);
  });

const turnPage = command('turn the page', on('results'), (model) => {
  const { sort, page } = here(model);
  model.entries = [...model.entries.slice(0, model.at + 1), { step: 'results', sort, page: 3 - page }];
  model.at += 1;
  return press(page === 1 ? '⟦next⟧' : '⟦previous⟧');
});

const move = (name: string, by: 1 | -1): Command =>
  command(
    name,
    ({ entries, at }) => entries[at + by] !== undefined,
    (model) => {
      goTo(model, model.at + by);
      return travel(by);
    },
  );

const reload = command(
  'reload',
  () => true,
  (model, screen) => {
    Object.assign(model, { view: 'loan', pending: null, interruption: '' });
    // The results that the tab keeps are shown only when the personal data are stored too.
    if (!isComplete(model)) model.cachedOutcome = null;
    goTo(model, model.at);
    screen.unmount();
    screen.mount();
  },
);

/** The shortest way to offers. */
export const WAY: readonly Command[] = [submitLoan, submitPerson, answer];

const often = (times: number, ...commands: Command[]): Command[] =>
  commands.flatMap((one) => Array<Command>(times).fill(one));

/** What can be done with the features, beside their tests. */
const ofFeatures = Object.values(
  import.meta.glob<readonly Command[]>('../../features/*/flow-commands.ts', {
    eager: true,
    import: 'commands',
  }),
).flat();

/** Every command, those that lead to the results more often than the others. */
const COMMANDS: readonly Command[] = [
  ...[5_000_000, 1_000_000, 99_999].map(fillLoan),
  ...['30123456', '01234567', '301'].map(fillPerson),
  ...often(4, submitLoan, submitPerson, answer),
  ...often(2, move('Back', -1), move('Forward', 1), turnPage),
  ...often(1, fail, lateAnswer, cancel, goBack, erase, reload),
  ...['⟦edit form⟧', '⟦new simulation⟧'].map(edit),
  ...(['cft', 'cuota', 'ingreso'] as const).map(sortBy),
  ...ofFeatures,
];

/** The number of different commands. */
export const KINDS = new Set(COMMANDS.map(String)).size;

/** Does one of the things that can be done where the visitor is. */
const choice = (number: number): Command => ({
  check: () => true,
  run: async (model, screen) => {
    const possible = COMMANDS.filter((one) => one.check(model));
    await possible[number % possible.length]?.run(model, screen);
  },
  toString: () => String(number),
});

/** Sequences of what visitors and providers do. */
export const sequences = (): fc.Arbitrary<Iterable<Command>> =>
  fc.commands([fc.nat(10_000).map(choice)], { maxCommands: 14, size: 'max' });
