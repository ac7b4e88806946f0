import { expect, it } from 'vitest';
import { readNativeValues } from '#simulator/useLoanForm.ts';

/** A form as it was prerendered, after each change of a control's value. */
function formAfter(...changes: [name: string, value: string][]): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input name="amount" value="500.000"><input name="amountSlider" type="range" min="0" max="9000000" value="500000">
  </form>`;
  const form = document.forms[0] as HTMLFormElement;
  for (const [name, value] of changes) {
    const control = form.elements.namedItem(name) as HTMLInputElement;
    control.focus();
    control.value = value;
  }
  return form;
}

it.each([
  ['the slider alone', [['amountSlider', '2000000']], 2_000_000],
  [
    'the slider, then typed text',
    [
      ['amountSlider', '2000000'],
      ['amount', '3.000.000'],
    ],
    3_000_000,
  ],
  [
    'typed text, then the slider',
    [
      ['amount', '3.000.000'],
      ['amountSlider', '2000000'],
    ],
    2_000_000,
  ],
] as const)('after %s the amount is the last one given', (_, changes, amount) => {
  expect(readNativeValues(formAfter(...(changes as unknown as [string, string][]))).form).toEqual({ amount });
});

it('typed text counts more than the slider when neither has the focus', () => {
  const form = formAfter(['amountSlider', '2000000'], ['amount', '3.000.000']);
  (document.activeElement as HTMLElement).blur();
  expect(readNativeValues(form).form).toEqual({ amount: 3_000_000 });
});
