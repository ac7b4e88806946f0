// PNG files of few colours. Plain JavaScript, which a thread can run as it is.
import { constants, crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Bits of a sample, colours by a palette, and the only way to compress, to filter and (not) to interlace. */
const FORM = [8, 3, 0, 0, 0];
const MOST_COLOURS = 256;
/** Filter of a row: each pixel is told as what it differs by from the one above. */
const UP = 2;
/** Half the time of the default for pictures of wide areas, at a seventh more bytes. */
const COMPRESSION = { strategy: constants.Z_RLE };

function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** The colours of pixels, and for each pixel the number of its own. */
function numbered(pixels) {
  const numbers = new Map();
  const indices = new Uint8Array(pixels.length);
  let last = -1;
  let number = 0;
  for (let at = 0; at < pixels.length; at += 1) {
    const colour = pixels[at];
    if (colour !== last) {
      last = colour;
      number = numbers.get(colour) ?? numbers.size;
      numbers.set(colour, number);
    }
    indices[at] = number;
  }
  if (numbers.size > MOST_COLOURS)
    throw new Error(`The picture has ${numbers.size} colours, not up to ${MOST_COLOURS}.`);
  return { colours: [...numbers.keys()], indices };
}

/**
 * A PNG of opaque RGBA pixels in rows of `width`; the row at `index` stands `times[index]` times, one below the other.
 *
 * Words in three colours with soft edges have some hundred.
 *
 * @param {Buffer} rgba
 * @param {number} width
 * @param {readonly number[]} times
 * @throws Error when there are more than 256 colours
 */
export function indexedPng(rgba, width, times) {
  const { colours, indices } = numbered(new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4));
  const height = times.reduce((sum, count) => sum + count, 0);
  const rows = Buffer.alloc(height * (width + 1));
  let at = 0;
  for (const [row, count] of times.entries()) {
    rows.set(indices.subarray(row * width, (row + 1) * width), at + 1);
    at += width + 1;
    for (const end = at + (count - 1) * (width + 1); at < end; at += width + 1) rows[at] = UP;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(FORM, 8);
  const palette = Buffer.from(
    colours.flatMap((colour) => [colour & 0xff, (colour >> 8) & 0xff, (colour >> 16) & 0xff]),
  );
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, COMPRESSION)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
