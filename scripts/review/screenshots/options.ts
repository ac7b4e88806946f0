import { parseArgs } from 'node:util';

/** One way of looking at every screen. */
export type Look = { width: number; dark: boolean };

const WIDTHS = [390, 1280];
const NARROWEST = 200;
const WIDEST = 4000;

function widthOf(text: string): number {
  const width = Number(text);
  if (!Number.isInteger(width) || width < NARROWEST || width > WIDEST)
    throw new Error(
      `--widths takes whole numbers from ${NARROWEST} to ${WIDEST}, with commas between: not '${text}'`,
    );
  return width;
}

/**
 * The looks that the command line asks for: `--widths=320,768` (pixels; 390 and 1280 unless given), `--dark` for the
 * dark theme beside the light one.
 *
 * @throws Error that names the option and what it takes.
 */
export function readLooks(args: string[]): Look[] {
  const { values } = parseArgs({ args, options: { widths: { type: 'string' }, dark: { type: 'boolean' } } });
  const widths = values.widths === undefined ? WIDTHS : [...new Set(values.widths.split(',').map(widthOf))];
  const themes = values.dark ? [false, true] : [false];
  return widths.flatMap((width) => themes.map((dark) => ({ width, dark })));
}

/** Folder of a look's pictures: `390`, `390-dark`. */
export const folderOf = ({ width, dark }: Look): string => (dark ? `${width}-dark` : String(width));
