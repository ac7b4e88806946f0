import { expect, it } from 'vitest';
import { readNativeValues } from '#loan/form/useLoanForm.ts';

const slider = ['amountSlider', '2000000'] as const;
const text = ['amount', '3.000.000'] as const;

it.each([
  ['the slider alone', [slider], 'focused', 2_000_000],
  ['the slider, then typed text', [slider, text], 'focused', 3_000_000],
  ['typed text, then the slider', [text, slider], 'focused', 2_000_000],
  ['typed text and the slider, when neither has the focus', [text, slider], 'left', 3_000_000],
] as const)('after %s the amount is the one that was meant', (_, changes, last, amount) => {
  document.body.innerHTML = `<form>
    <input name="amount" value="500.000"><input name="amountSlider" type="range" min="0" max="9000000" value="500000">
  </form>`;
  const form = document.forms[0] as HTMLFormElement;
  for (const [name, value] of changes) {
    const control = form.elements.namedItem(name) as HTMLInputElement;
    control.focus();
    control.value = value;
    if (last === 'left') control.blur();
  }
  expect(readNativeValues(form).form).toEqual({ amount });
});
