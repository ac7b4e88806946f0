import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dayInBuenosAires, formatPercent, formatPesos, formatShortDate } from '#domain/format.ts';
import { changeSince } from '#domain/saved-change.ts';
import type { SavedOffer, SavedSimulation } from '#domain/saved-simulation.ts';
import { shareFragment } from '#domain/share-link.ts';
import { accessibleName, fillTemplate } from '#domain/template.ts';
import { market } from '#gateways/data.ts';
import { eraseSaved, loadSaved, putBackSaved } from '#gateways/saved-simulations.ts';
import { styles } from '#loan/tools/detail/detail.styles.ts';
import { ROUTES } from '#site/routes.ts';
import { useWords } from '#site/words.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { MonthTable } from '#ui/panels/MonthTable.tsx';
import { useLoaded } from '#ui/useLoaded.ts';
import { loanTexts } from '#loan/form/loan-text.ts';

const PAIR = 2;

/**
 * The simulations kept on this device, to go back to, erase or lay side by side; nothing when there are none. `given` is
 * shown until they are read.
 */
export function SavedList({ given = [] }: { given?: SavedSimulation[] }) {
  const { saved: texts } = useWords().kit;
  const loanText = useLoanText();
  const [list, setList] = useState(given);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [erased, setErased] = useState<SavedSimulation | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  // Storage can be read in the browser alone, and before the first paint.
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => setList(loadSaved(texts.days)), [texts]);
  // The focused button is gone with the entry it erased.
  useEffect(() => undo.current?.focus(), [erased]);
  if (list.length === 0 && !erased) return null;
  const pair = list.filter(({ savedAt }) => chosen.includes(savedAt));
  const choose = (savedAt: number, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, savedAt].slice(-PAIR) : chosen.filter((one) => one !== savedAt));
  const erase = (saved: SavedSimulation) => {
    setList(eraseSaved(saved.savedAt, texts.days));
    choose(saved.savedAt, false);
    setErased(saved);
  };
  const putBack = (saved: SavedSimulation) => {
    setList(putBackSaved(saved, texts.days));
    setErased(null);
    heading.current?.focus();
  };
  return (
    <section
      className={styles.detail}
      style={{ maxWidth: 1200, margin: '0 auto', padding: '32px 16px' }}
      aria-labelledby="guardadas"
    >
      <div>
        <h2 ref={heading} id="guardadas" tabIndex={-1}>
          {texts.title}
        </h2>
        <p className={styles.soft}>{fillTemplate(texts.intro, { days: texts.days })}</p>
      </div>
      <div>
        <ul className={styles.part}>
          {list.map((saved) => (
            <SavedItem
              key={saved.savedAt}
              saved={saved}
              isChosen={chosen.includes(saved.savedAt)}
              canCompare={list.length >= PAIR}
              onChoose={choose}
              onErase={erase}
            />
          ))}
        </ul>
        <p role="status">
          {erased && (
            <>
              {loanText(erased, texts.erased)}{' '}
              <button ref={undo} className={buttons.quiet} type="button" onClick={() => putBack(erased)}>
                {texts.undo}
              </button>
            </>
          )}
        </p>
      </div>
      {list.length >= PAIR && pair.length < PAIR && <p className={styles.soft}>{texts.hint}</p>}
      {pair.length === PAIR && <SideBySide pair={pair} />}
    </section>
  );
}

type SavedItemProps = {
  saved: SavedSimulation;
  isChosen: boolean;
  canCompare: boolean;
  onChoose: (savedAt: number, isChosen: boolean) => void;
  onErase: (saved: SavedSimulation) => void;
};

function SavedItem({ saved, isChosen, canCompare, onChoose, onErase }: SavedItemProps) {
  const { saved: texts } = useWords().kit;
  const loanText = useLoanText();
  const { savedAt } = saved;
  return (
    <li className={styles.tools}>
      <span>
        <strong>{loanText(saved, texts.loan)}</strong>{' '}
        <span className={styles.soft}>
          {fillTemplate(texts.when, { date: formatShortDate(dayInBuenosAires(savedAt)) })}
        </span>
        <Since saved={saved} />
      </span>
      {canCompare && (
        <label>
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={loanText(saved, texts.choose)}
            onChange={(event) => onChoose(savedAt, event.target.checked)}
          />{' '}
          {texts.chooseShort}
        </label>
      )}
      {/* A full address: the fragment is read when the page is opened. */}
      <a className={buttons.quiet} href={ROUTES.simulation + shareFragment(saved)}>
        {texts.again}
      </a>
      <button
        className={buttons.quiet}
        type="button"
        aria-label={accessibleName(texts.erase, loanText(saved, texts.eraseLabel))}
        onClick={() => onErase(saved)}
      >
        {texts.erase}
      </button>
    </li>
  );
}

/** Says how the cheapest offer's loan changed since, once the declared loans are loaded; nothing when it did not. */
function Since({ saved }: { saved: SavedSimulation }) {
  const { saved: texts } = useWords().kit;
  const catalogue = useLoaded(market);
  const [best] = saved.offers;
  const change = catalogue && best ? changeSince(best, catalogue) : null;
  if (!change || !best) return null;
  const rates =
    change.became === 'gone'
      ? {}
      : { before: formatPercent(change.before), after: formatPercent(change.after) };
  return (
    <>
      <br />
      {fillTemplate(texts.changes[change.became], { bank: best.bank, ...rates })}
    </>
  );
}

/** Returns the function that names a saved loan in a text. */
function useLoanText(): (saved: SavedSimulation, template: string) => string {
  const { simulator } = useWords();
  return (saved, template) => fillTemplate(template, loanTexts(saved, simulator));
}

/** Two saved simulations by their cheapest offers. */
function SideBySide({ pair }: { pair: readonly SavedSimulation[] }) {
  const { saved: texts } = useWords().kit;
  const { rows } = texts;
  const loanText = useLoanText();
  const row = (label: string, of: (best: SavedOffer) => string): string[] => [
    label,
    ...pair.map(({ offers: [best] }) => (best ? of(best) : texts.none)),
  ];
  return (
    <MonthTable
      label={texts.caption}
      headers={['', ...pair.map((saved) => loanText(saved, texts.loan))]}
      rows={[
        [rows.offers, ...pair.map(({ offers }) => String(offers.length))],
        row(rows.best, ({ bank }) => bank),
        row(rows.cft, ({ cft }) => formatPercent(cft)),
        row(rows.first, ({ first }) => formatPesos(first)),
        row(rows.total, ({ total }) => (total === null ? texts.none : formatPesos(total))),
      ]}
    />
  );
}
