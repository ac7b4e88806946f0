import { describe, expect, it } from 'vitest';
import { pastedRows, spreadOver } from '#scripts/preview/editor/page/pasted-rows.ts';

describe('the rows of what was pasted', () => {
  it.each([
    ['a column of a spreadsheet', 'Uno\r\nDos\r\nTres\r\n', ['Uno', 'Dos', 'Tres']],
    ['a cell with lines of its own', 'Uno\n"Dos\nlargo"\nTres', ['Uno', 'Dos largo', 'Tres']],
    ['a cell with quotes', '"Dice ""sí""\ny más"\nDos', ['Dice "sí" y más', 'Dos']],
    ['words in quotes, which are no cell', '"Sin" comisión\nDos', ['"Sin" comisión', 'Dos']],
    ['empty rows', '\n\nUno\n  \nDos\n', ['Uno', 'Dos']],
    ['cells side by side', 'Uno\tcon más\nDos', ['Uno con más', 'Dos']],
    ['one line', 'Uno', ['Uno']],
  ])('the rows of a paste are read: %s', (_, text, rows) => expect(pastedRows(text).rows).toEqual(rows));

  it('the rows of what was pasted are cleaned each, and it is told of what once', () => {
    const { rows, cleaned } = pastedRows('Sin\u00A0comisión\nCon “se\u00ADguro”\u00A0de vida');
    expect(rows).toEqual(['Sin comisión', 'Con «seguro» de vida']);
    expect(cleaned).toEqual(['espacios de otro tipo', 'guiones que no se ven', 'comillas']);
  });
});

describe('a pasted column', () => {
  it('a pasted column goes between what stands before the cursor and after it, as far as there is room', () => {
    let given: readonly string[] = [];
    const spread = (rows: readonly string[]): number => {
      given = rows;
      return 2;
    };
    expect(spreadOver('Uno\nDos\nTres', ['Antes ', ' después'], spread)).toEqual({
      cleaned: [],
      rows: { fit: 2, all: 3 },
    });
    expect(given).toEqual(['Antes Uno', 'Dos', 'Tres después']);
  });

  it.each([
    ['of one row', 'Uno', () => 1],
    ['in a text that is in no list', 'Uno\nDos', undefined],
  ])('a pasted column %s is pasted as any text', (_, text, spread) =>
    expect(spreadOver(text, ['', ''], spread)).toBeUndefined(),
  );
});
