import { describe, expect, it } from 'vitest';
import { fillTemplate } from '#domain/template.ts';
import { formatDate } from '#domain/format.ts';
import { today } from '#gateways/clock.ts';
import { content } from '../../support/content/content.ts';
import { attributesOf, pageAt, textOf, textsOf } from '../../support/content/rendered-pages.ts';

describe.each([
  ['[S2.12-01..08]', '/terminos', content.terms],
  ['[S2.12-10..18]', '/privacidad', content.privacy],
])('%s %s', (_, path, { title, sections }) => {
  const page = pageAt(path);

  it('a legal text has its sections, numbered and listed', () => {
    expect(textOf(page, 'h1')).toBe(title);
    const headings = textsOf(page, 'main h2');
    expect(headings).toEqual(
      sections.map(
        (section, index) => `${index + 1}. ${fillTemplate(section.title, { name: content.site.name })}`,
      ),
    );
    expect(textsOf(page, 'main nav li')).toEqual(headings);
  });

  it('a legal text names who answers for it, from the site configuration', () => {
    const { controller } = content.site.privacy;
    expect(textOf(page)).toContain(controller);
    expect(textOf(page)).toContain(content.site.contact.email);
    expect(attributesOf(page, 'main a', 'href')).toContain(`mailto:${content.site.contact.email}`);
  });
});

describe('the terms', () => {
  const page = pageAt('/terminos');

  it('[S2.12-09] show the current day as their last update, and the browser keeps it current', () => {
    expect(textOf(page, 'time')).toBe(formatDate(today()));
    expect(page.querySelectorAll('time[data-today]')).toHaveLength(1);
    expect(attributesOf(page, 'time', 'datetime')).toEqual([today()]);
  });
});

describe('the privacy policy', () => {
  const page = pageAt('/privacidad');
  const text = textOf(page);

  it('says how long the browser keeps what was typed', () => {
    expect(text).toContain(`${content.site.privacy.draftDays} días`);
    expect(text).toContain(`${content.site.privacy.personalDataDays} días`);
  });

  it('has a fixed date of last update', () => {
    expect(page.querySelectorAll('time[data-today]')).toHaveLength(0);
  });

  it('has a table that says in each cell which column it is', () => {
    const [row] = page.querySelectorAll('table tbody tr');
    expect(row && attributesOf(row, 'td', 'data-label')).toEqual([
      'Dónde queda',
      'Para qué',
      'Cuánto tiempo',
    ]);
  });
});
