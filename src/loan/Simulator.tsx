import { useEffect, useLayoutEffect, useState } from 'react';
import { emptyLoanForm, type LoanForm } from '#domain/loan-request.ts';
import { LoanStep } from '#loan/form/LoanStep.tsx';
import { useWords, type Words } from '#site/words.tsx';
import { deferred } from '#ui/deferred.tsx';
import type { PreviewProps } from '#loan/form/preview/Preview.tsx';
import type { SimulatorProps } from '#loan/simulator-props.ts';
import { styles } from '#loan/form/steps.styles.ts';
import { useSimulator } from '#loan/useSimulator.ts';
import { Unloaded } from '#loan/form/ReloadButton.tsx';
import { messages } from '#ui/messages.styles.ts';

/** Quoting code, needed once the form is complete. Without it the results say that nobody lends. */
const NoLender = deferred(() => import('#loan/form/preview/NoLender.tsx'), 'NoLender', null);

/** Without it the prerendered market stays, which is true for the values it names. */
const Preview = deferred(() => import('#loan/form/preview/Preview.tsx'), 'Preview', null);

/** The simulator island: step 1 at once, step 2 and the results as chunks of their own. */
export function Simulator(props: SimulatorProps) {
  const { simulator } = useWords();
  const { lender, site } = props;
  const simulation = useSimulator(props);
  const { flow, chunks, actions } = simulation;
  // While offers are asked for the page already has the shape it has around them: nothing moves when they come.
  const shape = flow.step === 'submitting' ? 'results' : flow.step;
  // Before the effects that look at the page, which would otherwise be laid out twice.
  useLayoutEffect(() => {
    document.documentElement.dataset['step'] = shape;
  }, [shape]);
  const { personal, results } = chunks;
  if (flow.step === 'results' && results) {
    return (
      <results.ResultsView
        {...flow.outcome}
        lender={lender}
        storageKey={props.storageKey}
        site={site}
        asking={flow.asking}
        hasReturned={flow.hasReturned}
        askFailed={flow.askFailed}
        onAskAgain={actions.askAgain}
        onEdit={actions.reopenForm}
        onNew={actions.reopenForm}
        onErase={actions.erase}
      />
    );
  }
  if ((flow.step === 'personal' || flow.step === 'submitting') && personal) {
    return (
      <personal.PersonalStep
        form={simulation.loan.form}
        personal={simulation.personal}
        lender={lender}
        site={site}
        busy={flow.step === 'submitting'}
        interruption={flow.step === 'personal' ? flow.interruption : null}
        onChange={actions.changePersonal}
        onSubmit={actions.submitPersonal}
        onCancel={actions.cancel}
        onBack={actions.goBack}
        onErase={() => actions.erase('typed')}
      />
    );
  }
  return (
    <>
      <noscript>
        <p className={`${messages.info} ${styles.needs}`}>{simulator.texts.noScript}</p>
      </noscript>
      {simulation.message && !simulation.message.canReload && (
        <p className={messages[simulation.message.tone]} role="status">
          {simulation.message.text}
        </p>
      )}
      <LoanStep
        formRef={simulation.formRef}
        form={simulation.loan.form}
        ageText={simulation.loan.ageText}
        errors={simulation.errors}
        audience={props.start.employment}
        submitText={lender?.submitText ?? simulator.texts.submit}
        answer={props.startAnswer}
        isAnswered={isAtStart(simulation.loan.form, props.start, simulator)}
        busy={simulation.loading}
        advice={
          simulation.message?.canReload ? (
            <Unloaded text={simulation.message.text} reload={site.unexpectedError.reload} />
          ) : (
            simulation.isComplete && site.record && <NoLender form={simulation.loan.form} />
          )
        }
        onChange={actions.changeLoan}
        onSubmit={actions.submitLoan}
      />
      {/* Above the form it would push down what is being read. */}
      {simulation.loan.isStored && !simulation.message && (
        <p className={messages.info} role="status">
          {simulator.texts.restored}
        </p>
      )}
      <MarketSlot form={simulation.loan.form} lender={lender} start={props.start} />
    </>
  );
}

const isAtStart = (form: LoanForm, start: Partial<LoanForm>, { defaults }: Words['simulator']): boolean =>
  Object.entries({ ...emptyLoanForm(defaults), ...start }).every(
    ([field, value]) => form[field as keyof LoanForm] === value,
  );

/** Puts the market for the form where the prerendered one is, which is for the first values, as soon as they change. */
function MarketSlot({
  start,
  ...props
}: Pick<PreviewProps, 'form' | 'lender'> & { start: Partial<LoanForm> }) {
  const { simulator } = useWords();
  const [slots, setSlots] = useState<Pick<PreviewProps, 'slot' | 'answerSlot'> | null>(null);
  const isNeeded = !isAtStart(props.form, start, simulator);
  useEffect(() => {
    const slot = document.querySelector('[data-market-live]');
    const answerSlot = document.querySelector('[data-live-answer]');
    // The places stand in the page around the island, which only the browser has.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isNeeded && slot && answerSlot) setSlots({ slot, answerSlot });
    // Until the figures for this form are there, those of another loan are out of sight.
    slot?.toggleAttribute('data-changed', isNeeded);
  }, [isNeeded]);
  return slots && <Preview {...props} {...slots} />;
}
