import { describe, expect, test } from 'vitest';
import { formatJson } from '#scripts/config/fix/format-json.ts';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import { createDiffer } from '#scripts/preview/changes/diff.ts';
import { withoutEdit } from '#scripts/preview/editor/page/take-back.ts';
import { content } from '../../../../support/content/content.ts';

const { edits } = createDiffer([readSchemas('.')]);
const lender = content.lenders.find(({ page }) => (page?.figures.length ?? 0) > 2);
if (!lender?.page) throw new Error('The content needs a lender with three figures.');
const [one, two, three, ...rest] = lender.page.figures;

type Changed = Record<string, unknown>;
const figures = (list: unknown): Changed => ({ ...lender, page: { ...lender.page, figures: list } });
const { headOffice: _, ...without } = lender;

const CHANGES: [what: string, after: Changed][] = [
  ['a text that was changed', { ...lender, name: 'Otro nombre' }],
  ['a text that was taken away', without],
  ['a list that was added', { ...lender, formerIds: ['otro-nombre'] }],
  ['an element that was added', figures([one, { ...one, label: 'nueva' }, two, three, ...rest])],
  ['an element that was taken away', figures([one, three, ...rest])],
  ['an element that was moved', figures([two, three, one, ...rest])],
  ['a text of an element that was changed', figures([one, { ...two, label: 'nueva' }, three, ...rest])],
];

/** Takes back the first edit that a text of ours is not part of. */
function takeBack(after: Changed, isTaken: (sentence: string) => boolean): unknown {
  const [before, text] = [formatJson(lender as object), formatJson(after)];
  const edit = edits('lender', lender, after).find(({ path }) => isTaken(path.join(' ')));
  if (!edit) throw new Error('Nothing was changed.');
  return JSON.parse(withoutEdit(before, text, edit));
}

describe('one change is taken back', () => {
  test.each(CHANGES)('one change is taken back %s', (_, after) =>
    expect(takeBack(after, () => true)).toEqual(lender),
  );

  test.each(CHANGES.filter(([, after]) => after['name'] === lender.name))(
    'one change is taken back %s, and another one stays',
    (_, after) => {
      const isOther = (path: string): boolean => !path.startsWith('Nombre que');
      expect(
        takeBack({ ...after, color: '#010203' }, (path) => isOther(path) && !path.startsWith('Color')),
      ).toEqual({
        ...lender,
        color: '#010203',
      });
    },
  );
});
