import { WORDS } from '#scripts/preview/editor/page/words.ts';

/** Says what a pasted text was cleaned of; nothing when it was clean. */
export const PasteNotice = ({ cleaned }: { cleaned: readonly string[] }) =>
  cleaned.length > 0 && (
    <p className="help" role="status">
      {WORDS.pasteCleaned(cleaned.join(', '))}
    </p>
  );
