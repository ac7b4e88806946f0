import type { FormEvent } from 'react';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

/** Props of a form that says in Spanish what is missing or wrong in it: browsers say it in their own language. */
export const SAID_IN_SPANISH = {
  onInvalidCapture: ({ target }: FormEvent<HTMLFormElement>): void => {
    if (!(target instanceof HTMLInputElement)) return;
    target.setCustomValidity(target.validity.valueMissing ? WORDS.isMissing : WORDS.isMalformed);
  },
  // A field that is written may fill in another, which hears nothing of it.
  onInputCapture: ({ currentTarget }: FormEvent<HTMLFormElement>): void => {
    for (const one of currentTarget.elements) if (one instanceof HTMLInputElement) one.setCustomValidity('');
  },
};
