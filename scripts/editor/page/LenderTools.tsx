import { useId, useState } from 'react';
import { dayInBuenosAires } from '#domain/format.ts';
import { matchKey } from '#domain/match-key.ts';
import { fill } from '#domain/template.ts';
import type { Exclusions, Lender } from '#generated/types.ts';
import { monogramOf } from '#scripts/editor/page/monogram.ts';
import { drawingAddress } from '#scripts/editor/page/drawing-address.ts';
import { idOf } from '#scripts/config/read/kinds.ts';
import { logoFile } from '#scripts/lender/files.ts';
import { Button } from '#scripts/editor/page/Button.tsx';
import { Problems } from '#scripts/editor/page/Problems.tsx';
import type { Editing } from '#scripts/editor/page/useEditing.ts';
import { LABELS } from '#scripts/editor/labels.ts';
import { productsOf } from '#site/follow-record.ts';

/** What is done with a lender once in a while: its logo, and taking it off. */
export const LenderTools = (editing: Editing) => (
  <>
    <Logo {...editing} />
    <details className="group">
      <summary>{LABELS.takeOff}</summary>
      <TakeOff {...editing} />
    </details>
  </>
);

/** Shows a lender's logo on both themes, and takes another drawing; what may not stand in it the check says. */
function Logo(editing: Editing) {
  const { file, files, value, change, isCalled } = editing;
  const id = useId();
  const lender = { ...(value as Lender), id: idOf(file) };
  const name = lender.logo ?? `${lender.id}.svg`;
  const [isMissing] = useState(!lender.logo);
  const drawing = lender.logo ? files[logoFile(name)] : undefined;
  const isColor = /^#[\dA-F]{6}$/i.test(lender.color);
  const shown = typeof drawing === 'string' ? drawing : isColor ? monogramOf(lender) : '';
  const put = (svg: string): void =>
    change((all) => {
      all[logoFile(name)] = svg;
      (all[file] as Partial<Lender>).logo = name;
    });
  const remove = (): void =>
    change((all) => {
      delete all[logoFile(name)];
      delete (all[file] as Partial<Lender>).logo;
    });
  return (
    <details className="group" open={isMissing || isCalled('/logo')}>
      <summary>{LABELS.logo}</summary>
      <p className="order">
        {['#fff', '#14161c'].map((background) => (
          <img key={background} style={{ background, width: 64 }} src={drawingAddress(shown)} alt="" />
        ))}
      </p>
      <label htmlFor={id}>{LABELS.chooseLogo}</label>
      <input
        id={id}
        data-pointer="/logo"
        type="file"
        accept=".svg,image/svg+xml"
        onChange={({ target }) => void target.files?.[0]?.text().then(put)}
      />
      <Problems editing={editing} pointer="/logo" />
      {drawing !== undefined && <Button act={remove}>{LABELS.noLogo}</Button>}
    </details>
  );
}

const EXCLUSIONS = 'config/tables/exclusions.json';
/** That file, while it is changed. */
type Table = { [Key in 'names' | 'reasons']: Exclusions[Key][number][] };

/**
 * Takes offers off, or with null puts them back, by the names of a lender: with the reason of those that were withdrawn, why,
 * and the day, YYYY-MM-DD.
 */
function withhold(table: Table, names: readonly string[], withdrawal: { why: string; since: string } | null) {
  const keys = new Set(names.map(matchKey));
  const { code } = LABELS.withdrawn;
  const { why = '', since = '' } = withdrawal ?? {};
  table.names = table.names.filter(({ name }) => !keys.has(matchKey(name)));
  for (const name of withdrawal ? names : [])
    table.names.push({ name, reason: code, ...(why && { why }), since });
  const reasons = table.reasons.filter((one) => one.code !== code);
  const isUsed = table.names.some(({ reason }) => reason === code);
  table.reasons = isUsed ? [...reasons, LABELS.withdrawn] : reasons;
}

/** Takes a lender's page off, or its offers too, with the reason that is written beside the buttons; or shows it again. */
function TakeOff({ file, value, change, loaded: { parts } }: Editing) {
  const id = useId();
  const [why, setWhy] = useState('');
  const lender = { ...(value as Lender), id: idOf(file) };
  const { catalogue, site } = parts;
  const show = (what: 'all' | 'offers' | 'nothing'): void =>
    change((all) => {
      const declared = catalogue ? productsOf(lender, catalogue).map(({ entity }) => entity) : [];
      const names = new Map([...lender.legalNames, ...declared].map((name) => [matchKey(name), name]));
      const withdrawal = { why: why.trim(), since: dayInBuenosAires(Date.now()) };
      if (what === 'all') delete (all[file] as Partial<Lender>).hidden;
      else (all[file] as Partial<Lender>).hidden = true;
      withhold(all[EXCLUSIONS] as Table, [...names.values()], what === 'nothing' ? withdrawal : null);
    });
  if (lender.hidden)
    return (
      <>
        <p>{LABELS.isHidden}</p>
        <Button act={() => show('all')}>{LABELS.showAgain}</Button>
      </>
    );
  return (
    <>
      <p className="help">{LABELS.takeOffHelp(fill(site?.lenderPage.hidden ?? '', { bank: lender.name }))}</p>
      <div className="field">
        <label htmlFor={id}>{LABELS.takeOffWhy}</label>
        <input id={id} maxLength={120} value={why} onChange={({ target }) => setWhy(target.value)} />
      </div>
      <p className="order">
        <Button act={() => show('offers')}>{LABELS.onlyPage}</Button>
        <Button act={() => show('nothing')}>{LABELS.withOffers}</Button>
      </p>
    </>
  );
}
