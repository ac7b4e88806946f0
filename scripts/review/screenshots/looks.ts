import { UserError } from '#scripts/config/read/user-error.ts';

/** One way of looking at every screen. */
export type Look = { width: number; dark: boolean };

const WIDTHS = [390, 1280];
const NARROWEST = 200;
const WIDEST = 4000;

function widthOf(text: string): number {
  const width = Number(text);
  if (!Number.isInteger(width) || width < NARROWEST || width > WIDEST)
    throw new UserError(
      `--widths takes whole numbers from ${NARROWEST} to ${WIDEST}, with commas between: not '${text}'`,
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
export const folderOf = ({ width, dark }: Look): string => (dark ? `${width}-dark` : String(width));
