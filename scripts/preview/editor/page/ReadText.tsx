import { type ComponentProps, useState } from 'react';
import { dayText, dayWords, readDayText } from '#scripts/preview/editor/page/day-text.ts';
import { numberText, readNumber } from '#scripts/preview/editor/page/number-text.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

type ReadTextProps = {
  /** Attributes that every control has: its id, its description, whether it is wrong. */
  shared?: Record<string, unknown>;
  value: unknown;
  change: (value: unknown) => void;
};

type Kind = Pick<ComponentProps<'input'>, 'inputMode'> & {
  read: (text: string) => unknown;
  shown: (value: unknown) => string;
  /** What was read, in words, where it is worth saying. */
  words: (value: unknown, typed: string) => string;
};

/** A value that is read from what somebody writes. What cannot be read stays as it was typed, and the check says so. */
function ReadText({ shared, value, change, read, shown, words, inputMode }: ReadTextProps & Kind) {
  const [typed, setTyped] = useState('');
  const isOwn = typed !== '' && read(typed) === value;
  const said = words(value, isOwn ? typed : '');
  return (
    <>
      <input
        {...shared}
        type="text"
        inputMode={inputMode}
        autoComplete="off"
        value={isOwn ? typed : shown(value)}
        onChange={({ target }) => {
          setTyped(target.value);
          change(read(target.value));
        }}
      />
      {said !== '' && <span className="help">{said}</span>}
    </>
  );
}

const NUMBER: Kind = {
  inputMode: 'decimal',
  read: readNumber,
  shown: numberText,
  words: (value, typed) =>
    typeof value === 'number' && /\p{L}/u.test(typed) ? WORDS.readAs(numberText(value)) : '',
};

/** A number as it is written in Argentina. */
export const NumberText = (props: ReadTextProps) => <ReadText {...props} {...NUMBER} />;

const DAY: Kind = { inputMode: 'text', read: readDayText, shown: dayText, words: dayWords };

/** A day as it is written in Argentina, with its weekday: the browser's own control has the language of the browser. */
export const DayText = (props: ReadTextProps) => <ReadText {...props} {...DAY} />;
