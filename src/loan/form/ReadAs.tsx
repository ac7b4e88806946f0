import { createContext, useContext } from 'react';
import { fillTemplate } from '#domain/template.ts';
import type { Unread } from '#domain/input/reading.ts';
import type { SimulatorConfig } from '#generated/types.ts';
import { useWords } from '#site/words.tsx';
import { Button } from '#ui/Button.tsx';
import type { ReadAsProps } from '#ui/fields/TypedField.tsx';

export type ReadingTexts = SimulatorConfig['texts']['reading'];

/** The sentences by which fields say what they read, on a page whose words are not the simulator's. */
export const ReadingTextsContext = createContext<ReadingTexts | null>(null);

function useTexts(): ReadingTexts {
  const given = useContext(ReadingTextsContext);
  const words = useWords();
  return given ?? words.simulator.texts.reading;
}

/** Letters of a text that a sentence quotes at most. */
const LONGEST_QUOTE = 40;

/** The sentence about a text that is no value. */
export const refusalText = (why: Unread, typed: string, texts: ReadingTexts): string =>
  fillTemplate(texts.unread[why], { text: typed.trim().slice(0, LONGEST_QUOTE) });

/** The same, in the words of the page. */
export const Refusal = ({ why, typed }: { why: Unread; typed: string }) =>
  refusalText(why, typed, useTexts());

/** Says how a field reads what is not written as it shows it, and asks with two buttons where two readings are possible. */
export function ReadAs<Value>({ reading, inputFormat, prefix, suffix, onChoose }: ReadAsProps<Value>) {
  const texts = useTexts();
  const write = (value: Value) => [prefix, inputFormat.format(value), suffix].filter(Boolean).join('\u00A0');
  if (reading.kind === 'value')
    return !reading.isPlain && <span>{fillTemplate(texts.read, { value: write(reading.value) })}</span>;
  if (reading.kind !== 'either') return null;
  const [one, other] = reading.values;
  return (
    <>
      <span>{`${fillTemplate(texts.either, { one: write(one), other: write(other) })} `}</span>
      {reading.values.map((value) => (
        <Button key={write(value)} look="quiet" text={write(value)} onClick={() => onChoose(value)} />
      ))}
    </>
  );
}
