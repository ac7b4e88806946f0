/** Keys that are no characters, by the code that WebDriver gives them (W3C WebDriver, 17.4.2). */
export const KEY_CODES = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Backspace: '\uE003',
  ArrowRight: '\uE014',
} as const;

type Key = keyof typeof KEY_CODES;

/** A browser with one tab, as a visitor uses it: the same acts in every engine. */
export type Driver = {
  /** Opens an address of the site and waits until it has loaded. */
  open: (path: string) => Promise<void>;
  /** Runs a function in the page, which knows nothing of the test but its arguments; resolves with what it gives. */
  run: <Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Presses the middle of the first visible element that matches; it has to be there. */
  click: (selector: string) => Promise<void>;
  /** Types a text into what has the focus, character by character. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Sets the size of the window, in pixels. */
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
};
