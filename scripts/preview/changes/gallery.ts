import { UserError } from '#scripts/config/read/user-error.ts';
import { escapedHtml as escaped } from '#scripts/preview/escaped-html.ts';

/** A width and a theme in which every screen is shown. */
export type Look = { width: number; dark: boolean };

const WIDTHS = [390, 1280];
const NARROWEST = 200;
const WIDEST = 4000;

function widthOf(text: string): number {
  const width = Number(text);
  if (!Number.isInteger(width) || width < NARROWEST || width > WIDEST)
    throw new UserError(
      `--widths lleva números enteros de ${NARROWEST} a ${WIDEST}, con comas entre ellos, y dice «${text}»`,
    );
  return width;
}

/**
 * The looks that the command line asks for: `widths` in pixels with commas between, 390 and 1280 unless given, and the
 * dark theme beside the light one.
 *
 * @throws UserError that names the option and what it takes.
 */
export function looksOf({ widths, dark }: { widths?: string | undefined; dark: boolean }): Look[] {
  const all = widths === undefined ? WIDTHS : [...new Set(widths.split(',').map(widthOf))];
  const themes = dark ? [false, true] : [false];
  return all.flatMap((width) => themes.map((isDark) => ({ width, dark: isDark })));
}

/** Folder of a look's pictures: `390`, `390-dark`. */
const folderOf = ({ width, dark }: Look): string => (dark ? `${width}-dark` : String(width));

/** A picture that was taken, or why it was not. */
export type Picture = { screen: string; look: Look; file: string | null; problem: string | null };

const STYLE = `
body { margin: 0; font: 16px/1.4 system-ui, sans-serif; color: #19202a; background: #eef1f1 }
h1, section { margin: 0; padding: 16px 24px }
section { border-top: 1px solid #c7cfcf }
.pictures { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start }
figure { margin: 0 } figcaption { color: #4a5560 }
img { display: block; max-width: 100%; border: 1px solid #c7cfcf; background: #fff }
.problem { color: #a4161a; white-space: pre-wrap; max-width: 60ch }`;

const captionOf = ({ width, dark }: Look): string => `${width} px${dark ? ', tema oscuro' : ''}`;

/** Tall screens are shown small; a click shows the picture as it is. */
const shownWidth = ({ width }: Look): number => Math.round(Math.min(width, 320 + width / 4));

function figureOf({ look, file, problem }: Picture): string {
  const shown = file
    ? `<a href="${escaped(file)}"><img src="${escaped(file)}" alt="" loading="lazy" width="${shownWidth(look)}"></a>`
    : `<p class="problem">${escaped(problem ?? '')}</p>`;
  return `<figure><figcaption>${captionOf(look)}</figcaption>${shown}</figure>`;
}

/** Name of a picture's file: the screen's name without what file systems mind. */
export const fileOf = (screen: string, look: Look): string =>
  `${folderOf(look)}/${screen === '/' ? 'home' : screen.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '')}.png`;

/** A page with every picture, screen by screen, for a person to look through. */
export function gallery(pictures: readonly Picture[], takenAt: string): string {
  const screens = [...new Set(pictures.map(({ screen }) => screen))];
  const sections = screens.map((screen) => {
    const figures = pictures.filter((picture) => picture.screen === screen).map(figureOf);
    return `<section><h2>${escaped(screen)}</h2><div class="pictures">${figures.join('\n')}</div></section>`;
  });
  return `<!doctype html>
<html lang="es-AR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Páginas y estados</title>
<style>${STYLE}</style>
<h1>${screens.length} páginas y estados, ${pictures.length} fotos, ${escaped(takenAt)}</h1>
${sections.join('\n')}
`;
}
