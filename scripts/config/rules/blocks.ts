import type { ConfigFile } from '#scripts/config/read/content.ts';
import { within } from '#scripts/config/read/problem.ts';
import { quoted } from '#scripts/config/read/wording.ts';
import { type RuleFinding, rule } from '#scripts/config/rules/rule.ts';

type Block = { text?: unknown; links?: unknown; headers?: unknown; rows?: unknown };

/** A link marks words that its paragraph really says, and a table's rows are as long as its headings. */
export const blocks = rule({
  id: 'blocks',
  needs: [],
  *check(_, { files }) {
    for (const file of files.values()) {
      if (file.part === 'information' || file.part === 'terms' || file.part === 'privacy')
        yield* blockFindings(file);
    }
  },
});

function blockFindings({ file, data, valid }: ConfigFile): RuleFinding[] {
  const findings: RuleFinding[] = [];
  const visit = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null) return;
    findings.push(...linkFindings(file, pointer, value), ...rowFindings(file, pointer, value));
    for (const [key, member] of Object.entries(value)) visit(member, within(pointer, key));
  };
  if (valid) visit(data, '');
  return findings;
}

function linkFindings(file: string, pointer: string, { text, links }: Block): RuleFinding[] {
  if (typeof text !== 'string' || !Array.isArray(links)) return [];
  return (links as { text: string }[]).flatMap((link, index) => {
    if (text.includes(link.text)) return [];
    const is = `el párrafo no dice ${quoted(link.text)}`;
    const action = 'copiá las palabras tal cual';
    return [
      {
        file,
        pointer: within(pointer, 'links', index, 'text'),
        is,
        expected: 'palabras del párrafo',
        action,
      },
    ];
  });
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
