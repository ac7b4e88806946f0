import { useId, useState } from 'react';
import { drawingAddress, monogramOf } from '#scripts/build/site/monogram.ts';
import { cleanSvg } from '#scripts/review/editor/page/clean-svg.ts';
import { WORDS } from '#scripts/review/editor/page/words.ts';
import { idOf } from '#scripts/config/read/kinds.ts';
import { withValue } from '#scripts/review/editor/page/draft.ts';
import { withoutLender } from '#scripts/review/editor/page/new-lender-files.ts';
import type { DraftControl } from '#scripts/review/editor/page/useDraft.ts';

type LenderToolsProps = {
  file: string;
  files: Readonly<Record<string, string>>;
  value: unknown;
  change: DraftControl['change'];
};

/** Bytes that the check lets a logo have. */
const MOST = 20 * 1024;

/** What a lender has besides its fields: its logo on both themes, the place to drop another, and the way to take it away. */
export function LenderTools({ file, files, value, change }: LenderToolsProps) {
  const inputId = useId();
  const [fault, setFault] = useState('');
  const lender = value as { name: string; color: string; logo?: string };
  const id = idOf(file);
  const logo = lender.logo ?? `${id}.svg`;
  const svg = lender.logo ? files[`config/logos/${logo}`] : undefined;
  /** Puts a drawing in place, or with null goes back to the initials. */
  const put = (drawing: string | null): void => {
    const named = withValue(files[file] ?? '{}', '/logo', drawing === null ? undefined : logo);
    change({ [`config/logos/${logo}`]: drawing, [file]: named }, '');
  };
  const take = async (dropped: File | undefined): Promise<void> => {
    if (!dropped) return;
    const cleaned = cleanSvg(await dropped.text());
    const isHeavy = cleaned.svg.length > MOST;
    setFault(cleaned.fault ? WORDS.badLogo(cleaned.fault.is) : isHeavy ? WORDS.heavyLogo : '');
    if (!cleaned.fault && !isHeavy) put(cleaned.svg);
  };
  const shown = svg ?? (/^#[\dA-F]{6}$/i.test(lender.color) ? monogramOf({ ...lender, id }) : '');
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
          type="file"
          accept=".svg,image/svg+xml"
          onChange={(event) => void take(event.target.files?.[0])}
        />
        <p className="help">{svg ? WORDS.logoHelp : WORDS.monogram}</p>
        {fault && (
          <p className="error" role="alert">
            {fault}
          </p>
        )}
        {svg && (
          <button type="button" onClick={() => put(null)}>
            {WORDS.noLogo}
          </button>
        )}
      </section>
      <button
        type="button"
        onClick={() => confirm(WORDS.removeLenderSure(lender.name)) && change(withoutLender(files, id), '')}
      >
        {WORDS.removeLender}
      </button>
    </>
  );
}
