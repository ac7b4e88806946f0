import { useState } from 'react';
import { formatPercent, formatPesos } from '#domain/format.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { incomeShareOf } from '#domain/quote/eligibility.ts';
import { fillTemplate } from '#domain/template.ts';
import { unit } from '#domain/units.ts';
import { loadBeside, saveDraft } from '#gateways/storage.ts';
import { figureField } from '#loan/form/input-formats.ts';
import { styles as steps } from '#loan/form/steps.styles.ts';
import { useSimulation } from '#loan/offer/simulation.ts';
import { styles as common } from '#loan/offer/offer.styles.ts';
import { styles } from '#loan/tools/detail/detail.styles.ts';
import { useWords } from '#site/words.tsx';
import { TypedField } from '#ui/fields/TypedField.tsx';

/** Share of the salary, in percent points, that an offer's first instalment takes together with the others (pesos a month). */
export const shareWithOthers = ({ incomeShare }: Offer, others: number, netSalary: number): number =>
  incomeShare + (incomeShareOf(unit(others), { netSalary: unit(netSalary) }) ?? 0);

/** Asks what else is paid a month, and shows the share of the salary with it. Kept beside the draft, never sent. */
export function OtherInstalments({ offer }: { offer: Offer }) {
  const { simulator, panels } = useWords();
  const { max } = simulator.limits.salary;
  const { otherInstalments: texts } = panels;
  const { texts: formTexts } = simulator;
  const { form, storageKey } = useSimulation();
  const [others, setOthers] = useState(() => loadBeside(storageKey).otherInstalments);
  const isEntered = others > 0 && others <= max;
  const change = (typed: number) => {
    setOthers(typed);
    if (typed <= max) saveDraft(storageKey, form, { otherInstalments: typed });
  };
  return (
    <section className={`${steps.pair} ${common.screenOnly}`}>
      <TypedField
        id="other-instalments"
        name="otherInstalments"
        label={texts.label}
        hint={texts.hint}
        prefix={formTexts.fields.netSalary.prefix}
        isOptional
        {...figureField('pesos', formTexts.inFigures)}
        value={others}
        error={others > max ? fillTemplate(texts.tooMuch, { max: formatPesos(max) }) : undefined}
        onChange={change}
      />
      <div className={styles.part}>
        <p className={styles.result} role="status">
          {isEntered &&
            fillTemplate(texts.share, {
              percent: formatPercent(shareWithOthers(offer, others, form.netSalary)),
            })}
        </p>
        <p className={styles.soft}>{texts.rule}</p>
      </div>
    </section>
  );
}
