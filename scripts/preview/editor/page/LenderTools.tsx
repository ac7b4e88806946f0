import { useId, useState } from 'react';
import { dayInBuenosAires } from '#domain/format.ts';
import { formatJson } from '#scripts/config/fix/format-json.ts';
import { normalise, normalSlug } from '#scripts/config/fix/normalise.ts';
import { emptyFile } from '#scripts/config/lender/new-lender.ts';
import { sheetsOf } from '#scripts/preview/editor/page/sheets.ts';
import type { Lender } from '#generated/types.ts';
import { drawingAddress, monogramOf } from '#scripts/build/site/monogram.ts';
import { idOf } from '#scripts/config/read/kinds.ts';
import { Button } from '#scripts/preview/editor/page/Button.tsx';
import { LenderAddress } from '#scripts/preview/editor/page/LenderAddress.tsx';
import { fill } from '#domain/template.ts';
import { isWithdrawn } from '#site/on-day.ts';
import { isSvg } from '#scripts/config/rules/safe-svg.ts';
import { withValue } from '#scripts/preview/editor/page/draft-text.ts';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

/** Bytes that the check lets a logo have. */
const MOST = 20 * 1024;

/** Shows a lender's logo on both themes, where another can be dropped, and the button that removes the lender. */
export function LenderTools(editing: Editing) {
  const { file, files, value, change, go, load, reader } = editing;
  const inputId = useId();
  const [fault, setFault] = useState('');
  const lender = value as Lender;
  const id = idOf(file);
  const logo = lender.logo ?? `${id}.svg`;
  const drawing = `config/logos/${logo}`;
  const svg = lender.logo ? files[drawing] : undefined;
  const isColor = /^#[\dA-F]{6}$/i.test(lender.color);
  const shown = svg ?? (isColor ? monogramOf({ ...lender, id }) : '');

  /** Puts a drawing in place, or with null goes back to the initials. */
  const put = (text: string | null): void =>
    change({
      [drawing]: text,
      [file]: withValue(files[file] ?? '{}', '/logo', text === null ? undefined : logo),
    });
  const take = async (given: File | undefined): Promise<void> => {
    if (!given) return;
    const { cleanSvg, drawingText } = await import('#scripts/preview/editor/page/clean-svg.ts');
    const text = drawingText(new Uint8Array(await given.arrayBuffer()));
    if (!isSvg(text)) return setFault(WORDS.notSvg(given.name));
    const cleaned = cleanSvg(text);
    if (cleaned.fault) return setFault(WORDS.badLogo(cleaned.fault.is));
    if (cleaned.svg.length > MOST) return setFault(WORDS.heavyLogo);
    setFault('');
    put(cleaned.svg);
  };
  const hasSheet = sheetsOf(files, id).length > 0;
  const addSheet = (): void => {
    const slug = normalSlug(lender.name);
    const sheet = `config/bank-details/${slug}.json`;
    const data = { ...emptyFile(reader, 'bank-detail'), slug, name: lender.name, lenderId: id };
    change({ [sheet]: formatJson(normalise(reader, 'bank-detail', data).data) });
    go({ file: sheet, pointer: '' });
  };
  const remove = async (): Promise<void> => {
    if (!confirm(WORDS.removeLenderSure(lender.name, hasSheet))) return;
    const { withoutLender } = await import('#scripts/preview/editor/page/lender-changes.ts');
    change(withoutLender(load, files, id));
  };
  return (
    <>
      <section
        className="logo"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void take(event.dataTransfer.files[0]);
        }}
      >
        <label htmlFor={inputId}>{WORDS.logo}</label>
        <p>
          {['light', 'dark'].map((theme) => (
            <img key={theme} className={theme} src={drawingAddress(shown)} alt="" width="64" height="64" />
          ))}
        </p>
        <input
          id={inputId}
          className="unseen"
          type="file"
          accept=".svg,image/svg+xml"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // Otherwise the browser sends no event for the same file, repaired and chosen again.
            target.value = '';
          }}
        />
        <label className="file" htmlFor={inputId}>
          {WORDS.chooseFile}
        </label>
        <p className="help">{svg ? WORDS.logoHelp : WORDS.monogram}</p>
        {fault && (
          <p className="error" role="alert">
            {fault}
          </p>
        )}
        {svg && <Button act={() => put(null)}>{WORDS.noLogo}</Button>}
      </section>
      <LenderAddress {...editing} />
      <p className="order">
        {!hasSheet && <Button act={addSheet}>{WORDS.addSheet}</Button>}
        <Button act={remove}>{WORDS.removeLender}</Button>
      </p>
      <Shown {...editing} />
    </>
  );
}

/** Stops showing a lender, its page and its offers, with the reason that is written beside the button; or shows it again. */
function Shown({ file, files, value, change, load, loaded: { parts } }: Editing) {
  const whyId = useId();
  const [why, setWhy] = useState('');
  const [since] = useState(() => dayInBuenosAires(Date.now()));
  const lender = { ...(value as Lender), id: idOf(file) };
  const { exclusions } = parts;
  const isAway =
    exclusions !== undefined && isWithdrawn({ ...lender, legalNames: lender.legalNames ?? [] }, exclusions);
  const show = async (): Promise<void> => {
    const { shownLender } = await import('#scripts/preview/editor/page/lender-changes.ts');
    change(shownLender(load, files, lender, isAway ? null : { why: why.trim(), since }));
    setWhy('');
  };
  const { name: bank = '' }: Partial<Lender> = lender;
  const answer = fill(parts.site?.lenderPage.hidden ?? '', { bank });
  return (
    <section className="shown">
      {!isAway && (
        <div className="field">
          <label htmlFor={whyId}>{WORDS.stopShowingWhy}</label>
          <input id={whyId} maxLength={120} value={why} onChange={({ target }) => setWhy(target.value)} />
        </div>
      )}
      <p className="order">
        <Button act={show}>{isAway ? WORDS.showAgain : WORDS.stopShowing}</Button>
      </p>
      <p className="help">{WORDS.stopShowingHelp(answer)}</p>
    </section>
  );
}
