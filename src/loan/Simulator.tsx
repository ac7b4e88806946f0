import { useLayoutEffect } from 'react';
import { emptyLoanForm, type LoanForm } from '#domain/loan-request.ts';
import { formSlots } from '#generated/form-slots.ts';
import { LoanStep } from '#loan/form/LoanStep.tsx';
import { slotOf } from '#site/slot.tsx';
import { useWords, type Words } from '#site/words.tsx';
import type { SimulatorProps } from '#loan/simulator-props.ts';
import type { FormSlots } from '#loan/slots.ts';
import { styles } from '#loan/form/steps.styles.ts';
import { useSimulator } from '#loan/useSimulator.ts';
import { Unloaded } from '#loan/form/ReloadButton.tsx';
import { messages } from '#ui/messages.styles.ts';

/** What features draw in a place of step 1. */
const FormSlot = slotOf<FormSlots>(formSlots);

/** The simulator island: step 1 at once, step 2 and the results as chunks of their own. */
export function Simulator(props: SimulatorProps) {
  const { simulator } = useWords();
  const { lender, site } = props;
  const simulation = useSimulator(props);
  const { flow, chunks, message, actions } = simulation;
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
        onErase={() => actions.erase()}
      />
    );
  }
  const { form } = simulation.loan;
  const isUnchanged = isAtStart(form, props.start, simulator);
  return (
    <>
      <noscript>
        <p className={`${messages.info} ${styles.needs}`}>{simulator.texts.noScript}</p>
      </noscript>
      {message && !message.why && (
        <p className={messages[message.tone]} role="status">
          {message.text}
        </p>
      )}
      <LoanStep
        formRef={simulation.formRef}
        form={form}
        ageText={simulation.loan.ageText}
        errors={simulation.errors}
        audience={props.start.employment}
        submitText={lender?.submitText ?? simulator.texts.submit}
        answer={props.startAnswer}
        isAnswered={isUnchanged}
        busy={simulation.loading}
        advice={
          message?.why === 'unloaded' ? (
            <Unloaded {...site.unexpectedError} />
          ) : message?.why === 'offline' ? (
            <p className={messages.bad} role="alert">
              {message.text}
            </p>
          ) : (
            simulation.isComplete && site.record && <FormSlot place="Advice" form={form} />
          )
        }
        onChange={actions.changeLoan}
        onSubmit={actions.submitLoan}
      />
      {/* Above the form it would push down what is being read. */}
      {simulation.loan.isStored && !message && (
        <p className={messages.info} role="status">
          {simulator.texts.restored}
        </p>
      )}
      <FormSlot place="Beside" form={form} lender={lender} isAtStart={isUnchanged} />
    </>
  );
}

const isAtStart = (form: LoanForm, start: Partial<LoanForm>, { defaults }: Words['simulator']): boolean =>
  Object.entries({ ...emptyLoanForm(defaults), ...start }).every(
    ([field, value]) => form[field as keyof LoanForm] === value,
  );
