import { expect } from 'vitest';

/** An element of a feed. */
export type Element = { name: string; attributes: Record<string, string>; children: Element[]; text: string };

const UNESCAPED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const NAME = /^[A-Za-z][\w:-]*$/;

function unescaped(text: string): string {
  expect(text).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot);)/);
  expect(Array.from(text).filter((sign) => sign < ' ' && sign !== '\n')).toEqual([]);
  return text.replaceAll(/&(\w+);/g, (_, name: string) => UNESCAPED[name] ?? '');
}

/** Reads XML without comments or sections; fails at whatever is not well formed. */
export function readXml(xml: string): Element {
  const declaration = '<?xml version="1.0" encoding="utf-8"?>\n';
  expect(xml.startsWith(declaration)).toBe(true);
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const [, text = '', tag] of xml.slice(declaration.length).matchAll(/([^<]*)(?:<([^>]*)>|$)/g)) {
    const at = open.at(-1) as Element;
    at.text += unescaped(text);
    if (tag === undefined) continue;
    if (tag.startsWith('/')) {
      expect(tag.slice(1)).toBe(at.name);
      open.pop();
      continue;
    }
    const [, name = '', rest = '', closed] = /^(\S+?)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)$/.exec(tag) ?? [];
    expect(name).toMatch(NAME);
    const attributes = Object.fromEntries(
      [...rest.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, unescaped(value)]),
    );
    const element = { name, attributes, children: [], text: '' };
    at.children.push(element);
    if (closed === '') open.push(element);
  }
  expect([open.length, root.children.length]).toEqual([1, 1]);
  return root.children[0] as Element;
}

/** Children of an element by their name. */
export const named = ({ children }: Element, name: string): Element[] =>
  children.filter((one) => one.name === name);
/** Text of an element's first child of that name; '' without one. */
export const textOf = (element: Element, name: string): string => named(element, name)[0]?.text ?? '';

/** What RFC 4287 demands of a feed and of an entry: how many of each element, at least and at most. */
const DEMANDS: Record<string, Record<string, [least: number, most: number]>> = {
  feed: {
    id: [1, 1],
    title: [1, 1],
    updated: [1, 1],
    author: [1, 9],
    subtitle: [0, 1],
    rights: [0, 1],
    link: [1, 9],
    entry: [0, 999],
  },
  entry: { id: [1, 1], title: [1, 1], updated: [1, 1], link: [1, 9], content: [0, 1] },
};

/** Fails when a feed or an entry has not what the standard demands, or has more. */
export function expectElements(element: Element): void {
  const demands = DEMANDS[element.name] ?? {};
  expect(element.children.map(({ name }) => name).filter((name) => !(name in demands))).toEqual([]);
  for (const [name, [least, most]] of Object.entries(demands)) {
    const { length } = named(element, name);
    expect([name, length >= least && length <= most]).toEqual([name, true]);
  }
  expect(textOf(element, 'id')).toMatch(/^(?:https:\/\/|tag:)[^\s]+$/);
  expect(textOf(element, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-03:00$/);
  expect(Number.isNaN(Date.parse(textOf(element, 'updated')))).toBe(false);
}
