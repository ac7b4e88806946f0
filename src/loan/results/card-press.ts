import type { MouseEvent } from 'react';

/** Pixels that a hand may move while it presses; farther away a click is the end of a drag, which selects text. */
const STEADY = 8;

let pressed = { clientX: 0, clientY: 0 };
/** Notes where a press begins. */
export const notePress = ({ clientX, clientY }: MouseEvent): void => {
  pressed = { clientX, clientY };
};

/** Whether a click is a press on an offer itself, not on one of its controls, nor the second of a double click. */
export const isPress = ({ target, clientX, clientY, detail }: MouseEvent): boolean =>
  detail < 2 &&
  Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) < STEADY &&
  !(target as Element).closest('a, button, label');
