import { describe, expect, test } from 'vitest';
import { cleanSvg, drawingText } from '#scripts/preview/editor/page/clean-svg.ts';

/** Drawings in the forms that design programs export, made for this test. */
const DRAWINGS = import.meta.glob<string>('/tests/inputs/svg/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

async function exported(name: string): Promise<string> {
  const response = await fetch(DRAWINGS[`/tests/inputs/svg/${name}.svg`] ?? '');
  return drawingText(new Uint8Array(await response.arrayBuffer()));
}

const SIDE = 100;

/** Colours of a drawing, 100 pixels wide, as a browser shows it as a picture. */
async function painted(svg: string, places: readonly (readonly [number, number])[]): Promise<string[]> {
  const picture = new Image(SIDE, SIDE);
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0, SIDE, SIDE);
  return places.map(([x, y]) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
    return alpha < 128
      ? 'none'
      : `#${[red, green, blue].map((one) => one.toString(16).padStart(2, '0')).join('')}`;
  });
}

describe('a logo is shown as its designer sees it', () => {
  test.each<[name: string, places: [number, number][], colours: string[]]>([
    [
      'illustrator-two-declarations',
      [
        [50, 50],
        [2, 2],
      ],
      ['#e30613', '#e30613'],
    ],
    [
      'inkscape-clip-in-layer',
      [
        [50, 50],
        [2, 2],
      ],
      ['#cc0000', 'none'],
    ],
    [
      'off-artboard',
      [
        [50, 50],
        [5, 50],
      ],
      ['#e8550c', '#e8550c'],
    ],
    ['css-last-rule-wins', [[50, 50]], ['#ff0000']],
    [
      'css-element-and-id',
      [
        [25, 50],
        [75, 50],
      ],
      ['#00aa00', '#ff0000'],
    ],
    [
      'css-two-classes',
      [
        [25, 50],
        [65, 50],
        [90, 50],
      ],
      ['#00aa00', '#ff0000', '#0000ff'],
    ],
    [
      'stroke-only',
      [
        [2, 50],
        [98, 50],
        [50, 2],
        [50, 50],
      ],
      ['#cc0000', '#cc0000', '#cc0000', 'none'],
    ],
    [
      'opacity0-bg',
      [
        [2, 2],
        [98, 98],
      ],
      ['#cc0000', '#cc0000'],
    ],
    ['no-xmlns', [[50, 50]], ['#00aa00']],
    ['xlink-undeclared', [[50, 50]], ['#00aa00']],
    ['nbsp-entity', [[50, 50]], ['#00aa00']],
    [
      'linked-use-href-file',
      [
        [50, 50],
        [5, 5],
      ],
      ['#ffffff', '#00aa00'],
    ],
    ['utf16', [[50, 50]], ['#00aa00']],
  ])('a logo exported as %s is shown as its designer sees it', async (name, places, colours) => {
    const { svg, fault } = cleanSvg(await exported(name));
    expect(fault).toBeUndefined();
    expect(await painted(svg, places)).toEqual(colours);
  });

  test('illustrator-switch: what is drawn inside its wrapper stays', async () => {
    const { svg, fault } = cleanSvg(await exported('illustrator-switch'));
    expect(fault).toBeUndefined();
    expect(svg).not.toMatch(/switch|foreignObject|&ns/);
    expect(svg).toMatch(/<(?:path|rect|circle|polygon)/);
  });
});

const drawing = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}<path d="M0 0h9v9z"/></svg>`;

describe('a logo that would lose something it paints is refused, and the reason says what', () => {
  test.each([
    ['a picture', drawing('<image href="data:image/png;base64,AA"/>'), 'foto'],
    [
      'a picture in a pattern',
      drawing('<defs><pattern id="p"><image href="#"/></pattern></defs><rect fill="url(#p)"/>'),
      'foto',
    ],
    ['a movement', drawing('<circle r="2"><animate attributeName="r" to="4"/></circle>'), 'se mueve'],
    ['a page', drawing('<foreignObject><p/></foreignObject>'), 'no es un dibujo'],
  ])('a logo with %s is refused, and the reason says what', (_, text, why) =>
    expect(cleanSvg(text).fault?.is).toContain(why),
  );

  test('a logo with a shadow is refused', async () => {
    expect(cleanSvg(await exported('filter-shadow')).fault?.is).toContain('sombra');
  });
});
