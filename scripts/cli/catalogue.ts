import { type Command, commandOfTasks } from '#scripts/cli/command.ts';
import { importCatalogue } from '#scripts/cli/import-catalogue.ts';
import { productNames } from '#scripts/cli/product-names.ts';
import { refreshCatalogue } from '#scripts/cli/refresh-catalogue.ts';

const USAGE = `Uso: npm run catalogue -- <tarea> …

  import <archivo>   lee el PERSONALES.CSV del BCRA, o la respuesta de su API, y renueva config/catalogue.json
  refresh            trae los préstamos del servicio público del BCRA y la inflación
  names              lista cada préstamo con para quién se declara, qué se decidió y por qué

npm run catalogue -- <tarea> --help dice las opciones de cada una.`;

/** The tasks on the catalogue, by their names. */
export const command: Command = commandOfTasks(USAGE, {
  import: importCatalogue,
  refresh: refreshCatalogue,
  names: productNames,
});
