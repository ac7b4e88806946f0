import { deadlinesOf, type Holidays, standingOn } from '#features/withdrawal/deadlines.ts';
import { today } from '#gateways/clock.ts';
import {
  type Lender,
  type Reckoned,
  WithdrawalAnswer,
  type WithdrawalTexts,
} from '#features/withdrawal/WithdrawalAnswer.tsx';
import { isWrongDay } from '#ui/tool/day-field.ts';
import { PlainField } from '#ui/tool/PlainField.tsx';
import { type Outcome, Tool } from '#ui/tool/Tool.tsx';

type FormProps = { texts: WithdrawalTexts; holidays: Holidays; lenders: readonly Lender[] };

/** What is wrong with a day: half of one, one of no year that can be, or one that is to come; null where nothing is. */
function faultOf(input: HTMLInputElement, { wrongDay, future }: WithdrawalTexts['form']): string | null {
  if (isWrongDay(input)) return wrongDay;
  return input.value > today() ? future : null;
}

function read(data: FormData, form: HTMLFormElement, props: FormProps): Outcome<Reckoned> {
  const { texts, holidays, lenders } = props;
  const textOf = (name: string): string => String(data.get(name) ?? '').trim();
  const faults = ['accepted', 'delivered'].map((name) => {
    const fault = faultOf(form.elements.namedItem(name) as HTMLInputElement, texts.form);
    return [name, fault ?? (name === 'accepted' && textOf(name) === '' ? texts.form.missing : null)] as const;
  });
  const errors = Object.fromEntries(faults.flatMap(([name, fault]) => (fault ? [[name, fault]] : [])));
  if (Object.keys(errors).length > 0) return { errors };
  const [accepted, entity] = [textOf('accepted'), textOf('entity')];
  const deadlines = deadlinesOf({ accepted, delivered: textOf('delivered') }, holidays);
  return {
    answer: {
      accepted,
      deadlines,
      standing: standingOn(today(), deadlines),
      entity,
      lender: lenders.find(({ name }) => name.toLowerCase() === entity.toLowerCase()),
    },
  };
}

/** The last day to give a loan back. Nothing chosen here is stored or sent. */
export const WithdrawalForm = (props: FormProps) => {
  const { texts, lenders } = props;
  const { form } = texts;
  return (
    <Tool
      submitText={form.submit}
      read={(data, element) => read(data, element, props)}
      fields={(errors) => (
        <>
          <PlainField
            id="entity"
            label={form.entity}
            hint={form.entityHint}
            suggestions={lenders.map(({ name }) => name)}
          />
          <PlainField id="accepted" type="date" label={form.accepted} error={errors['accepted']} />
          <PlainField
            id="delivered"
            type="date"
            label={form.delivered}
            hint={form.deliveredHint}
            error={errors['delivered']}
          />
        </>
      )}
    >
      {(reckoned) => <WithdrawalAnswer reckoned={reckoned} texts={texts} />}
    </Tool>
  );
};
