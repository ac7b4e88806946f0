import type { ReactNode } from 'react';
import { fillTemplate } from '#domain/template.ts';
import type { ContractReviewConfig } from '#generated/types.ts';
import { styles } from '#pages/contract/contract.styles.ts';

type Texts = Pick<ContractReviewConfig, 'charges' | 'article36'>;

type ChecklistProps = {
  title: string;
  intro: string;
  items: readonly string[];
  ticked: readonly string[];
  onTick: (ticked: readonly string[]) => void;
  /** The result of the ticks: spoken when it changes. */
  status: ReactNode;
  source: ReactNode;
};

/** Things to tick while reading the paper, and what follows from them. */
const Checklist = ({ title, intro, items, ticked, onTick, status, source }: ChecklistProps) => (
  <fieldset className={styles.checklist}>
    <legend className={styles.legend}>{title}</legend>
    <div className={styles.part}>
      <p>{intro}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <label>
              <input
                type="checkbox"
                checked={ticked.includes(item)}
                onChange={({ target }) =>
                  onTick(target.checked ? [...ticked, item] : ticked.filter((one) => one !== item))
                }
              />
              <span>{item}</span>
            </label>
          </li>
        ))}
      </ul>
      <div role="status">{status}</div>
      <p className={styles.note}>{source}</p>
    </div>
  </fieldset>
);

type ChargesProps = {
  texts: Texts['charges'];
  ticked: readonly string[];
  onTick: (ticked: readonly string[]) => void;
  /** Those that were ticked. */
  named: readonly Texts['charges']['kinds'][number][];
};

/** Asks which charges the paper names, and says of each what the central bank admits: to ask about, never to accuse. */
export const Charges = ({ texts, ticked, onTick, named }: ChargesProps) => (
  <Checklist
    title={texts.title}
    intro={texts.intro}
    items={texts.kinds.map(({ name }) => name)}
    {...{ ticked, onTick }}
    status={
      named.length > 0 && (
        <>
          <ul className={styles.rules}>
            {named.map(({ name, rule }) => (
              <li key={name}>
                <strong>{name}.</strong> {rule}
              </li>
            ))}
          </ul>
          <p>{texts.caution}</p>
        </>
      )
    }
    source={
      <>
        {texts.source} <a href={texts.sourceUrl}>{texts.sourceLink}</a>
      </>
    }
  />
);

type Article36Props = {
  texts: Texts['article36'];
  found: readonly string[];
  onFind: (found: readonly string[]) => void;
  missing: readonly string[];
};

/** The list of what the law wants in writing; what is left unticked is what to ask for. */
export const Article36 = ({ texts, found, onFind, missing }: Article36Props) => (
  <Checklist
    {...texts}
    ticked={found}
    onTick={onFind}
    status={
      found.length > 0 && (
        <p>
          {missing.length === 0
            ? texts.allFound
            : fillTemplate(texts.missing, { items: missing.map((item) => `«${item}»`).join(', ') })}
        </p>
      )
    }
  />
);
