import { Button } from '#scripts/preview/editor/page/Button.tsx';
import { type Side, withSide } from '#scripts/preview/editor/page/conflicts.ts';
import { labelAt } from '#scripts/preview/editor/page/start.ts';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

const LONGEST = 120;

/** A value in a few words; that there is none, where there is none. */
function shown(value: unknown): string {
  if (value === undefined || value === null) return WORDS.nothingThere;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `«${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}»`;
}

const SIDES: readonly { side: Side; title: string; words: string }[] = [
  { side: 'mine', title: WORDS.mine, words: WORDS.keepMine },
  { side: 'theirs', title: WORDS.theirs, words: WORDS.takeTheirs },
];

type VersionProps = { title: string; value: unknown; isWhole: boolean; words: string; act: () => void };

/** Shows a version of a place, with the button that takes it. */
const Version = ({ title, value, isWhole, words, act }: VersionProps) => (
  <div className="side">
    <h3>{title}</h3>
    {!isWhole && <p>{shown(value)}</p>}
    <Button act={act}>{words}</Button>
  </div>
);

/** Asks about each place that somebody else has changed meanwhile, too; what is in the draft stays until it is answered. */
export function Conflicts(editing: Editing) {
  const { conflicts, settle, draft, names, reader, loaded, go } = editing;
  if (conflicts.length === 0) return null;
  return (
    <section className="proposal conflicts" aria-labelledby="conflicts">
      <h2 id="conflicts">{WORDS.conflicts}</h2>
      <ul>
        {conflicts.map((one) => {
          const isWhole = one.pointer === '';
          return (
            <li key={one.file + one.pointer}>
              <p>
                <Button className="add" act={() => go(one)}>
                  {names.titleOf(one.file)}{' '}
                  <span className="where">{labelAt(reader, loaded.files, one)}</span>
                </Button>
                {isWhole && WORDS.wholeConflict}
              </p>
              <div className="sides">
                {SIDES.filter(({ side }) => side === 'mine' || withSide(draft, one, side) !== undefined).map(
                  ({ side, title, words }) => (
                    <Version
                      key={side}
                      {...{ title, words, isWhole }}
                      value={one[side]}
                      act={() => settle(one, side)}
                    />
                  ),
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
