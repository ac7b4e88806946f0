import type { Problem } from '#scripts/config/read/problem.ts';
import type { Names } from '#scripts/review/editor/page/names.ts';
import type { Place } from '#scripts/review/editor/page/useArrival.ts';
import { WORDS } from '#scripts/review/editor/page/words.ts';

/** Problems told in the list at once. */
const MOST = 20;

type FoundProps = {
  problems: readonly Problem[];
  isCurrent: boolean;
  names: Names;
  go: (place: Place) => void;
};

/** How much is wrong, and the way to each of it. */
export function Found({ problems, isCurrent, names, go }: FoundProps) {
  const count = problems.length === 0 ? WORDS.noProblems : WORDS.problems(problems.length);
  return (
    <>
      <p role="status">{isCurrent ? count : WORDS.checking}</p>
      {problems.length > 0 && (
        <details className="found">
          <summary>{WORDS.showProblems}</summary>
          <ul>
            {problems.slice(0, MOST).map(({ file, pointer, message }) => (
              <li key={file + pointer + message}>
                <button type="button" onClick={() => go({ file, pointer })}>
                  {names.titleOf(file)}
                </button>{' '}
                {names.spoken(message.replace(`${pointer}: `, ''))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
