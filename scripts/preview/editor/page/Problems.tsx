import { useId, useState } from 'react';
import { formatJson } from '#scripts/config/fix/format-json.ts';
import { EXCEPTIONS_FILE } from '#scripts/config/read/kinds.ts';
import type { Problem } from '#scripts/config/read/problem.ts';
import { Button } from '#scripts/preview/editor/page/Button.tsx';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

type ProblemsProps = { editing: Editing; pointer: string; id?: string };

/** Lists the problems of one place, each with its repair where there is one. */
export function Problems({ editing, pointer, id }: ProblemsProps) {
  return (
    <div id={id} aria-live="polite">
      {editing.problemsAt(pointer).map((problem) => {
        const { severity, message, rule, value, exceptable } = problem;
        return (
          <div className={severity} key={rule + message}>
            {editing.names.sentenceOf(problem)}{' '}
            {value !== undefined && (
              <Button act={() => editing.rewrite(pointer, value)}>{WORDS.use(String(value))}</Button>
            )}
            {exceptable && <LeaveIt {...{ editing, problem }} />}
          </div>
        );
      })}
    </div>
  );
}

/** Notes that a breach is wanted, with its reason, which reviewers read. */
function LeaveIt({ editing, problem }: { editing: Editing; problem: Problem }) {
  const id = useId();
  const [reason, setReason] = useState('');
  const { rule, file, pointer } = problem;
  const leave = (): void => {
    const noted = { rule, path: `${file}#${pointer}`, reason: reason.trim() };
    const { exceptions } = editing.loaded.exceptions;
    editing.change({ [EXCEPTIONS_FILE]: formatJson([...exceptions, noted]) });
  };
  return (
    <details>
      <summary>{WORDS.leaveIt}</summary>
      <label htmlFor={id}>{WORDS.leaveReason}</label>
      <input id={id} value={reason} onChange={({ target }) => setReason(target.value)} />
      <Button disabled={reason.trim() === ''} act={leave}>
        {WORDS.leave}
      </Button>
    </details>
  );
}
