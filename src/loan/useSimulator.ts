import { useEffectEvent, useReducer, useRef, useState } from 'react';
import type { LoanForm } from '#domain/loan-request.ts';
import { validateLoanForm } from '#domain/validation/loan-form.ts';
import { isNewArrival, openSimulator, stepInAddress } from '#gateways/history.ts';
import { eraseEverything } from '#gateways/storage.ts';
import { tell } from '#gateways/tell.ts';
import {
  useStepInAddress,
  useKeptOutcome,
  useOnce,
  useErasedElsewhere,
  useSinglePress,
  useWhenIdle,
} from '#loan/effects.ts';
import type { Submission } from '#loan/person/PersonalStep.tsx';
import { type Outcome, START, type Step, stepOf, transition } from '#loan/flow.ts';
import { useFormErrors } from '#ui/fields/form-errors.ts';
import { useChunks } from '#loan/chunks.ts';
import { scrollToTop } from '#loan/scroll.ts';
import type { SimulatorProps } from '#loan/simulator-props.ts';
import { useCalls } from '#loan/useCalls.ts';
import { useLoanForm } from '#loan/form/useLoanForm.ts';
import { usePersonalData } from '#loan/person/usePersonalData.ts';
import { ROUTES } from '#site/routes.ts';
import { useWords } from '#site/words.tsx';

/** A message above the form about something the visitor did. */
export type Message = { tone: 'good' | 'bad'; text: string; why?: 'offline' | 'unloaded' };

/** Milliseconds that an answer may take before the page shows that it is waited for: less would only flicker. */
const WAITING_DELAY = 200;

/** The simulator's behaviour: pure transitions (flow.ts) and, around them, storing, asking, navigating. */
export function useSimulator(props: SimulatorProps) {
  const words = useWords();
  const { place, storageKey, site } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const loan = useLoanForm(props, formRef);
  const { chunks, needPersonal, needResults } = useChunks();
  const { personal, ...personalData } = usePersonalData(site.privacy.personalDataDays, chunks.personal);
  const [flow, dispatch] = useReducer(transition, START);
  const [message, setMessage] = useState<Message | null>(null);
  const [loading, setLoading] = useState(false);
  const hasBegun = useRef(false);
  const calls = useCalls(props, needResults, flow, dispatch);
  const errors = useFormErrors(formRef, validateLoanForm(loan.form, words.simulator, loan.ageText));
  const validForm = errors.isValid ? loan.form : null;

  // While step 2's script is on its way the form can still be changed.
  const goOn = useEffectEvent(() => {
    if (!validForm) return errors.display();
    tell({ event: 'personal' });
    dispatch({ type: 'loanSubmitted' });
  });
  const openPersonal = () => {
    setLoading(true);
    needPersonal()
      .then(
        () => goOn(),
        () => setMessage({ tone: 'bad', text: site.unexpectedError.text, why: 'unloaded' }),
      )
      .finally(() => setLoading(false));
  };

  const moveTo = (step: Step, restored: Outcome | null = null) => {
    calls.abandon();
    const move = () => dispatch({ type: 'historyMoved', to: step, isComplete: validForm !== null, restored });
    if (step === 'loan' || !validForm) return move();
    needPersonal().then(move, move);
  };

  const goBack = () => {
    calls.abandon();
    dispatch({ type: 'startedOver' });
  };
  const forget = () => {
    goBack();
    loan.reset();
    personalData.reset();
    errors.clear();
  };

  const followAddress = useStepInAddress(flow, moveTo);
  const markKept = useKeptOutcome(flow, (outcome) => chunks.personal?.keepOutcome(storageKey, outcome));
  /** Takes up the results that this tab keeps: after a reload nothing is asked or recorded again. */
  const restoreOutcome = async () => {
    const outcome = (await needPersonal()).loadOutcome(storageKey, site.privacy.personalDataDays, words);
    if (!outcome) return null;
    await needResults();
    markKept(outcome);
    return outcome;
  };
  useErasedElsewhere(storageKey, forget);
  // On arrival, when the stored form has been restored.
  useOnce(loan.ready, () => {
    if (stepInAddress() !== 'loan' || !isNewArrival())
      restoreOutcome().then(followAddress, () => followAddress(null));
    else if (place === 'simulation' && validForm && loan.isStored) openPersonal();
  });
  useSinglePress();
  useWhenIdle(stepOf(flow) === 'personal' && !!chunks.results, () =>
    chunks.results?.rehearseResults(
      { form: loan.form, personal, lender: props.lender, storageKey, site },
      words,
    ),
  );
  // The next script is fetched while the visitor is still reading, once it is likely to be needed.
  useOnce(validForm !== null && place !== 'home', () => {
    // A failure here means nothing yet: the script is asked for again when it is needed.
    Promise.all([needPersonal(), needResults()]).catch(() => undefined);
  });

  const actions = {
    changeLoan: (part: Partial<LoanForm>, ageText?: string) => {
      if (!hasBegun.current) tell({ event: 'form' });
      hasBegun.current = true;
      setMessage(null);
      errors.forget(part);
      loan.change(part, ageText);
    },
    submitLoan: () => {
      errors.display();
      if (!validForm || loading) return;
      // The next page, or the script of step 2, would not come.
      if (!navigator.onLine && !chunks.personal)
        return setMessage({ tone: 'bad', text: site.unexpectedError.offline, why: 'offline' });
      // Where the browser stores nothing the other page would open empty, so the flow goes on in this one.
      const isLeaving = place === 'home' && openSimulator(ROUTES.simulation, storageKey, validForm);
      if (!isLeaving) openPersonal();
    },
    changePersonal: personalData.change,
    submitPersonal: ({ isTrapped, mayContact }: Submission) => {
      if (flow.step !== 'personal' || calls.isRunning()) return;
      const begin = () => {
        dispatch({ type: 'personalSubmitted' });
        scrollToTop();
      };
      // A browser that fills in everything is no robot: the lead says so, and is never dropped.
      const flag = isTrapped ? 'trampa' : undefined;
      const question = { form: loan.form, personal, leads: 'record', flag, mayContact } as const;
      // The last try's message goes at once: the same message again would not be noticed.
      void calls.start(question, begin, flow.interruption ? 0 : WAITING_DELAY);
    },
    askAgain: (form: LoanForm) => {
      if (flow.step !== 'results') return;
      loan.change(form);
      const question = { personal: flow.outcome.personal, form, leads: 'skip' } as const;
      void calls.start(question, () => dispatch({ type: 'askedAgain' }));
    },
    cancel: () => {
      calls.abandon();
      dispatch({ type: 'callCancelled' });
    },
    goBack,
    reopenForm: () => {
      goBack();
      scrollToTop();
    },
    erase: (said = site.privacy.erased) => {
      const isErased = eraseEverything();
      forget();
      setMessage(isErased ? { tone: 'good', text: said } : { tone: 'bad', text: site.privacy.eraseFailed });
      scrollToTop();
    },
  };
  return {
    flow,
    chunks,
    loan,
    isComplete: validForm !== null,
    formRef,
    personal,
    errors: errors.displayed,
    loading,
    message,
    actions,
  };
}
