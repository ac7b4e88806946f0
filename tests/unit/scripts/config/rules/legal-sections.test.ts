import { expect, test } from 'vitest';
import type { Parts } from '#scripts/config/read/content.ts';
import { legalSections } from '#scripts/config/rules/documents.ts';
import { content } from '../../../../support/content.ts';
import { ruleProblems } from '../../../../support/rule-run.ts';

type Legal = NonNullable<Parts['terms']>;

// The schema already demands the number of sections; the rule still does if somebody loosens the schema.
const pointersFor = (change: Partial<Legal>): string[] =>
  [...legalSections.check({ ...content, terms: { ...content.terms, ...change } as Legal }, {} as never)].map(
    ({ file, pointer }) => `${file}#${pointer}`,
  );

const { sections } = content.terms;

test('the real documents have seven and eight sections', () => {
  expect(ruleProblems(legalSections)).toEqual([]);
  expect([content.terms.sections.length, content.privacy.sections.length]).toEqual([7, 8]);
});

test.each([
  ['a section too few', { sections: sections.slice(1) }, ['config/legal/terms.json#/sections']],
  ['another document in its place', { document: 'privacy' }, ['config/legal/terms.json#/document']],
  [
    'sections in another order',
    { sections: [sections[1], sections[0], ...sections.slice(2)] },
    ['config/legal/terms.json#/sections/0/id', 'config/legal/terms.json#/sections/1/id'],
  ],
])('%s', (_, change, pointers) => expect(pointersFor(change as Partial<Legal>)).toEqual(pointers));
