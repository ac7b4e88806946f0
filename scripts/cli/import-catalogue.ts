import { readFileSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { defineCommand, type ExitCode, type Output, required, UsageError } from '#scripts/cli/command.ts';
import { parseDay } from '#scripts/catalogue/row.ts';
import { UserError } from '#scripts/config/read/user-error.ts';
import { BY_HAND } from '#scripts/catalogue/plausible.ts';
import { importFile, type ImportRequest } from '#scripts/catalogue/import-file.ts';
import { importText } from '#scripts/catalogue/import-text.ts';

const USAGE = `Uso: npm run catalogue -- import <archivo> [opciones]

Lee el PERSONALES.CSV del BCRA o la respuesta JSON de su API y renueva config/catalogue.json.

  --dry-run                    muestra el informe y no escribe nada
  --stale-before=AAAA-MM-DD    deja afuera lo informado antes de esa fecha
                               (si no se indica: 18 meses antes del dato más nuevo)
  --accept                     escribe aunque se pierda más del 20 % o el CFT mediano salte más del 30 %
  --all                        el informe lista todo, también cada registro que queda afuera
  --format=text|json           cómo se escribe el informe
  --help                       muestra esta ayuda

Termina con 0 si el catálogo quedó al día, con 1 si el archivo no sirve o quedó retenido y con 2 si falló la herramienta.`;

/** Options of both commands that renew the catalogue. */
export const IMPORT_OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  accept: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  format: { type: 'string', default: 'text' },
} as const;

type Printing = { format: string; all: boolean };

/**
 * Imports and prints what came of it; what is wrong with the record is printed too, as JSON when that is the format.
 *
 * @throws UsageError for an unknown format, before anything is asked for.
 */
export async function importAndPrint(
  given: string,
  request: () => ImportRequest | Promise<ImportRequest>,
  { format, all }: Printing,
  output: Output,
): Promise<ExitCode> {
  if (format !== 'text' && format !== 'json')
    throw new UsageError(`--format dice «${format}» y se esperaba text o json.`);
  const isJson = format === 'json';
  const asJson = (value: object): void => output.log(JSON.stringify(value, null, 2));
  try {
    const outcome = importFile(await request());
    if (isJson) asJson(outcome);
    else output.log(importText(outcome, { all }));
    return outcome.result === 'refused' || outcome.result === 'held' ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const { message } = error;
    if (isJson) asJson({ file: basename(given), result: 'refused', problem: message });
    else output.error(`${given}: ${message}. No se escribió nada.`);
    return 1;
  }
}

/** The official file has 600 KB; far beyond it, something else was given. */
const MOST_BYTES = 256 * 1024 * 1024;

const UNREADABLE: Partial<Record<string, string>> = { ENOENT: 'no existe', EISDIR: 'es una carpeta' };

function readBytes(path: string): Uint8Array {
  try {
    if (statSync(path).size <= MOST_BYTES) return readFileSync(path);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const why = UNREADABLE[code] ?? `no se puede abrir (${code})`;
    throw new UserError(`${why}; revisá el nombre`, { cause: error });
  }
  throw new UserError('pesa más de 256 MB; no es el archivo del BCRA');
}

export const importCatalogue = defineCommand({
  usage: USAGE,
  language: 'es',
  words: 1,
  options: { ...IMPORT_OPTIONS, 'stale-before': { type: 'string' } },
  run: ({ values, positionals, root, output }) => {
    const file = required(positionals[0], 'Falta el archivo.');
    const { 'stale-before': staleBefore = null, 'dry-run': dryRun } = values;
    if (staleBefore !== null && parseDay(staleBefore) !== staleBefore)
      throw new UsageError(`--stale-before dice «${staleBefore}» y se esperaba una fecha como 2025-01-31.`);
    // npm runs the command in the project's folder; INIT_CWD is where the person stands.
    const path = resolve(process.env['INIT_CWD'] ?? '', file);
    const wanted = {
      root,
      file: basename(path),
      dryRun,
      staleBefore,
      tolerance: values.accept ? null : BY_HAND,
    };
    return importAndPrint(file, () => ({ ...wanted, bytes: readBytes(path) }), values, output);
  },
});
