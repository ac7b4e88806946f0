import { expect, it } from 'vitest';
import type { Ledger } from '#generated/types.ts';
import { feed } from '#scripts/build/site/feed.ts';
import type { Content } from '#site/content.ts';
import { type Element, expectElements, named, readXml, textOf } from '../../../../support/content/atom.ts';
import { content } from '../../../../support/content/content.ts';

const read = (changed: Content): Element => readXml(feed(changed)[1]);
const withLedger = (ledger: Ledger): Content => ({ ...content, ledger });

it('the feed is an Atom feed with everything that the standard demands, and nothing else', () => {
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

it('the feed tells the newest first and is as new as that', () => {
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

it('the feed holds whatever an entity calls its loan, and leaves out whom the results leave out', () => {
  const [loan] = content.ledger.loans as [Ledger['loans'][number]];
  const odd = { ...loan, product: 'A & B <script> "C" \u0007' };
  const excluded = { ...loan, entity: content.exclusions.names[0]?.name ?? '', code: 99_999 };
  const atom = read(withLedger({ ...content.ledger, loans: [odd, excluded] }));
  const told = named(atom, 'entry').map((entry) => textOf(entry, 'content'));
  expect(told[0]).toContain('A & B <script> "C"');
  expect(feed(withLedger({ ...content.ledger, loans: [odd, excluded] }))[1]).not.toContain('99999');
});

it('the feed is valid without any change', () => {
  const atom = read(withLedger({ ...content.ledger, loans: [] }));
  expectElements(atom);
  expect(named(atom, 'entry')).toEqual([]);
});
