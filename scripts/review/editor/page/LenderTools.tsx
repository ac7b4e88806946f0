import { idOf } from '#scripts/config/read/kinds.ts';
import { withValue } from '#scripts/review/editor/page/draft.ts';
import { Logo } from '#scripts/review/editor/page/Logo.tsx';
import { withoutLender } from '#scripts/review/editor/page/new-lender-files.ts';
import type { DraftControl } from '#scripts/review/editor/page/useDraft.ts';
import { WORDS } from '#scripts/review/editor/page/words.ts';

type LenderToolsProps = {
  file: string;
  files: Readonly<Record<string, string>>;
  value: unknown;
  change: DraftControl['change'];
};

/** What a lender has besides its fields: its logo, and the way to take it away. */
export function LenderTools({ file, files, value, change }: LenderToolsProps) {
  const lender = value as { name: string; color: string; logo?: string };
  const id = idOf(file);
  const logo = lender.logo ?? `${id}.svg`;
  const putLogo = (svg: string | null): void =>
    change(
      {
        [`config/logos/${logo}`]: svg,
        [file]: withValue(files[file] ?? '{}', '/logo', svg === null ? undefined : logo),
      },
      '',
    );
  return (
    <>
      <Logo
        key={id}
        lender={{ ...lender, id }}
        svg={lender.logo ? files[`config/logos/${logo}`] : undefined}
        put={putLogo}
      />
      <button
        type="button"
        className="quiet"
        onClick={() => confirm(WORDS.removeLenderSure(lender.name)) && change(withoutLender(files, id), '')}
      >
        {WORDS.removeLender}
      </button>
    </>
  );
}
