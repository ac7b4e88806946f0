import { expect, it } from 'vitest';
import data from './asvs.json';

it('the requirements of the ASVS are in every chapter, or the chapter does not apply', () => {
  const chapters = new Set([...data.sections, ...data.chaptersNotApplying].map(({ id }) => id.split('.')[0]));
  expect([...chapters].toSorted()).toEqual(Array.from({ length: 17 }, (_, at) => `V${at + 1}`).toSorted());
});
