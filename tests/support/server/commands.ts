import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Arguments with which Node runs a task of `scripts/cli/loans.ts` from any folder, without the process that `tsx` adds. */
export const commandArgs = (name: string, ...parameters: string[]): string[] => [
  '--import',
  TSX,
  resolve('scripts/cli/loans.ts'),
  name,
  ...parameters,
];
