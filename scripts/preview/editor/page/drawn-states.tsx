import { lazy, type ReactElement } from 'react';
import { emptyLoanForm } from '#domain/loan-request.ts';
import { emptyPersonalData } from '#domain/personal-data.ts';
import { validateLoanForm } from '#domain/validation/loan-form.ts';
import { LoanStep } from '#loan/form/LoanStep.tsx';
import { PersonalStep } from '#loan/person/PersonalStep.tsx';
import { loadTables, ResultsView } from '#loan/results/ResultsView.tsx';
import type { SimulatorProps } from '#loan/simulator-props.ts';
import type { ContactFormProps } from '#pages/ContactForm.tsx';
import type { Content } from '#site/content.ts';
import { benchOffers } from '#scripts/preview/visitor/bench-offers.ts';
import type { StateId } from '#scripts/preview/states.ts';
import { VISITOR } from '#scripts/preview/visitor/typical.ts';
import { type Act, choose, fill, submit } from '#scripts/preview/editor/page/visitor-acts.ts';
import type { PanelName } from '#scripts/preview/editor/page/panels.tsx';

await loadTables().catch(() => undefined);

/** States in which something of a page is drawn anew: not those of the page as it is built, or as it is met from outside. */
export type DrawnState = Exclude<StateId, 'form' | 'menu' | 'card' | 'shared'>;

const OFFERS = 8;
const nothing = (): void => undefined;

/** Parts that a single state needs are fetched when it is looked at. */
const Panels = lazy(async () => ({
  default: (await import('#scripts/preview/editor/page/panels.tsx')).Panels,
}));
const ContactForm = lazy(async () => ({ default: (await import('#pages/ContactForm.tsx')).ContactForm }));
const DebtSwapForm = lazy(async () => ({
  default: (await import('#loan/tools/debt-swap/DebtSwapForm.tsx')).DebtSwapForm,
}));

const visitorOf = ({ lender, storageKey, site }: SimulatorProps) => ({
  ...VISITOR,
  lender,
  storageKey,
  site,
  onErase: nothing,
});

const acts = { onChange: nothing, onSubmit: nothing, onCancel: nothing, onBack: nothing };

/** The drawing of a state: the island it replaces, its props, and the visitor's actions in it. */
type Screen<Props> = {
  island: string;
  /** The part of the page's way that the island is at. */
  step?: 'form' | 'personal' | 'results';
  screen: (content: Content, props: Props) => ReactElement;
  acts?: readonly Act[];
};

type PersonalStateProps = {
  busy?: boolean;
  notice?: 'failed' | null;
  isEmpty?: boolean;
  acts?: readonly Act[];
};

const personal = ({
  busy = false,
  notice = null,
  isEmpty = false,
  acts: done = [],
}: PersonalStateProps = {}) => ({
  island: 'simulator',
  step: 'personal' as const,
  screen: (_: Content, props: SimulatorProps) => (
    <PersonalStep
      {...visitorOf(props)}
      {...acts}
      {...(isEmpty && { personal: emptyPersonalData(VISITOR.personal.gender) })}
      {...{ busy, notice }}
    />
  ),
  acts: done,
});

type ResultsStateProps = { hasOffers?: boolean; hasOwn?: boolean; panels?: PanelName | 'all' };

const results = ({ hasOffers = true, hasOwn = true, panels }: ResultsStateProps = {}) => ({
  island: 'simulator',
  step: 'results' as const,
  screen: (content: Content, props: SimulatorProps) => {
    const own = content.lenders.find(({ id }) => id === props.lender?.id) ?? null;
    const asked = { count: OFFERS, lender: own, own: own !== null && hasOwn, loan: VISITOR.form };
    const shared = {
      ...visitorOf(props),
      raw: hasOffers ? benchOffers(content, asked) : [],
      receipt: null,
      asking: false,
      askFailed: false,
      onAskAgain: nothing,
      onEdit: nothing,
      onNew: nothing,
    };
    return panels ? (
      <Panels {...shared} only={panels === 'all' ? undefined : panels} />
    ) : (
      <ResultsView {...shared} />
    );
  },
});

/** A loan that somebody owes, and the new one. */
const DEBT = {
  debts: [{ key: 0, balance: 1_000_000, instalment: 122_000, left: 12, fee: 4 }],
  loan: { cft: 58.08, term: 12 },
};

/** Every state that is drawn. */
export const SCREENS: Readonly<Record<DrawnState, Screen<never>>> = {
  'form-errors': {
    island: 'simulator',
    step: 'form',
    screen: ({ simulator }: Content, { lender, startAnswer, start }: SimulatorProps) => {
      const form = { ...emptyLoanForm(simulator.defaults), ...start };
      return (
        <LoanStep
          {...{ form, ...acts }}
          formRef={{ current: null }}
          ageText=""
          errors={validateLoanForm(form, simulator)}
          submitText={lender?.submitText ?? simulator.texts.submit}
          answer={startAnswer}
          isAnswered
          busy={false}
          advice={null}
        />
      );
    },
  },
  personal: personal(),
  'personal-errors': personal({ isEmpty: true, acts: [submit] }),
  waiting: personal({ busy: true }),
  error: personal({ notice: 'failed' }),
  offers: results(),
  'offer-open': results({ panels: 'offer-open' }),
  'without-own': results({ hasOwn: false }),
  none: results({ hasOffers: false }),
  comparison: results({ panels: 'comparison' }),
  panels: results({ panels: 'all' }),
  filters: results({ panels: 'filters' }),
  sheet: results({ panels: 'sheet' }),
  'message-sent': {
    island: 'contact',
    screen: (_: Content, props: ContactFormProps) => <ContactForm {...props} />,
    acts: [
      fill('[name=name]', 'Ana Díaz'),
      fill('[name=email]', 'ana@correo.example'),
      choose('[name=subject]'),
      fill('[name=message]', 'Me cobraron de más.'),
      submit,
    ],
  },
  'debt-swap': {
    island: 'debt-swap',
    screen: () => <DebtSwapForm given={DEBT} />,
    acts: [submit],
  },
};
