import { readCommandLine, UsageNote } from '#scripts/cli/command-line.ts';
import { parseDay } from '#scripts/catalogue/cell.ts';

const USAGE = `Uso: npm run catalogue:import -- <archivo> [opciones]

Lee el PERSONALES.CSV del BCRA o la respuesta JSON de su API y renueva config/catalogue.json.

  --dry-run                    muestra el informe y no escribe nada
  --stale-before=AAAA-MM-DD    deja afuera lo informado antes de esa fecha
                               (si no se indica: 18 meses antes del dato más nuevo)
  --format=text|json           cómo se escribe el informe
  --help                       muestra esta ayuda`;

export type Arguments = {
  file: string;
  dryRun: boolean;
  staleBefore: string | null;
  format: 'text' | 'json';
};

/**
 * Reads the arguments of the command.
 *
 * @throws UsageNote
 */
export function readArguments(args: readonly string[]): Arguments {
  const options = {
    'dry-run': { type: 'boolean', default: false },
    'stale-before': { type: 'string' },
    format: { type: 'string', default: 'text' },
  } as const;
  const { values, positionals } = readCommandLine(args, USAGE, options, { allowPositionals: true });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1)
    throw new UsageNote(USAGE, `Se esperaba un archivo y hay ${positionals.length}.`);
  const { format, 'stale-before': staleBefore } = values;
  if (format !== 'text' && format !== 'json')
    throw new UsageNote(USAGE, `--format dice «${format}» y se esperaba text o json.`);
  if (staleBefore !== undefined && parseDay(staleBefore) !== staleBefore)
    throw new UsageNote(
      USAGE,
      `--stale-before dice «${staleBefore}» y se esperaba una fecha como 2025-01-31.`,
    );
  return { file, dryRun: values['dry-run'], staleBefore: staleBefore ?? null, format };
}
