import { useState } from 'react';
import type { Resolved } from '#scripts/config/read/schema-walk.ts';
import { optionTitle } from '#scripts/changes/titles.ts';
import { rulesOf } from '#scripts/editor/page/schema-words.ts';
import type { Editing } from '#scripts/editor/page/useEditing.ts';

/** Letters of a text that takes several lines. */
const LONG_TEXT = 120;

const WRITTEN = /^-?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?$/;

/**
 * Reads a number as it is written in Argentina: '10,5', '12.000.000'. Null when nothing is written; what is not written so
 * stays a text, which the check refuses: it is never guessed.
 */
function readNumber(text: string): number | string | null {
  const written = text.trim();
  if (written === '') return null;
  return WRITTEN.test(written) ? Number(written.replaceAll('.', '').replace(',', '.')) : text;
}

const SPANISH = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 20, useGrouping: 'min2' });

/** A value of the content as it is shown to be edited: 12000000 is '12.000.000', 10.5 is '10,5'. */
export const numberText = (value: unknown): string =>
  typeof value === 'number' ? SPANISH.format(value) : typeof value === 'string' ? value : '';

type InputProps = {
  editing: Editing;
  /** Attributes that every control has: its id, its description, whether it is wrong. */
  shared: Record<string, unknown>;
  schema: Resolved;
  value: unknown;
  change: (value: unknown) => void;
};

type Option = readonly [value: string, words: string];

/** The values that a field is chosen from, with their words; undefined for one that is written. */
function optionsFor({ loaded: { parts }, value }: Editing, { node }: Resolved): Option[] | undefined {
  if (Array.isArray(node.enum))
    return node.enum.map((option) => [String(option), optionTitle(node, String(option))]);
  if (node['x-from'] === 'lenders') return parts.lenders.map(({ id, name }) => [id, name]);
  if (node['x-from'] !== 'loans') return undefined;
  const { lenderId } = value as { lenderId?: string };
  const codes: readonly number[] = parts.lenders.find(({ id }) => id === lenderId)?.bcraCodes ?? [];
  const declared = parts.catalogue?.products.filter(({ code }) => codes.includes(code)) ?? [];
  return [...new Set(declared.map(({ product }) => product))].map((name) => [name, name]);
}

/** The control for one value, by what its schema admits. */
export function Input({ editing, shared, schema, value, change }: InputProps) {
  const { node, name } = schema;
  const options = optionsFor(editing, schema);
  const text = typeof value === 'string' ? value : '';
  // The control is chosen once: another one would take the focus from whoever is typing.
  const [isLong] = useState(() => Math.max(rulesOf(node).longest ?? 0, text.length) > LONG_TEXT);
  const [typed, setTyped] = useState('');
  const onChange = ({ target }: { target: { value: string } }): void => change(target.value);
  if (options)
    return (
      <select {...shared} value={text} onChange={onChange}>
        {!options.some(([option]) => option === text) && <option value={text}>{text}</option>}
        {options.map(([option, words]) => (
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
        onChange={({ target }) => change(target.checked)}
      />
    );
  if (node.type === 'integer' || node.type === 'number')
    return (
      <input
        {...shared}
        type="text"
        inputMode="decimal"
        // What was typed stays as it is while it says the number.
        value={typed !== '' && readNumber(typed) === value ? typed : numberText(value)}
        onChange={({ target }) => {
          setTyped(target.value);
          change(readNumber(target.value));
        }}
      />
    );
  if (isLong) return <textarea {...shared} rows={3} value={text} onChange={onChange} />;
  return (
    <input {...shared} type={name.endsWith('/isoDate') ? 'date' : 'text'} value={text} onChange={onChange} />
  );
}
