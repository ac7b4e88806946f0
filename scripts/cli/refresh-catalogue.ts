import { defineCommand, UsageError } from '#scripts/cli/command.ts';
import { IMPORT_OPTIONS, importAndPrint } from '#scripts/cli/import-catalogue.ts';
import { serviceOf } from '#scripts/catalogue/import-file.ts';
import { fetchRecord } from '#scripts/catalogue/fetch-record.ts';
import { UNATTENDED } from '#scripts/catalogue/plausible.ts';

const USAGE = `Uso: npm run catalogue -- refresh [opciones]

Trae los préstamos del servicio público del BCRA (service en config/catalogue.json) y renueva config/catalogue.json.

  --url=https://…        otra dirección
  --timeout=60           segundos que se espera cada intento, de tres
  --dry-run              muestra el informe y no escribe nada
  --accept               escribe aunque cambie más del 10 % de las entidades, y todo CFT aunque cambie más del 30 %
  --all                  el informe lista todo
  --format=text|json     cómo se escribe el informe
  --help                 muestra esta ayuda

Termina con 0 si el catálogo quedó al día, con 1 si no hubo respuesta, no sirve o quedó retenida, y con 2 si falló
la herramienta.`;

export const refreshCatalogue = defineCommand({
  usage: USAGE,
  language: 'es',
  options: {
    url: { type: 'string' },
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
    return importAndPrint(url, request, values, output);
  },
});
