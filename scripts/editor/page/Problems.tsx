import { useId, useState } from 'react';
import { EXCEPTIONS_FILE, slotOf } from '#scripts/config/read/kinds.ts';
import type { Problem } from '#scripts/config/read/problem.ts';
import { Button } from '#scripts/editor/page/Button.tsx';
import { labelAt } from '#scripts/editor/page/leaves.ts';
import type { Editing } from '#scripts/editor/page/useEditing.ts';
import { hashOf } from '#scripts/editor/page/usePlace.ts';
import { LABELS } from '#scripts/editor/labels.ts';

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
              <Button act={() => editing.rewrite(pointer, value)}>{LABELS.use(String(value))}</Button>
            )}
            {exceptable && <LeaveIt {...{ editing, problem }} />}
          </div>
        );
      })}
    </div>
  );
}

/** Records that a breach is wanted, with its reason, which reviewers read. */
function LeaveIt({ editing, problem }: { editing: Editing; problem: Problem }) {
  const id = useId();
  const [reason, setReason] = useState('');
  const { rule, file, pointer } = problem;
  const leave = (): void => {
    const exception = { rule, path: `${file}#${pointer}`, reason: reason.trim() };
    const list = editing.loaded.parts.exceptions;
    const exceptions = [...(list?.exceptions ?? []), exception];
    editing.change((files) => void (files[EXCEPTIONS_FILE] = { ...list, exceptions }));
  };
  return (
    <details>
      <summary>{LABELS.leaveIt}</summary>
      <label htmlFor={id}>{LABELS.proposal.why}</label>
      <input id={id} value={reason} onChange={({ target }) => setReason(target.value)} />
      <Button disabled={reason.trim() === ''} act={leave}>
        {LABELS.leave}
      </Button>
    </details>
  );
}

/** Most problems that the list shows at once. */
const MOST = 20;

/** Says whether everything is in order or how much is wrong, and leads to each fault; then to what the check only warns of. */
export function Found({ problems, errors, isCurrent, names, reader, files, place, go }: Editing) {
  const count = errors.length === 0 ? LABELS.noProblems : LABELS.problems(errors.length);
  const listed = [...errors, ...problems.filter(({ severity }) => severity !== 'error')];
  return (
    <>
      <p role="status" className={errors.length > 0 ? 'error' : ''}>
        {isCurrent ? count : LABELS.checking}
      </p>
      {listed.length > 0 && (
        <details key={hashOf(place)}>
          <summary>{errors.length > 0 ? LABELS.showProblems : LABELS.warnings(listed.length)}</summary>
          <ul className="floating">
            {listed.slice(0, MOST).map((problem) => {
              const { rule, file, pointer, message, severity } = problem;
              const kind = slotOf(file)?.kind;
              const title = names.titleOf(file);
              const label = kind ? labelAt(reader, kind, files[file], pointer) : '';
              return (
                <li key={rule + file + pointer + message} className={severity}>
                  <Button act={() => go(problem)}>{label ? `${title} › ${label}` : title}</Button>
                  {names.sentenceOf(problem)}
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </>
  );
}
