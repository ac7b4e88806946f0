import { expect, it } from 'vitest';
import { pageAt, textOf } from '../../../support/content/rendered-pages.ts';

it('the privacy policy holds the button that erases', () => {
  expect(textOf(pageAt('/privacidad'), '[data-island="erase"] button')).toBe('⟦site privacy erase⟧');
});
