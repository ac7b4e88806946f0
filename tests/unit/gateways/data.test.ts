import { afterEach, expect, it, vi } from 'vitest';
import { dataSource } from '#gateways/data.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const good = () => Promise.resolve(Response.json({ a: 1 }));
const gone = () => Promise.resolve(new Response('', { status: 404 }));
const down = () => Promise.reject(new TypeError('Failed to fetch'));

/** Answers each request with the next of `answers`. */
function serving(...answers: (() => Promise<Response>)[]) {
  const left = [...answers];
  return vi.spyOn(globalThis, 'fetch').mockImplementation(() => (left.shift() ?? down)());
}

it('the loader of data fetches once, however often it is asked', async () => {
  const fetched = serving(good, good);
  const source = dataSource<{ a: number }>('/a.json');
  expect(source.peek()).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
  await Promise.all([source.load(), source.load()]);
  expect(await source.load()).toEqual({ a: 1 });
  expect(source.peek()).toEqual({ a: 1 });
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/a.json');
});

it.each([
  ['the connection', down],
  ['the server', gone],
])('the loader of data tries once more when %s fails', async (_, failing) => {
  serving(failing, good);
  expect(await dataSource('/a.json').load()).toEqual({ a: 1 });
});

it('the loader of data fails when both tries do, and may be asked again', async () => {
  serving(down, gone, good);
  const source = dataSource('/a.json');
  await expect(source.load()).rejects.toThrow('/a.json answered 404');
  expect(source.peek()).toBeNull();
  expect(await source.load()).toEqual({ a: 1 });
});
