import { defineCommand, type Output, UsageError } from '#scripts/cli/command.ts';
import { IMPORT_OPTIONS, importAndPrint } from '#scripts/cli/import-catalogue.ts';
import { dayInBuenosAires } from '#domain/format.ts';
import { UserError } from '#scripts/config/read/user-error.ts';
import { serviceOf } from '#scripts/catalogue/import-file.ts';
import { fetchRecord } from '#scripts/catalogue/fetch-record.ts';
import { inflationService, readInflation, writeInflation } from '#scripts/catalogue/inflation.ts';
import { UNATTENDED } from '#scripts/catalogue/plausible.ts';

const USAGE = `Uso: npm run catalogue -- refresh [opciones]

Trae los préstamos del servicio público del BCRA (service en config/catalogue.json) y renueva config/catalogue.json.
Trae también la inflación de los últimos tres meses (assumptions.inflation de config/kit.json); si no sirve, queda la que hay.

  --url=https://…        otra dirección
  --inflation-url=…      otra dirección para la inflación
  --timeout=60           segundos que se espera cada intento, de tres
  --dry-run              muestra el informe y no escribe nada
  --accept               escribe aunque cambie más del 10 % de las entidades, y todo CFT aunque cambie más del 30 %
  --all                  el informe lista todo
  --format=text|json     cómo se escribe el informe
  --help                 muestra esta ayuda

Termina con 0 si el catálogo quedó al día, con 1 si no hubo respuesta, no sirve o quedó retenida, y con 2 si falló
la herramienta.`;

/** The months that the mean is taken of, and some that may not be published yet: days. */
const ASKED_DAYS = 200;
const DAY = 86_400_000;

/** Renews the inflation, or says why it stays as it is: the loans do not wait for it. */
async function refreshInflation(root: string, url: string, seconds: number, output: Output): Promise<void> {
  const today = dayInBuenosAires(Date.now());
  const from = dayInBuenosAires(Date.now() - ASKED_DAYS * DAY);
  try {
    const bytes = await fetchRecord(`${url}?desde=${from}&hasta=${today}`, seconds);
    output.log(writeInflation(root, readInflation(bytes, today)));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    output.log(`Inflación: ${error.message}. Queda la que hay.`);
  }
}

export const refreshCatalogue = defineCommand({
  usage: USAGE,
  language: 'es',
  options: {
    url: { type: 'string' },
    'inflation-url': { type: 'string' },
    timeout: { type: 'string', default: '60' },
    ...IMPORT_OPTIONS,
  },
  run: async ({ values, root, output }) => {
    const { accept, timeout, 'dry-run': dryRun } = values;
    const url = values.url ?? serviceOf(root) ?? '';
    if (!URL.canParse(url)) throw new UsageError(`La dirección «${url}» no sirve: se esperaba https://…`);
    const seconds = Number(timeout);
    if (!(seconds > 0)) throw new UsageError(`--timeout dice «${timeout}» y se esperaban segundos, como 60.`);
    const wanted = { root, file: url, dryRun, staleBefore: null, tolerance: accept ? null : UNATTENDED };
    const request = async () => ({ ...wanted, bytes: await fetchRecord(url, seconds) });
    const code = await importAndPrint(url, request, values, output);
    const inflationUrl = values['inflation-url'] ?? inflationService(root);
    if (inflationUrl !== undefined && values.format === 'text' && !dryRun)
      await refreshInflation(root, inflationUrl, seconds, output);
    return code;
  },
});
