import { useLayoutEffect, useRef } from 'react';
import type { Resolved } from '#scripts/config/read/schema-walk.ts';
import { Button } from '#scripts/preview/editor/page/Button.tsx';
import { gapsOf, optionLabel } from '#scripts/preview/editor/page/schema-words.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

const LONG_TEXT = 120;

type InputProps = {
  shared: Record<string, unknown>;
  labelId: string;
  schema: Resolved;
  value: unknown;
  change: (value: unknown) => void;
};

/** The control for one value, by what its schema admits. */
export function Input({ shared, labelId, schema: { node, name }, value, change }: InputProps) {
  if (Array.isArray(node.enum))
    return (
      <select {...shared} value={String(value)} onChange={(event) => change(event.target.value)}>
        {node.enum.map((option) => (
          <option key={String(option)} value={String(option)}>
            {optionLabel(node, String(option))}
          </option>
        ))}
      </select>
    );
  if (node.type === 'boolean')
    return (
      <input
        {...shared}
        type="checkbox"
        checked={value === true}
        onChange={(event) => change(event.target.checked)}
      />
    );
  if (node.type === 'integer' || node.type === 'number')
    return (
      <input
        {...shared}
        type="number"
        step={node.type === 'integer' ? 1 : 'any'}
        value={typeof value === 'number' ? value : ''}
        onChange={(event) => change(event.target.value === '' ? null : event.target.valueAsNumber)}
      />
    );
  const text = typeof value === 'string' ? value : '';
  const write = (event: { target: { value: string } }): void => change(event.target.value);
  if (name.endsWith('/color'))
    return (
      <span className="color">
        <input
          type="color"
          aria-label={WORDS.pick}
          value={/^#[\da-f]{6}$/i.test(text) ? text : '#000000'}
          onChange={(event) => change(event.target.value.toUpperCase())}
        />
        <input {...shared} type="text" value={text} onChange={write} />
      </span>
    );
  if (name.endsWith('/isoDate')) return <input {...shared} type="date" value={text} onChange={write} />;
  const gaps = gapsOf(node, text);
  if (gaps.length > 0) return <GapText {...{ shared, labelId, gaps, change }} value={text} />;
  const most = Number(/\{1,(\d+)\}/.exec(String(node.pattern))?.[1] ?? 0);
  if (most > LONG_TEXT || text.length > LONG_TEXT)
    return <textarea {...shared} rows={3} value={text} onChange={write} />;
  return <input {...shared} type="text" value={text} onChange={write} />;
}

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

type GapTextProps = Omit<InputProps, 'schema'> & { value: string; gaps: readonly string[] };

/** A text whose gaps cannot be broken; one that was taken out can be put back. */
function GapText({ shared, labelId, value, gaps, change }: GapTextProps) {
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
            <Button key={gap} act={() => change(`${value} ${gap}`.trim())}>
              {WORDS.putGap(gap.slice(1, -1))}
            </Button>
          ))}
        </span>
      )}
    </>
  );
}
