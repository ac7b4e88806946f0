import { type ReactNode, useContext } from 'react';
import type { Reading } from '#domain/input/reading.ts';
import { fillTemplate } from '#domain/template.ts';
import { Button } from '#ui/Button.tsx';
import { type ReadingTexts, ReadingTextsContext } from '#ui/fields/Field.tsx';

/** Letters of a text that a sentence quotes at most. */
const LONGEST_QUOTE = 40;

/** The sentence about a text that is no value; undefined for any other. */
export function unreadText(
  reading: Reading<unknown> | null | undefined,
  typed: string,
  texts: ReadingTexts | null,
): string | undefined {
  if (reading?.kind !== 'unread') return undefined;
  return texts
    ? fillTemplate(texts.unread[reading.why], { text: typed.trim().slice(0, LONGEST_QUOTE) })
    : undefined;
}

type ReadAsProps<Value> = {
  reading: Reading<Value> | null | undefined;
  inputFormat: { format: (value: Value) => string };
  prefix?: string | undefined;
  suffix?: string | undefined;
  onChoose: (value: Value) => void;
};

/** Says how a field reads what is not written as it shows it, and asks with two buttons where two readings are possible. */
export function ReadAs<Value>(props: ReadAsProps<Value>): ReactNode {
  const { reading, inputFormat, prefix, suffix, onChoose } = props;
  const texts = useContext(ReadingTextsContext);
  if (!texts) return null;
  const write = (value: Value) => [prefix, inputFormat.format(value), suffix].filter(Boolean).join('\u00A0');
  return (
    <>
      {reading?.kind === 'value' && !reading.isPlain && (
        <span>{fillTemplate(texts.read, { value: write(reading.value) })}</span>
      )}
      {reading?.kind === 'either' && (
        <>
          <span>
            {fillTemplate(texts.either, {
              one: write(reading.values[0]),
              other: write(reading.values[1]),
            })}{' '}
          </span>
          {reading.values.map((value) => (
            <Button key={write(value)} look="quiet" text={write(value)} onClick={() => onChoose(value)} />
          ))}
        </>
      )}
    </>
  );
}
