import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { isTouched, watchControls } from '#islands/touched-controls.ts';

afterEach(() => document.body.replaceChildren());

const MARKUP =
  '<input name="amount" value="500"><select name="kind"><option>a<option>b</select><input name="term">';

const field = (name: string): HTMLInputElement =>
  document.querySelector(`[name=${name}]`) as HTMLInputElement;

/** Draws a form anew, as React does with a translated one; `meanwhile` runs after its controls were noted. */
function redraw(before: () => void, meanwhile: () => void): void {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = MARKUP;
  before();
  const takeOver = watchControls(root);
  meanwhile();
  root.innerHTML = MARKUP;
  takeOver();
}

const type = (name: string, text: string): void => {
  field(name).focus();
  field(name).value = text;
};

it('a form that is drawn anew while it wakes keeps what was typed and chosen meanwhile, and the focus where it has gone', async () => {
  redraw(
    () => type('amount', '750'),
    () => {
      field('kind').value = 'b';
      type('term', '1');
    },
  );
  expect(['amount', 'kind', 'term'].map((name) => field(name).value)).toEqual(['750', 'b', '1']);
  await userEvent.keyboard('2');
  expect(field('term').value).toBe('12');
});

it('a form that is drawn anew while it wakes keeps the caret where the next digit belongs', async () => {
  redraw(
    () => type('amount', '1345'),
    () => field('amount').setSelectionRange(1, 1),
  );
  await userEvent.keyboard('2');
  expect(field('amount').value).toBe('12345');
});

it('a form that is drawn anew while it wakes keeps what was selected to be typed over', async () => {
  redraw(
    () => field('amount').focus(),
    () => field('amount').select(),
  );
  await userEvent.keyboard('7');
  expect(field('amount').value).toBe('7');
});

it.each([
  ['no choice that is marked, as React draws it', '<select><option>a<option>b</select>', 'b'],
  ['a choice that is marked, as the build draws it', '<select><option>a<option selected>b</select>', 'a'],
])('a list with %s is touched by another choice alone', (_, markup, other) => {
  document.body.innerHTML = markup;
  const list = document.querySelector('select') as HTMLSelectElement;
  expect(isTouched(list)).toBe(false);
  list.value = other;
  expect(isTouched(list)).toBe(true);
});
