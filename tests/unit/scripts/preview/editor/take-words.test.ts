import { expect, test } from 'vitest';
import { takeWords } from '#scripts/preview/editor/page/take-words.ts';

test('what a module holds on to says what the content says, which stays apart', () => {
  const target: Record<string, unknown> & { empty: { title: string; tips: unknown[] } } = {
    empty: { title: 'Nada', tips: ['uno', 'dos', { three: 'tres' }] },
    gone: 'x',
  };
  const { empty } = target;
  const { tips } = empty;
  const source = { empty: { title: 'Nadie', tips: [{ one: 'primero' }] }, added: { text: 'más' } };
  takeWords(target, source);
  expect(target).toEqual(source);
  expect(target.empty).toBe(empty);
  expect(empty.tips).toBe(tips);
  takeWords(target, { empty: { title: 'Otra', tips: [] }, added: { text: 'menos' } });
  expect(source).toEqual({ empty: { title: 'Nadie', tips: [{ one: 'primero' }] }, added: { text: 'más' } });
});
