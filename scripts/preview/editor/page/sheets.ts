import type { Published } from '#scripts/preview/editor/page/draft.ts';

/** Names the sheets of a lender among the files. */
export const sheetsOf = (files: Published, id: string): string[] =>
  Object.keys(files).filter(
    (file) =>
      file.startsWith('config/bank-details/') && new RegExp(`"lenderId":\\s*"${id}"`).test(files[file] ?? ''),
  );
