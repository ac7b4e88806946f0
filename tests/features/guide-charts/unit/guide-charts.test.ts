import { expect, it } from 'vitest';
import { attributesOf, pageAt, readable, textsOf } from '../../../support/content/rendered-pages.ts';

const page = pageAt('/informacion');

it('the guide works its example out to the published figures', () => {
  const rows = page.querySelectorAll('dl dd').map(({ textContent }) => readable(textContent));
  expect(rows).toEqual(
    expect.arrayContaining(['73,81 %', '104,68 %', '$ 124.031', '$ 114.508', '$ 1.435.933']),
  );
});

it('the guide draws each chart with a description and the same figures as a table', () => {
  const charts = page.querySelectorAll('figure');
  expect(charts).toHaveLength(2);
  for (const chart of charts) {
    expect(attributesOf(chart, 'svg[role="img"]', 'aria-label')).toEqual([expect.stringMatching(/\d/)]);
    expect(textsOf(chart, 'table tbody tr').length).toBeGreaterThan(5);
  }
  expect(textsOf(page, 'figure table tbody tr')[11]).toBe('12$ 107.873$ 5.484$ 1.152$ 114.508$ 0');
});
