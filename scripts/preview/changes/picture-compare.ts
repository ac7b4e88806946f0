import { diffArrays } from 'diff';
import type { JSHandle, Page } from 'playwright';

/** A stretch of a picture: from a row on, so many rows. */
export type Rows = { from: number; count: number };

/** The part of a page's version that a reader sees. */
export type Picture = {
  /** The image itself, as `data:image/webp;base64,…`. */
  address: string;
  width: number;
  height: number;
  /** Rows above the ones shown. */
  above: number;
  /** Rows that are not in the other version, counted from the first row shown. */
  changed: Rows[];
};

/** Before and after of a page; null where it does not exist. */
export type PicturePair = { before: Picture | null; after: Picture | null; looksTheSame: boolean };

type Opened = { canvas: OffscreenCanvas; hashes: number[] };

/** Rows shown around what changed, for the reader to know the place; so near the top, it is shown from there on. */
const AROUND = 160;
const NEAR_TOP = 600;
/** The most rows that are shown; a WebP picture holds 16,383. */
const MOST_ROWS = 12_000;
const QUALITY = 0.8;
/** Rows this near to each other are marked as one stretch. */
const GAP = 32;
/** Beyond this many rows that came or went, one stretch from the first difference to the last has to do. */
const MOST_CHANGES = 4000;
/** Text that moved by a part of a pixel leaves stretches smaller than this; beside a larger one they say nothing. */
const LARGE = 4;

/** Joins rows into stretches, over small gaps. */
function stretches(rows: readonly number[]): Rows[] {
  const found: Rows[] = [];
  for (const row of rows) {
    const last = found.at(-1);
    if (last && row - (last.from + last.count) < GAP) last.count = row + 1 - last.from;
    else found.push({ from: row, count: 1 });
  }
  const large = found.filter(({ count }) => count >= LARGE);
  return large.length > 0 ? large : found;
}

/** The rows between those that two pictures share at their tops and at their ends. */
function betweenEnds(before: readonly number[], after: readonly number[]) {
  const shared = Math.min(before.length, after.length);
  let top = 0;
  while (top < shared && before[top] === after[top]) top += 1;
  let bottom = 0;
  while (bottom < shared - top && before.at(-1 - bottom) === after.at(-1 - bottom)) bottom += 1;
  const between = ({ length }: readonly number[]): Rows[] =>
    length > top + bottom ? [{ from: top, count: length - top - bottom }] : [];
  return { before: between(before), after: between(after) };
}

/**
 * Which rows of two pictures are not in the other one, as stretches; rows are given by a hash each. What only moved
 * up or down is not marked.
 */
export function changedRows(before: readonly number[], after: readonly number[]) {
  const changes = diffArrays([...before], [...after], { maxEditLength: MOST_CHANGES });
  if (!changes) return betweenEnds(before, after);
  const rows = { before: [] as number[], after: [] as number[] };
  let [old, now] = [0, 0];
  for (const { added, removed, count } of changes)
    for (let left = count; left > 0; left -= 1) {
      if (removed) rows.before.push(old);
      if (added) rows.after.push(now);
      if (!added) old += 1;
      if (!removed) now += 1;
    }
  return { before: stretches(rows.before), after: stretches(rows.after) };
}

/** In the page: opens a picture (PNG, base64), with a hash of every row (FNV-1a over its pixels). */
async function openInPage(png: string): Promise<Opened> {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser cannot draw.');
  context.drawImage(bitmap, 0, 0);
  const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  const hashes = Array.from({ length: height }, (_, row) => {
    let hash = 0x811c9dc5;
    for (let at = row * width; at < (row + 1) * width; at += 1)
      hash = Math.imul(hash ^ (pixels[at] as number), 0x01000193);
    return hash;
  });
  return { canvas, hashes };
}

/** In the page: some rows of a picture, as `data:image/webp;base64,…`. */
async function cutInPage(
  { canvas }: Opened,
  { from, count, quality }: Rows & { quality: number },
): Promise<{ address: string; width: number }> {
  const part = new OffscreenCanvas(canvas.width, count);
  part.getContext('2d')?.drawImage(canvas, 0, -from);
  const bytes = new Uint8Array(
    await (await part.convertToBlob({ type: 'image/webp', quality })).arrayBuffer(),
  );
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte));
  return { address: `data:image/webp;base64,${btoa(characters.join(''))}`, width: canvas.width };
}

const endOf = (changed: readonly Rows[]): number | undefined => {
  const last = changed.at(-1);
  return last && last.from + last.count + AROUND;
};

/** The rows to show of two versions: both from the same one on, so that they stand level, to the last change of each. */
function shownRows(before: readonly Rows[], after: readonly Rows[]): { before: Rows; after: Rows } {
  const first = Math.min(...[before[0], after[0]].flatMap((rows) => rows?.from ?? []));
  const from = first > NEAR_TOP ? first - AROUND : 0;
  const upTo = (end = MOST_ROWS): Rows => ({ from, count: Math.min(end - from, MOST_ROWS) });
  return { before: upTo(endOf(before) ?? endOf(after)), after: upTo(endOf(after) ?? endOf(before)) };
}

/** Stretches as they stand in the rows shown; what is beyond these is left out. */
const within = (changed: readonly Rows[], shown: Rows): Rows[] =>
  changed
    .map(({ from, count }) => ({
      from: from - shown.from,
      count: Math.min(count, shown.from + shown.count - from),
    }))
    .filter(({ count }) => count > 0);

type OpenedHere = { handle: JSHandle<Opened>; hashes: number[] };

async function cut({ handle, hashes }: OpenedHere, rows: Rows, changed: readonly Rows[]): Promise<Picture> {
  const shown = { from: rows.from, count: Math.max(1, Math.min(rows.count, hashes.length - rows.from)) };
  const { address, width } = await handle.evaluate(cutInPage, { ...shown, quality: QUALITY });
  return { address, width, height: shown.count, above: shown.from, changed: within(changed, shown) };
}

/** Compares two pictures (PNG) of a page of equal width, in a blank page of a browser. */
export async function comparePictures(
  page: Page,
  before: Buffer | null,
  after: Buffer | null,
): Promise<PicturePair> {
  // Some ways of running TypeScript mark functions with their names, by a helper that a page does not have.
  await page.evaluate('globalThis.__name = (one) => one');
  const open = async (png: Buffer | null): Promise<OpenedHere | null> => {
    if (!png) return null;
    const handle = await page.evaluateHandle(openInPage, png.toString('base64'));
    return { handle, hashes: await handle.evaluate(({ hashes }) => hashes) };
  };
  const [old, now] = [await open(before), await open(after)];
  const whole = (one: OpenedHere | null) => one && cut(one, { from: 0, count: MOST_ROWS }, []);
  if (!old || !now) return { before: await whole(old), after: await whole(now), looksTheSame: false };
  const changed = changedRows(old.hashes, now.hashes);
  if (changed.before.length + changed.after.length === 0)
    return { before: null, after: null, looksTheSame: true };
  const rows = shownRows(changed.before, changed.after);
  const pair = {
    before: await cut(old, rows.before, changed.before),
    after: await cut(now, rows.after, changed.after),
  };
  await Promise.all([old.handle.dispose(), now.handle.dispose()]);
  return { ...pair, looksTheSame: false };
}
