import { Button } from '#scripts/preview/editor/page/Button.tsx';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

type OrderProps = {
  list: readonly unknown[];
  index: number;
  /** Title of the element with its place. */
  label: string;
  /** Pointer of the list. */
  at: string;
  canRemove: boolean;
  canAdd: boolean;
  change: (next: unknown[]) => void;
};

/** Puts the focus on a button of the element that was moved, so that it can be moved on; the other one at an end. */
function focusMoved(at: string, place: number, words: string): void {
  requestAnimationFrame(() => {
    const buttons = document.querySelectorAll<HTMLButtonElement>(
      `[data-order="${CSS.escape(`${at} ${place}`)}"] button:enabled`,
    );
    const same = Array.from(buttons).find(({ textContent }) => textContent === words);
    (same ?? buttons[0])?.focus();
  });
}

/** Buttons that move an element of a list, or take it away. */
export function Order({ list, index, label, at, canRemove, canAdd, change }: OrderProps) {
  const moveTo = (to: number, words: string) => () => {
    change(list.toSpliced(index, 1).toSpliced(to, 0, list[index]));
    focusMoved(at, to, words);
  };
  const buttons: [words: string, act: () => void, isOn: boolean][] = [
    [WORDS.up, moveTo(index - 1, WORDS.up), index > 0],
    [WORDS.down, moveTo(index + 1, WORDS.down), index < list.length - 1],
    [WORDS.duplicate, () => change(list.toSpliced(index + 1, 0, structuredClone(list[index]))), canAdd],
    [WORDS.remove, () => change(list.toSpliced(index, 1)), canRemove],
  ];
  return (
    <span className="order" data-order={`${at} ${index}`}>
      {buttons.map(([words, act, isOn]) => (
        <Button key={words} act={act} disabled={!isOn} aria-label={`${words}: ${label}`}>
          {words}
        </Button>
      ))}
    </span>
  );
}
