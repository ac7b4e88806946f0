import type { Loaded } from '#scripts/config/read/content.ts';

/** What the rules go by, of every file of a content: whether its schema allows it, and what is told of it. */
export const judgedFiles = ({ files, problems }: Loaded) => ({
  problems,
  files: [...files.values()].map(({ file, valid, problems: own }) => ({ file, valid, own })),
});
