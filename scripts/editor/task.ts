import { programCommand } from '#scripts/cli/program.ts';

/** Builds the editor's page as a static site of its own, in dist-editor. */
export const command = programCommand('vite/bin/vite.js', [
  'build',
  '--config',
  'scripts/editor/vite.config.ts',
]);
