import { expect, it } from 'vitest';
import type { Ledger } from '#generated/types.ts';
import { feed } from '#scripts/build/site/feed.ts';
import type { Content } from '#site/content.ts';
import { content } from '../../../../support/content/content.ts';

type Element = { name: string; attributes: Record<string, string>; children: Element[]; text: string };

const UNESCAPED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const NAME = /^[A-Za-z][\w:-]*$/;

function unescaped(text: string): string {
  expect(text).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot);)/);
  expect(Array.from(text).filter((sign) => sign < ' ' && sign !== '\n')).toEqual([]);
  return text.replaceAll(/&(\w+);/g, (_, name: string) => UNESCAPED[name] ?? '');
}

/** Reads XML without comments or sections; fails at whatever is not well formed. */
function parse(xml: string): Element {
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

const named = ({ children }: Element, name: string): Element[] => children.filter((one) => one.name === name);
const textOf = (element: Element, name: string): string => named(element, name)[0]?.text ?? '';

const read = (changed: Content): Element => parse(feed(changed)[1]);
const withLedger = (ledger: Ledger): Content => ({ ...content, ledger });

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

function expectElements(element: Element): void {
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

it('is an Atom feed with everything that the standard demands, and nothing else', () => {
  const atom = read(content);
  expect([atom.name, atom.attributes['xmlns']]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  expectElements(atom);
  const entries = named(atom, 'entry');
  expect(entries.length).toBeGreaterThan(1);
  for (const entry of entries) expectElements(entry);
  const ids = entries.map((entry) => textOf(entry, 'id'));
  expect(new Set(ids).size).toBe(ids.length);
  const links = named(atom, 'link').map(({ attributes }) => attributes['rel']);
  expect(links).toEqual(['self', 'alternate']);
  expect(named(atom, 'link')[0]?.attributes['href']).toBe(`${content.site.origin}/cambios.xml`);
});

it('tells the newest first and is as new as that', () => {
  const atom = read(content);
  const moments = named(atom, 'entry').map((entry) => textOf(entry, 'updated'));
  expect(moments).toEqual(moments.toSorted().toReversed());
  expect(textOf(atom, 'updated')).toBe(moments[0]);
});

it('leads from a change to the page of the lender, and has an entry for an entity and a day', () => {
  const atom = read(content);
  const days = content.ledger.loans.flatMap(({ code, figures }) =>
    figures.filter(({ change }) => change !== 'known').map(({ day }) => `${day}:${code}`),
  );
  expect(named(atom, 'entry').map((entry) => textOf(entry, 'id').split(',')[1])).toEqual(
    expect.arrayContaining([...new Set(days)]),
  );
  const targets = named(atom, 'entry').map((entry) => named(entry, 'link')[0]?.attributes['href']);
  expect(targets.every((target) => target?.startsWith(content.site.origin))).toBe(true);
  expect(targets.some((target) => !target?.endsWith('/informacion'))).toBe(true);
});

it('holds whatever an entity calls its loan, and leaves out whom the results leave out', () => {
  const [loan] = content.ledger.loans as [Ledger['loans'][number]];
  const odd = { ...loan, product: 'A & B <script> "C" \u0007' };
  const excluded = { ...loan, entity: content.exclusions.names[0]?.name ?? '', code: 99_999 };
  const atom = read(withLedger({ ...content.ledger, loans: [odd, excluded] }));
  const told = named(atom, 'entry').map((entry) => textOf(entry, 'content'));
  expect(told[0]).toContain('A & B <script> "C"');
  expect(feed(withLedger({ ...content.ledger, loans: [odd, excluded] }))[1]).not.toContain('99999');
});

it('is valid without any change', () => {
  const atom = read(withLedger({ ...content.ledger, loans: [] }));
  expectElements(atom);
  expect(named(atom, 'entry')).toEqual([]);
});
