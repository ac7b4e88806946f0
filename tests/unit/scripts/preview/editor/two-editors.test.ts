import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatJson } from '#scripts/config/fix/format-json.ts';
import { bringUpToDate, ClashError } from '#scripts/preview/editor/page/host/commit.ts';
import { openHost } from '#scripts/preview/editor/page/host/open-host.ts';
import { proposalsOf } from '#scripts/preview/editor/page/host/proposals.ts';
import { addTo, propose } from '#scripts/preview/editor/page/host/propose.ts';
import { headOf } from '#scripts/preview/editor/page/host/read-texts.ts';
import { codeHost } from '../../../../support/server/code-host/code-host.ts';
import { memoryNotes } from '../../../../support/server/code-host/memory-notes.ts';

const FILE = 'config/home.json';
const OTHER = 'config/contact.json';
const BEFORE = { title: 'Uno', note: 'Una nota', rows: ['a', 'b', 'c'] };
const WORDS = { title: 'Cambia la portada', description: '' };

let server: ReturnType<typeof codeHost>;
beforeEach(async () => {
  const tokens = { ana: { login: 'ana', push: true }, eva: { login: 'eva', push: true } };
  server = codeHost({ [FILE]: formatJson(BEFORE), [OTHER]: '{}\n' }, tokens);
  await server.start();
});
afterEach(() => {
  expect(server.invalid).toEqual([]);
  server.stop();
});

const hostOf = (who: string) => openHost({ address: server.address(), branch: 'main' }, who);
const textOf = (data: object | null): string | null => data && formatJson(data);
const stateOfMine = async () => (await proposalsOf(hostOf('ana'))).find(({ isMine }) => isMine)?.state;

type Change = object | null;
const { note: _, ...WITHOUT_NOTE } = BEFORE;
const rows = (...names: string[]): Change => ({ ...BEFORE, rows: names });

/** What two people do to one place at once, and the elements that are there when both are joined; null where they are asked. */
const KINDS: [kind: string, one: Change, other: Change, joined: string[] | null][] = [
  ['both write a text', { ...BEFORE, title: 'Dos' }, { ...BEFORE, title: 'Tres' }, null],
  ['one writes a text that the other takes out', { ...BEFORE, note: 'Otra' }, WITHOUT_NOTE, null],
  ['both add an element at the end', rows('a', 'b', 'c', 'd'), rows('a', 'b', 'c', 'e'), [...'abcde']],
  ['one writes an element that the other takes out', rows('a', 'x', 'c'), rows('a', 'c'), null],
  ['both put the elements in another order', rows('b', 'a', 'c'), rows('a', 'c', 'b'), [...'abc']],
  ['one takes the file away that the other writes', null, { ...BEFORE, title: 'Tres' }, null],
];
const CASES = KINDS.flatMap(([kind, one, other, joined]) => [
  { kind, who: 'the other', mine: one, theirs: other, joined },
  { kind, who: 'the first', mine: other, theirs: one, joined },
]);

test.each(CASES)(
  '$kind, and $who publishes: nothing is lost, and nothing is done that cannot be merged',
  async ({ mine, theirs, joined }) => {
    const at = await headOf(hostOf('ana'));
    const published = server.treeAt('main');
    const notes = memoryNotes();
    const draft = { [FILE]: textOf(mine), [OTHER]: '{ "title": "Hola" }\n' };
    const given = { published, at, words: WORDS };
    const { branch, number } = await propose(hostOf('ana'), draft, { ...given, notes });
    await propose(hostOf('eva'), { [FILE]: textOf(theirs) }, { ...given, notes: memoryNotes() });
    server.merge(2);
    expect(await stateOfMine()).toBe('clash');

    const [head, main] = [await headOf(hostOf('ana'), branch), await headOf(hostOf('ana'))];
    const addition = { head, published: main, whole: {}, words: WORDS };
    const error: unknown = await bringUpToDate(hostOf('ana'), branch, addition).catch(
      (thrown: unknown) => thrown,
    );
    expect(server.treeAt('main')[FILE] ?? null).toBe(textOf(theirs));
    if (joined) {
      const both = JSON.parse(server.treeAt(branch)[FILE] ?? '') as typeof BEFORE;
      expect({ ...both, rows: both.rows.toSorted() }).toEqual({ ...BEFORE, rows: joined });
    } else {
      expect(error).toBeInstanceOf(ClashError);
      const clash = { texts: { [FILE]: textOf(mine) }, theirs: { [FILE]: textOf(theirs) } };
      expect(error).toMatchObject({ clash });
      expect(server.refs.get(branch)).toBe(head);
      const chosen = { ...given, published: server.treeAt('main'), at: main, draft, notes };
      expect(await addTo(hostOf('ana'), { number, branch }, chosen)).toBe(true);
      expect(server.treeAt(branch)[FILE] ?? null).toBe(textOf(mine));
    }
    expect(server.treeAt(branch)[OTHER]).toBe('{ "title": "Hola" }\n');
    expect(await stateOfMine()).toBe('waiting');
  },
);
