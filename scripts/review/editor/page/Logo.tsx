import { useId, useState } from 'react';
import { drawingAddress, monogramOf } from '#scripts/build/site/monogram.ts';
import { cleanSvg } from '#scripts/review/editor/page/clean-svg.ts';
import { WORDS } from '#scripts/review/editor/page/words.ts';
import { idOf } from '#scripts/config/read/kinds.ts';
import { Button } from '#scripts/review/editor/page/Button.tsx';
import { withValue } from '#scripts/review/editor/page/draft.ts';
import type { Editing } from '#scripts/review/editor/page/useEditing.ts';

/** What a lender has besides its fields: its logo, and the way to take it away. */
export function LenderTools({ file, files, value, change, load }: Editing) {
  const lender = value as { name: string; color: string; logo?: string };
  const id = idOf(file);
  const logo = lender.logo ?? `${id}.svg`;
  const putLogo = (svg: string | null): void =>
    change({
      [`config/logos/${logo}`]: svg,
      [file]: withValue(files[file] ?? '{}', '/logo', svg === null ? undefined : logo),
    });
  const remove = async (): Promise<void> => {
    if (!confirm(WORDS.removeLenderSure(lender.name))) return;
    const { withoutLender } = await import('#scripts/review/editor/page/without-lender.ts');
    change(withoutLender(load, files, id));
  };
  return (
    <>
      <Logo
        key={id}
        lender={{ ...lender, id }}
        svg={lender.logo ? files[`config/logos/${logo}`] : undefined}
        put={putLogo}
      />
      <Button act={remove}>{WORDS.removeLender}</Button>
    </>
  );
}

/** Bytes that the check lets a logo have. */
const MOST = 20 * 1024;

type LogoProps = {
  lender: { id: string; name: string; color: string; logo?: string };
  svg: string | undefined;
  /** Puts a drawing in place, or with null goes back to the initials. */
  put: (svg: string | null) => void;
};

/** A lender's logo on both themes, and the place to drop another. */
function Logo({ lender, svg, put }: LogoProps) {
  const id = useId();
  const [fault, setFault] = useState('');
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const cleaned = cleanSvg(await file.text());
    const isHeavy = cleaned.svg.length > MOST;
    setFault(cleaned.fault ? WORDS.badLogo(cleaned.fault.is) : isHeavy ? WORDS.heavyLogo : '');
    if (!cleaned.fault && !isHeavy) put(cleaned.svg);
  };
  const shown = svg ?? (/^#[\dA-F]{6}$/i.test(lender.color) ? monogramOf(lender) : '');
  return (
    <section
      className="logo"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
    >
      <label htmlFor={id}>{WORDS.logo}</label>
      <p>
        {['light', 'dark'].map((theme) => (
          <img key={theme} className={theme} src={drawingAddress(shown)} alt="" width="64" height="64" />
        ))}
      </p>
      <input
        id={id}
        type="file"
        accept=".svg,image/svg+xml"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          // Or the browser would not tell of the same file, mended and chosen again.
          target.value = '';
        }}
      />
      <p className="help">{svg ? WORDS.logoHelp : WORDS.monogram}</p>
      {fault && (
        <p className="error" role="alert">
          {fault}
        </p>
      )}
      {svg && <Button act={() => put(null)}>{WORDS.noLogo}</Button>}
    </section>
  );
}
