import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { REACT_BINDINGS } from '#scripts/build/react-bindings-plugin.ts';
import { contentOutput } from '#scripts/config/read/folder.ts';

/** React is one chunk: the bundler's own split into two adds 1 kB. */
const REACT = {
  name: 'react',
  test: (id: string) =>
    id.startsWith(REACT_BINDINGS) || /[/\\]node_modules[/\\](?:react|react-dom|scheduler)[/\\]/.test(id),
};

const SRC = resolve(import.meta.dirname, '../../src');

/**
 * Modules that stand in one chunk, by its name, with what they import but for what a chunk before has. Whole folders
 * put 94.7 kB of script before the form instead of 64 (2026-11-25): a folder holds modules of several moments.
 */
const MODULES: Readonly<Record<string, readonly string[]>> = {
  // Every page has it; forms share some of it, and must not draw it into a file of theirs.
  main: ['main.ts'],
  // Scripts with and without React share these: a file for each would cost more than its content.
  common: [
    'domain/edit-distance.ts',
    'domain/format.ts',
    'domain/loan-request.ts',
    'domain/page-address.ts',
    'domain/period.ts',
    'domain/template.ts',
    'domain/units.ts',
    'gateways/clock.ts',
    'gateways/log.ts',
    'gateways/marketplace.ts',
    'site/routes.ts',
    'ui/buttons.styles.ts',
    'ui/hidden.styles.ts',
  ],
  // All forms share these, which need React; pages without a form do not load them. Each further file costs bytes of its own.
  forms: [
    'domain/input/whole-number.ts',
    'domain/personal-data.ts',
    'domain/share-link.ts',
    'gateways/history.ts',
    'gateways/storage.ts',
    'islands/mount.tsx',
    'loan/form/form-errors.ts',
    'loan/form/input-formats.ts',
    'loan/form/loan-text.ts',
    'loan/scroll.ts',
    'ui/Button.tsx',
    'ui/NothingDrawing.tsx',
    'ui/deferred.tsx',
    'site/words.tsx',
    'ui/useTitle.ts',
    'loan/form/steps.styles.ts',
    'ui/fields/Field.tsx',
    'ui/fields/TypedField.tsx',
    'ui/notices.styles.ts',
  ],
  // Modules that work out figures, also for tools that quote nothing.
  figures: [
    'domain/amortisation.ts',
    'domain/last-where.ts',
    'domain/match-key.ts',
    'domain/rates.ts',
    'gateways/data.ts',
    'loan/useLoaded.ts',
  ],
  // Messages about a lead, and its traces on the device.
  leads: ['domain/receipt.ts', 'gateways/lead-delivery.ts', 'gateways/sent-leads.ts'],
  // The results and the tools that open from them share these.
  results: [
    'domain/data-age.ts',
    'generated/content/results.json',
    'loan/results/list.styles.ts',
    'loan/results/results.styles.ts',
    'loan/results/simulation.ts',
    'ui/icons.tsx',
  ],
  // Working out what the declared catalogue would give, which the form shows before anything is asked.
  quoting: ['loan/form/preview/NoLender.tsx', 'loan/form/preview/Preview.tsx'],
  // The table that the list of saved simulations needs as well, and nothing else of what follows.
  table: ['ui/panels/MonthTable.tsx'],
  // Tables and pictures of figures, for what opens from the results and for tools with a page of their own.
  tables: [
    'loan/tools/decimal-format.ts',
    'ui/panels/FoldedTable.tsx',
    'ui/panels/MonthlyPlot.tsx',
    'ui/Facts.tsx',
  ],
};

/** Throws Error when a module is not there: its chunk would fall apart unnoticed. */
function oneChunk([name, paths]: [name: string, paths: readonly string[]]) {
  // Generated modules come with the build itself.
  const missing = paths.find((path) => !path.startsWith('generated/') && !existsSync(join(SRC, path)));
  if (missing) throw new Error(`The chunk '${name}' names src/${missing}, which is not there.`);
  const ends = paths.map(
    (path) => `/src/${path.replace('generated/content', `generated/${contentOutput()}`)}`,
  );
  return { name, test: (id: string) => ends.some((end) => id.endsWith(end)) };
}

/** The scripts with their modules; a module belongs to the first that takes it, and what every page has comes before React. */
export const CHUNKS = Object.entries(MODULES).map(oneChunk).toSpliced(1, 0, REACT);
