import { parseArgs } from 'node:util';
import { parseDay } from '#scripts/catalogue/cell.ts';

export const USAGE = `Uso: npm run catalogue:import -- <archivo> [opciones]

Lee el PERSONALES.CSV del BCRA o la respuesta JSON de su API y renueva config/catalogue.json.

  --dry-run                    muestra el informe y no escribe nada
  --stale-before=AAAA-MM-DD    deja afuera lo informado antes de esa fecha
                               (si no se indica: 18 meses antes del dato más nuevo)
  --format=text|json           cómo se escribe el informe
  --help                       muestra esta ayuda
`;

export type Arguments = {
  file: string;
  dryRun: boolean;
  staleBefore: string | null;
  format: 'text' | 'json';
};

/** The command was called in a way it does not understand; the message says what is wrong, in Spanish. */
export class UsageProblem extends Error {}

function optionsOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        'stale-before': { type: 'string' },
        format: { type: 'string', default: 'text' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageProblem('hay una opción que no existe o está incompleta', { cause: error });
  }
}

/**
 * Reads the arguments of the command; null when it was only asked for help.
 *
 * @throws UsageProblem
 */
export function readArguments(args: readonly string[]): Arguments | null {
  const { values, positionals } = optionsOf(args);
  if (values.help) return null;
  const [file] = positionals;
  if (file === undefined || positionals.length > 1)
    throw new UsageProblem(`se esperaba un archivo y hay ${positionals.length}`);
  const { format, 'stale-before': staleBefore } = values;
  if (format !== 'text' && format !== 'json')
    throw new UsageProblem(`--format dice «${format}» y se esperaba text o json`);
  if (staleBefore !== undefined && parseDay(staleBefore) !== staleBefore)
    throw new UsageProblem(`--stale-before dice «${staleBefore}» y se esperaba una fecha como 2025-01-31`);
  return { file, dryRun: values['dry-run'], staleBefore: staleBefore ?? null, format };
}
