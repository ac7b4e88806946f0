import { expect, test } from 'vitest';
import {
  changed,
  changedFiles,
  type Draft,
  type Files,
  keptText,
  received,
  redone,
  restored,
  settled,
  undone,
} from '#scripts/editor/page/draft.ts';

const HOME = 'config/home.json';
const TERMS = 'config/legal/terms.json';
const PUBLISHED: Files = { [HOME]: { title: 'Uno', items: ['a'] }, [TERMS]: { title: 'Términos' } };

const begun = restored('', PUBLISHED);
const titled = (draft: Draft, title: string, place = ''): Draft =>
  changed(draft, (files) => void ((files[HOME] as { title: string }).title = title), place);
const titleOf = ({ files }: Draft): string => (files[HOME] as { title: string }).title;

test('letters of one place are one step, which is taken back and again as one', () => {
  const typed = ['D', 'Do', 'Dos'].reduce((draft, title) => titled(draft, title, 'title'), begun);
  const other = changed(
    typed,
    (files) => void (files[TERMS] as { items?: string[] }).items?.push('b'),
    'title',
  );
  expect([titleOf(other), other.past.length]).toEqual(['Dos', 1]);
  expect(titleOf(undone(other))).toBe('Uno');
  expect(changedFiles(undone(other))).toEqual([]);
  expect(titleOf(redone(undone(other)))).toBe('Dos');
});

test('a file that came and one that went are changed, and are taken back', () => {
  const draft = changed(begun, (files) => {
    files['config/new.json'] = { title: 'Nuevo' };
    delete files[TERMS];
  });
  expect(changedFiles(draft).toSorted()).toEqual([TERMS, 'config/new.json'].toSorted());
  expect(undone(draft).files).toEqual(PUBLISHED);
});

test('what is typed outlives the page with its steps, over what is published by then', () => {
  const kept = keptText(titled(titled(begun, 'Dos'), 'Tres'));
  const again = restored(kept, PUBLISHED);
  expect([titleOf(again), titleOf(undone(again)), titleOf(undone(undone(again)))]).toEqual([
    'Tres',
    'Dos',
    'Uno',
  ]);
  const later = restored(kept, { ...PUBLISHED, [TERMS]: { title: 'Otros' } });
  expect([titleOf(later), later.files[TERMS], later.clashes]).toEqual(['Tres', { title: 'Otros' }, {}]);
  expect(keptText(undone(titled(begun, 'Dos')))).not.toBe('');
  expect(restored('{ broken', PUBLISHED).files).toBe(PUBLISHED);
});

const mine = titled(begun, 'Mío');

test.each<[what: string, draft: Draft, latest: Files, clashes: Files]>([
  ['a file that was not changed here', mine, { ...PUBLISHED, [TERMS]: { title: 'De ella' } }, {}],
  ['a file that is new', mine, { ...PUBLISHED, 'config/new.json': {} }, {}],
  ['the same text', mine, { ...PUBLISHED, [HOME]: { title: 'Mío', items: ['a'] } }, {}],
  [
    'another text of the file',
    mine,
    { ...PUBLISHED, [HOME]: { title: 'Uno', items: ['b'] } },
    { [HOME]: PUBLISHED[HOME] },
  ],
  ['the file taken away', mine, { [TERMS]: PUBLISHED[TERMS] }, { [HOME]: PUBLISHED[HOME] }],
  [
    'a file of the same name',
    changed(begun, (files) => void (files['config/new.json'] = { title: 'Mío' })),
    { ...PUBLISHED, 'config/new.json': { title: 'De ella' } },
    { 'config/new.json': undefined },
  ],
])(
  'of what a colleague published, %s is asked about only where both changed it',
  (_, draft, latest, clashes) => {
    const next = received(draft, latest);
    expect(next.clashes).toEqual(clashes);
    for (const file of changedFiles(draft)) expect(next.files[file]).toEqual(draft.files[file]);
    for (const [file, data] of Object.entries(latest))
      if (!changedFiles(draft).includes(file)) expect(next.files[file]).toEqual(data);
  },
);

test('a question stays through a reload until it is settled, by mine over theirs or by theirs', () => {
  const theirs = { ...PUBLISHED, [HOME]: { title: 'De ella', items: ['a'] } };
  const asked = restored(keptText(received(mine, theirs)), theirs);
  expect(asked.clashes).toEqual({ [HOME]: PUBLISHED[HOME] });
  expect(settled(asked, HOME, true)).toMatchObject({ clashes: {}, files: mine.files });
  expect(settled(asked, HOME, false)).toMatchObject({ clashes: {}, files: theirs });
  const published = received(asked, { ...theirs, [HOME]: mine.files[HOME] });
  expect([published.clashes, changedFiles(published)]).toEqual([{}, []]);
});
