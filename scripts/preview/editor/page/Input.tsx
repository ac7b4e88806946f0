import { type ClipboardEvent, useState } from 'react';
import type { Resolved } from '#scripts/config/read/schema-walk.ts';
import { optionTitle } from '#scripts/config/read/titles.ts';
import { cleanedPaste } from '#scripts/preview/editor/page/clean-paste.ts';
import { NOTHING_PASTED, type Spread, spreadOver } from '#scripts/preview/editor/page/pasted-rows.ts';
import { GapText } from '#scripts/preview/editor/page/GapText.tsx';
import { PasteNotice } from '#scripts/preview/editor/page/PasteNotice.tsx';
import { DayText, NumberText } from '#scripts/preview/editor/page/ReadText.tsx';
import type { TextRules } from '#scripts/config/read/text-rules.ts';
import { gapsOf } from '#scripts/preview/editor/page/schema-words.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

const LONG_TEXT = 120;

type InputProps = {
  shared: Record<string, unknown>;
  labelId: string;
  schema: Resolved;
  value: unknown;
  change: (value: unknown) => void;
  /** For an element of a list that takes several rows at once. */
  spread?: Spread | undefined;
  /** Values to choose from, with their words. */
  options?: [value: string, words: string][] | undefined;
};

/** The control for one value, by what its schema admits. */
export function Input({
  shared,
  labelId,
  schema: { node, name },
  value,
  change,
  spread,
  options,
}: InputProps) {
  const among = Array.isArray(node.enum)
    ? node.enum.map((option) => [String(option), optionTitle(node, String(option))] as const)
    : options;
  if (among)
    return (
      <select {...shared} value={String(value)} onChange={(event) => change(event.target.value)}>
        {!among.some(([option]) => option === value) && (
          <option value={String(value)}>{String(value)}</option>
        )}
        {among.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
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
  if (node.type === 'integer' || node.type === 'number') return <NumberText {...{ shared, value, change }} />;
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
  if (name.endsWith('/isoDate')) return <DayText {...{ shared, value, change }} />;
  return <FreeText {...{ shared, labelId, node, text, change, spread }} />;
}

type TextControl = 'gaps' | 'long' | 'short';

function controlFor(node: Resolved['node'], text: string): TextControl {
  if (gapsOf(node, text).length > 0) return 'gaps';
  const most = (node.text as TextRules | undefined)?.longest ?? 0;
  return most > LONG_TEXT || text.length > LONG_TEXT ? 'long' : 'short';
}

type FreeTextProps = Pick<InputProps, 'shared' | 'labelId' | 'change' | 'spread'> & {
  node: Resolved['node'];
  text: string;
};

/** A text. Its control is chosen once: another one would take the focus and the letters from whoever is typing. */
function FreeText({ shared, labelId, node, text, change, spread }: FreeTextProps) {
  const [control] = useState(() => controlFor(node, text));
  const [pasted, setPasted] = useState(NOTHING_PASTED);
  if (control === 'gaps')
    return <GapText {...{ shared, labelId, change, spread }} gaps={gapsOf(node, text)} value={text} />;
  const props = {
    ...shared,
    value: text,
    onChange: (event: { target: { value: string } }): void => change(event.target.value),
    onPaste: (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
      const given = event.clipboardData.getData('text/plain');
      const { selectionStart, selectionEnd } = event.currentTarget;
      const around = [text.slice(0, selectionStart ?? 0), text.slice(selectionEnd ?? 0)] as const;
      const spreaded = spreadOver(given, around, spread);
      const cleaned = cleanedPaste(given);
      setPasted(spreaded ?? cleaned);
      if (spreaded) return event.preventDefault();
      if (cleaned.cleaned.length === 0) return;
      event.preventDefault();
      // The one way to write into a field that its own undoing knows of.
      document.execCommand('insertText', false, cleaned.text);
    },
  };
  return (
    <>
      {control === 'long' ? <textarea {...props} rows={3} /> : <input {...props} type="text" />}
      <PasteNotice {...pasted} />
    </>
  );
}
