import { type Published, parsed } from '#scripts/preview/editor/page/draft-text.ts';

/** Names the sheets of a lender among the files. */
export const sheetsOf = (files: Published, id: string): string[] =>
  Object.keys(files).filter(
    (file) =>
      file.startsWith('config/bank-details/') &&
      (parsed(files[file] ?? '') as { lenderId?: unknown } | undefined)?.lenderId === id,
  );
