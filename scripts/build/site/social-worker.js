// A thread that renders pictures, one batch and no more: a picture's pixels lie outside of what the garbage collector
// sees, and are only given back for sure when the thread ends. Plain JavaScript, which a thread can run as it is.
import { renameSync, writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import { indexedPng } from '#scripts/build/site/indexed-png.js';

const { pictures, font, times } = workerData;

for (const { svg, file } of pictures) {
  // Written under another name first: a build that is interrupted leaves no half picture behind.
  const { pixels, width } = new Resvg(svg, { font }).render();
  writeFileSync(`${file}.part`, indexedPng(pixels, width, times));
  renameSync(`${file}.part`, file);
}
