import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inParallel } from '#scripts/build/in-parallel.ts';

const TEXT = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/;
/** Bytes below which a file hardly shrinks. */
const WORTH_IT = 200;
const AT_ONCE = 8;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compressFile(file: string, quality: number): Promise<void> {
  if ((await stat(file)).size < WORTH_IT) return;
  const data = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  };
  await writeFile(`${file}.br`, await brotli(data, { params }));
  await writeFile(`${file}.gz`, await gzipped(data, { level: 9 }));
}

/** Writes a `.br` and a `.gz` twin beside every text file under `folder`. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((file) => TEXT.test(file)).map((file) => join(folder, file));
  // The best quality takes most of the build's time once there are thousands of pages.
  const quality = files.length > 500 ? 5 : constants.BROTLI_MAX_QUALITY;
  await inParallel(files, AT_ONCE, (file) => compressFile(file, quality));
}
