import { useLayoutEffect, useRef } from 'react';
import { WORDS } from '#scripts/review/editor/page/words.ts';

const GAP = /(\{[a-z]\w*\})/i;

/** A text as nodes: its gaps are chips, which are deleted whole or not at all. */
const nodesOf = (text: string): Node[] =>
  text.split(GAP).map((part) => {
    if (!GAP.test(part)) return document.createTextNode(part);
    const chip = document.createElement('span');
    chip.contentEditable = 'false';
    chip.className = 'chip';
    chip.dataset['gap'] = part;
    chip.textContent = part.slice(1, -1);
    return chip;
  });

const textIn = (box: Node): string =>
  Array.from(box.childNodes, (node) =>
    node instanceof HTMLElement ? (node.dataset['gap'] ?? node.textContent) : (node.textContent ?? ''),
  )
    .join('')
    .replaceAll(/[\s\u00A0]+/g, ' ');

type GapTextProps = {
  shared: Record<string, unknown>;
  labelId: string;
  value: string;
  gaps: readonly string[];
  change: (value: string) => void;
};

/** A text whose gaps cannot be broken; one that was taken out can be put back. */
export function GapText({ shared, labelId, value, gaps, change }: GapTextProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current && textIn(box.current) !== value) box.current.replaceChildren(...nodesOf(value));
  }, [value]);
  const missing = gaps.filter((gap) => !value.includes(gap));
  return (
    <>
      <div
        {...shared}
        ref={box}
        className="text"
        role="textbox"
        tabIndex={0}
        aria-labelledby={labelId}
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        onInput={({ currentTarget }) => change(textIn(currentTarget))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {missing.length > 0 && (
        <span className="order">
          {missing.map((gap) => (
            <button key={gap} type="button" onClick={() => change(`${value} ${gap}`.trim())}>
              {WORDS.putGap(gap.slice(1, -1))}
            </button>
          ))}
        </span>
      )}
    </>
  );
}
