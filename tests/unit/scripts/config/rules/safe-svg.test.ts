import { expect, test } from 'vitest';
import { svgFault } from '#scripts/config/rules/safe-svg.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 96 96"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

const SCRIPT = 'javascript:alert(1)';
/** Groups of which each draws the one before twice. */
const nested = (levels: number): string =>
  '<path id="g0"/>' +
  Array.from(
    { length: levels },
    (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(2)}</g>`,
  ).join('');

test.each([
  ['a monogram', svg('<rect width="96" height="96"/><text x="48" font-weight="700">GA</text>')],
  ['shapes and groups', svg('<g fill="#FFF"><path d="M0 0h9v9z"/><circle cx="4" cy="4" r="2"/></g>')],
  [
    'a gradient used inside',
    svg('<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><rect fill="url(#a)"/>'),
  ],
  ['a shape used twice', svg('<defs><path id="b" d="M0 0"/></defs><use href="#b"/>')],
  [
    'a prologue and a comment',
    `<?xml version="1.0" encoding="UTF-8"?>\n<!-- logo -->\n${svg('<path d="M0 0"/>')}\n`,
  ],
  [
    'a clip path inside a group that has an id, as Inkscape writes it',
    svg(
      '<defs><clipPath id="c"><path id="p"/></clipPath></defs><g id="layer1"><g clip-path="url(#c)"><path/></g></g>',
    ),
  ],
  [
    'a reference in the old spelling, declared',
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"><path id="a"/><use xlink:href="#a"/></svg>`,
  ],
  ['width and height instead of a view box', svg('<path/>', 'width="48" height="48"')],
])('a drawing shows: %s', (_, drawing) => expect(svgFault(drawing)).toBeUndefined());

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a script under another prefix', svg('<svg:script>alert(1)</svg:script>')],
  ['an event handler', svg('<path onload="alert(1)" d="M0 0"/>')],
  ['an event handler on the root', svg('', 'viewBox="0 0 9 9" onload="alert(1)"')],
  ['an event handler in capitals', svg('<path ONLOAD="alert(1)"/>')],
  ['a foreign object', svg('<foreignObject><body/></foreignObject>')],
  ['a picture from outside', svg('<image href="https://evil.example/x.png"/>')],
  ['a reference to outside', svg('<use href="https://evil.example/x.svg#a"/>')],
  ['the same in the old spelling', svg('<use xlink:href="//evil.example/x.svg#a"/>')],
  ['a data address', svg('<use href="data:image/svg+xml;base64,AAAA"/>')],
  ['a paint from outside', svg('<rect fill="url(https://evil.example/x#a)"/>')],
  ['a picture from outside, of a set', svg('<rect style="fill:image-set(\'//evil.example/x.png\' 1x)"/>')],
  [
    'the same in the old spelling of browsers',
    svg('<rect fill="-webkit-image-set(\'//evil.example/x\' 1x)"/>'),
  ],
  ['a picture from outside, by its source', svg('<rect style="mask:src(\'//evil.example/x.png\')"/>')],
  ['a picture from outside, faded', svg('<rect style="mask:cross-fade(\'//evil.example/x\', red)"/>')],
  ['a style that imports', svg('<rect style="@import url(https://evil.example)"/>')],
  ['a style element', svg('<style>@import "https://evil.example"</style>')],
  ['an animation that sets a reference', svg(`<a><animate attributeName="href" to="${SCRIPT}"/></a>`)],
  ['a disguised reference', svg('<rect fill="u&#114;l(https://evil.example)"/>')],
  ['an entity', `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('&x;')}`],
  ['a style sheet', `<?xml-stylesheet href="https://evil.example/x.css"?>${svg('')}`],
  ['a CDATA section', svg('<![CDATA[<script>]]>')],
  ['an attribute without quotes', svg('<path d=M0/>')],
  ['an element that does not end', '<svg viewBox="0 0 9 9"><path d="M0 0"/>'],
  ['two drawings', svg('') + svg('')],
  ['a page', '<html><body/></html>'],
  ['nothing', ''],
  ['a wide drawing', svg('', 'viewBox="0 0 120 40"')],
  ['a drawing without a size', svg('<path/>', '')],
  ['[F54] a drawing without its namespace', '<svg viewBox="0 0 9 9"><path/></svg>'],
  ['[F55] a drawing of another namespace', svg('<path/>', 'viewBox="0 0 9 9"').replace('/svg"', '/SVG"')],
  ['[F56] an attribute twice', svg('<path d="M0 0" d="M1 1"/>')],
  ['[F57] an empty drawing', svg('<g/>')],
  ['[F58] copies of copies of copies', svg(nested(9))],
  ['a reference in the old spelling, not declared', svg('<path id="a"/><use xlink:href="#a"/>')],
  ['a letter by its HTML name', svg('<title>Banco&nbsp;Norte</title><path/>')],
  ['a line before the declaration', `\n<?xml version="1.0"?>${svg('<path/>')}`],
  ['a hundred copies', svg(`<path id="a"/>${'<use href="#a"/>'.repeat(100)}`)],
  ['a pattern, which repeats without end', svg('<pattern id="a" width="1"><path/></pattern>')],
])('a drawing with %s is refused', (_, drawing) => expect(svgFault(drawing)).toBeDefined());

test('the check of drawings refuses in reasonable time, whatever it is given', () => {
  const start = performance.now();
  svgFault(`<svg ${'a="b" '.repeat(3000)}`);
  svgFault(`<svg viewBox="0 0 9 9">${'<!--'.repeat(3000)}`);
  expect(performance.now() - start).toBeLessThan(500);
});
