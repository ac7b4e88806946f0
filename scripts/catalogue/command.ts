import { readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { dayInBuenosAires } from '#domain/format.ts';
import { tellUsage } from '#scripts/cli/command-line.ts';
import { readArguments } from '#scripts/catalogue/arguments.ts';
import { catalogueOf, catalogueText, openSchema, readCatalogue } from '#scripts/catalogue/catalogue-file.ts';
import { compareProducts } from '#scripts/catalogue/changes.ts';
import { kindLookup, readKindTable } from '#scripts/catalogue/entities.ts';
import { FileProblem } from '#scripts/catalogue/file-problem.ts';
import { importRows } from '#scripts/catalogue/import-rows.ts';
import { outcomeOf } from '#scripts/catalogue/outcome.ts';
import { overrideLookup, readOverrides } from '#scripts/catalogue/overrides.ts';
import { progressLine } from '#scripts/catalogue/progress.ts';
import { readSource } from '#scripts/catalogue/read-source.ts';
import { replaceFile } from '#scripts/catalogue/replace-file.ts';
import { reportText } from '#scripts/catalogue/report.ts';
import type { Arguments } from '#scripts/catalogue/arguments.ts';
import type { CatalogueSchema, CurrentCatalogue } from '#scripts/catalogue/catalogue-file.ts';
import type { Outcome } from '#scripts/catalogue/outcome.ts';
import type { ProgressOutput } from '#scripts/catalogue/progress.ts';
import type { Catalogue } from '#generated/types.ts';

export type Surroundings = {
  /** Folder of the project. */
  root: string;
  /** Folder that the file's name is relative to. */
  folder: string;
  out: (text: string) => void;
  err: ProgressOutput;
  now: () => number;
};

/** The official file has 600 KB; far beyond it, something else was given. */
const MOST_BYTES = 256 * 1024 * 1024;

function readBytes(path: string): Uint8Array {
  try {
    const { size } = statSync(path);
    if (size > MOST_BYTES) throw new FileProblem('pesa más de 256 MB; no es el archivo del BCRA');
    return readFileSync(path);
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    const { code } = error as NodeJS.ErrnoException;
    const why =
      code === 'ENOENT' ? 'no existe' : code === 'EISDIR' ? 'es una carpeta' : `no se puede abrir (${code})`;
    throw new FileProblem(`${why}; revisá el nombre`, { cause: error });
  }
}

/** Reads and decides; nothing is written yet. */
function prepare(given: Arguments, { root, folder, err, now }: Surroundings) {
  const schema = openSchema(root);
  const progress = progressLine(err, now);
  const path = resolve(folder, given.file);
  const source = readSource(readBytes(path), progress('Leyendo'));
  const imported = importRows(source, {
    today: dayInBuenosAires(now()),
    staleBefore: given.staleBefore,
    kindOf: kindLookup(readKindTable()),
    overrideOf: overrideLookup(readOverrides()),
    faultOf: schema.faultOf,
    onProgress: progress('Revisando'),
  });
  return { schema, file: basename(path), source, imported };
}

/** Replaces the catalogue unless there is nothing to replace it with, it is the same, or it is a dry run. */
function store(
  path: string,
  catalogue: Catalogue,
  state: { dryRun: boolean; schema: CatalogueSchema; current: CurrentCatalogue },
): Outcome['result'] {
  if (catalogue.products.length === 0) return 'refused';
  const fault = state.schema.catalogueFault(catalogue);
  if (fault !== null) throw new Error(`The catalogue made does not satisfy its schema: ${fault}`);
  const text = catalogueText(catalogue);
  if (text === state.current.text) return 'same';
  if (state.dryRun) return 'dry-run';
  replaceFile(path, text);
  return 'written';
}

function importFile(given: Arguments, surroundings: Surroundings): Outcome {
  const { schema, file, source, imported } = prepare(given, surroundings);
  const path = join(surroundings.root, 'config', 'catalogue.json');
  const current = readCatalogue(path, schema);
  const catalogue = catalogueOf(imported.products, current.catalogue);
  return outcomeOf({
    file,
    source,
    imported,
    catalogue,
    hadCatalogue: current.catalogue !== null,
    changes: compareProducts(current.catalogue?.products ?? [], imported.products),
    result: store(path, catalogue, { dryRun: given.dryRun, schema, current }),
  });
}

function tell(outcome: Outcome, { format }: Arguments, { out }: Surroundings): number {
  out(format === 'json' ? `${JSON.stringify(outcome, null, 2)}\n` : reportText(outcome));
  return outcome.result === 'refused' ? 1 : 0;
}

function tellProblem(error: unknown, { out, err }: Surroundings, given: Arguments | null): number {
  if (error instanceof FileProblem && given) {
    const { message } = error;
    if (given.format === 'json')
      out(
        `${JSON.stringify({ file: basename(given.file), result: 'refused', problem: message }, null, 2)}\n`,
      );
    else err.write(`${given.file}: ${message}. No se escribió nada.\n`);
    return 1;
  }
  const told = tellUsage(error, {
    log: (text) => out(`${text}\n`),
    error: (text) => void err.write(`${text}\n`),
  });
  if (told !== null) return told;
  err.write(`La importación falló y no se escribió nada: ${String((error as Error).stack ?? error)}\n`);
  return 2;
}

/**
 * `catalogue:import`: gives the exit code. 0: imported, or nothing to change; 1: the file cannot be imported and
 * nothing was written; 2: called wrongly, or the tool is broken.
 */
export function runImport(args: readonly string[], surroundings: Surroundings): number {
  let given: Arguments | null = null;
  try {
    given = readArguments(args);
    return tell(importFile(given, surroundings), given, surroundings);
  } catch (error) {
    return tellProblem(error, surroundings, given);
  }
}
