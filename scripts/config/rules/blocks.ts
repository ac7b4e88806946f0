import { within } from '#scripts/config/read/problem.ts';
import { either, quoted } from '#scripts/config/read/wording.ts';
import { type RuleFinding, rule } from '#scripts/config/rules/rule.ts';
import { visitStrings } from '#scripts/config/rules/strings.ts';
import { cutAtLinks } from '#domain/linked-text.ts';
import { siteValues } from '#site/gap-values.ts';

type Block = { text?: unknown; answer?: unknown; links?: unknown; headers?: unknown; rows?: unknown };
type Link = { text: string; href: string };

/** What the pages of long texts cannot draw: a link whose words are not said, an uneven table, a gap without a value. */
export const blocks = rule({
  id: 'blocks',
  needs: ['site', 'kit'],
  *check(content, { files }) {
    const gaps = Object.keys(siteValues(content));
    for (const config of files.values()) {
      const { file, data, part, valid } = config;
      if (!valid || (part !== 'information' && part !== 'terms' && part !== 'privacy')) continue;
      yield* blockFindings(file, data);
      // The guide's own gaps are all that its schema knows.
      if (part !== 'information') yield* gapFindings(file, data, gaps);
    }
  },
});

function blockFindings(file: string, data: unknown): RuleFinding[] {
  const findings: RuleFinding[] = [];
  const visit = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null) return;
    findings.push(...linkFindings(file, pointer, value), ...rowFindings(file, pointer, value));
    for (const [key, member] of Object.entries(value)) visit(member, within(pointer, key));
  };
  visit(data, '');
  return findings;
}

function linkFindings(file: string, pointer: string, { text, answer, links }: Block): RuleFinding[] {
  const words = text ?? answer;
  if (typeof words !== 'string' || !Array.isArray(links)) return [];
  return cutAtLinks(words, links as Link[]).lost.map((link) => ({
    file,
    pointer: within(pointer, 'links', links.indexOf(link), 'text'),
    is: words.includes(link.text)
      ? `${quoted(link.text)} ya está dentro de otro enlace`
      : `el párrafo no dice ${quoted(link.text)}`,
    expected: 'palabras del párrafo',
    action: 'copiá las palabras tal cual',
  }));
}

function gapFindings(file: string, data: unknown, known: readonly string[]): RuleFinding[] {
  const findings: RuleFinding[] = [];
  visitStrings(data, (text, path) => {
    for (const [gap, name = ''] of text.matchAll(/\{(\w+)\}/g))
      if (!known.includes(name))
        findings.push({
          file,
          pointer: within('', ...path),
          is: `usa ${gap}, que es de la guía de información`,
          expected: either(known.map((one) => `{${one}}`)),
          action: 'sacalo',
        });
  });
  return findings;
}

function rowFindings(file: string, pointer: string, { headers, rows }: Block): RuleFinding[] {
  if (!Array.isArray(headers) || !Array.isArray(rows)) return [];
  return (rows as unknown[][]).flatMap((row, index) => {
    if (row.length === headers.length) return [];
    const is = `la fila tiene ${row.length} celdas`;
    const expected = `${headers.length}, una por encabezado`;
    return [
      { file, pointer: within(pointer, 'rows', index), is, expected, action: 'completá o sacá celdas' },
    ];
  });
}
