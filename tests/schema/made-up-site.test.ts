import { expect, it } from 'vitest';
import { madeFiles } from '../fixtures/made-up/site.ts';
import { textOf } from '../support/content/files.ts';

it.each([...madeFiles()])('%s is what npm run test:site writes', (file, text) => {
  expect(textOf(file)).toBe(text);
});
