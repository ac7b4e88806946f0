import { type ClipboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#scripts/preview/editor/page/Button.tsx';
import { cleanedPaste } from '#scripts/preview/editor/page/clean-paste.ts';
import { NOTHING_PASTED, type Spread, spreadOver } from '#scripts/preview/editor/page/pasted-rows.ts';
import { PasteNotice } from '#scripts/preview/editor/page/PasteNotice.tsx';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

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

/** The part of a box that is selected; null when the selection is elsewhere. */
function selectedIn(box: Node): Range | null {
  const selection = getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  return range && box.contains(range.commonAncestorContainer) ? range : null;
}

/** Puts the cursor so many letters after the start of a box; a gap counts as its letters with braces. */
function putCursor(box: Node, letters: number): void {
  let left = letters;
  for (const [index, node] of [...box.childNodes].entries()) {
    const { length } = node instanceof HTMLElement ? (node.dataset['gap'] ?? '') : (node.textContent ?? '');
    if (left <= length && node instanceof Text) return getSelection()?.collapse(node, left);
    if (left <= length) return getSelection()?.collapse(box, index + (left === 0 ? 0 : 1));
    left -= length;
  }
  getSelection()?.collapse(box, box.childNodes.length);
}

/** The texts before and after what is selected in a box; undefined when the selection is elsewhere. */
function aroundSelected(box: Node): [before: string, after: string] | undefined {
  const range = selectedIn(box);
  if (!range) return undefined;
  const before = document.createRange();
  before.setStart(box, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const after = document.createRange();
  after.selectNodeContents(box);
  after.setStart(range.endContainer, range.endOffset);
  return [textIn(before.cloneContents()), textIn(after.cloneContents())];
}

/** Replaces what is selected in a box, or puts a text where the cursor stands; its gaps become chips. */
function replaceSelected(box: Node & ParentNode, text: string): void {
  const around = aroundSelected(box);
  if (!around) return;
  const start = around[0] + text.replaceAll(/[\s\u00A0]+/g, ' ');
  box.replaceChildren(...nodesOf(start + around[1]));
  putCursor(box, start.length);
}

/** A gap's name among the words of a text, without its braces. */
const bareName = (gap: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d{])${gap.slice(1, -1)}(?![\\p{L}\\d}])`, 'u');

/** Copies what is selected with its gaps in braces, which the browser would copy as bare words; false without any. */
function copySelected(event: ClipboardEvent<HTMLElement>): boolean {
  const range = selectedIn(event.currentTarget);
  if (!range || range.collapsed) return false;
  event.preventDefault();
  event.clipboardData.setData('text/plain', textIn(range.cloneContents()));
  return true;
}

type GapTextProps = {
  /** Attributes that every control has: its id, its description, whether it is wrong. */
  shared: Record<string, unknown>;
  labelId: string;
  value: string;
  gaps: readonly string[];
  change: (text: string) => void;
  /** For an element of a list that takes several rows at once. */
  spread?: Spread | undefined;
};

/** A text whose gaps cannot be broken; one that was taken out can be put back. */
export function GapText({ shared, labelId, value, gaps, change, spread }: GapTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const [pasted, setPasted] = useState(NOTHING_PASTED);
  useLayoutEffect(() => {
    if (box.current && textIn(box.current) !== value) box.current.replaceChildren(...nodesOf(value));
  }, [value]);
  const missing = gaps.filter((gap) => !value.includes(gap));
  const replace = (target: HTMLElement, text: string): void => {
    replaceSelected(target, text);
    change(textIn(target));
  };
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
        onCopy={copySelected}
        onCut={(event) => {
          if (copySelected(event)) replace(event.currentTarget, '');
        }}
        onPaste={(event) => {
          event.preventDefault();
          const given = event.clipboardData.getData('text/plain');
          const around = aroundSelected(event.currentTarget) ?? ['', ''];
          const spreaded = spreadOver(given, around, spread);
          const cleaned = cleanedPaste(given);
          setPasted(spreaded ?? cleaned);
          if (!spreaded) replace(event.currentTarget, cleaned.text);
        }}
      />
      <PasteNotice {...pasted} />
      {missing.length > 0 && (
        <span className="order">
          {missing.map((gap) => {
            const isBare = bareName(gap).test(value);
            const mended = isBare ? value.replace(bareName(gap), gap) : `${value} ${gap}`.trim();
            return (
              <Button key={gap} act={() => change(mended)}>
                {(isBare ? WORDS.asGap : WORDS.putGap)(gap.slice(1, -1))}
              </Button>
            );
          })}
        </span>
      )}
    </>
  );
}
