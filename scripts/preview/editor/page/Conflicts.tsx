import { Button } from '#scripts/preview/editor/page/Button.tsx';
import { withSide } from '#scripts/preview/editor/page/conflicts.ts';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

const LONGEST = 120;

/** A value in a few words; that there is none, where there is none. */
function shown(value: unknown): string {
  if (value === undefined || value === null) return WORDS.nothingThere;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `«${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}»`;
}

/** Asks about each place that somebody else has changed meanwhile, too; what is in the draft stays until it is answered. */
export function Conflicts(editing: Editing) {
  const { conflicts, settle, draft, names, go } = editing;
  if (conflicts.length === 0) return null;
  return (
    <section className="proposal" aria-labelledby="conflicts">
      <h2 id="conflicts">{WORDS.conflicts}</h2>
      <ul>
        {conflicts.map((one) => (
          <li key={one.file + one.pointer}>
            <Button act={() => go(one)}>{names.titleOf(one.file)}</Button>{' '}
            {one.pointer === '' ? WORDS.wholeConflict : WORDS.conflict(shown(one.mine), shown(one.theirs))}{' '}
            <span className="order">
              <Button act={() => settle(one, 'mine')}>{WORDS.keepMine}</Button>
              {withSide(draft, one, 'theirs') !== undefined && (
                <Button act={() => settle(one, 'theirs')}>{WORDS.takeTheirs}</Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
