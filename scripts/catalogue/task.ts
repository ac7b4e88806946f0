import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { dayInBuenosAires } from '#domain/format.ts';
import type { Product } from '#domain/quote/product.ts';
import type { Catalogue, ProductSorting } from '#generated/types.ts';
import { sorterOf } from '#scripts/catalogue/read-names.ts';
import { refreshCatalogue, serviceOf } from '#scripts/catalogue/refresh.ts';
import { readRecord } from '#scripts/catalogue/service.ts';
import { BENEFICIARIES } from '#scripts/catalogue/vocabulary.ts';
import { type Command, commandOfTasks, defineCommand } from '#scripts/cli/command.ts';
import { tellOperator } from '#scripts/cli/operator.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import { groupBy } from '#scripts/config/read/group-by.ts';
import { UserError } from '#scripts/config/read/user-error.ts';
import { escapeInvisible } from '#scripts/config/read/wording.ts';

const USAGE = `Uso: npm run catalogue -- <tarea> …

  refresh   trae los préstamos del servicio público del BCRA y renueva config/catalogue.json
  names     lista cada préstamo con para quién se declara, qué se decidió y por qué

npm run catalogue -- <tarea> --help dice las opciones de cada una.`;

const REFRESH_USAGE = `Uso: npm run catalogue -- refresh [opciones]

Trae los préstamos del servicio público del BCRA (service en config/catalogue.json), renueva config/catalogue.json y dice
qué cambia para los visitantes. Un préstamo cuyo CFT cambia más del 30 % sigue con el que tenía; si son muchos a la vez,
no se escribe nada y se avisa a ALERT_WEBHOOK.

  --from=…     otra dirección, o un archivo con la respuesta del servicio
  --accept     acepta todo cambio de CFT, y que falten préstamos
  --dry-run    dice qué cambia y no escribe nada
  --help       muestra esta ayuda

Termina con 0 si el catálogo quedó al día, con 1 si no hubo respuesta, no sirve o quedó retenida, y con 2 si falló
la herramienta.`;

/** Resolves a file from where the person stands; npm runs the command in the project's folder. */
const placeOf = (from: string): string =>
  /^https?:/.test(from) ? from : resolve(process.env['INIT_CWD'] ?? '', from);

const refresh = defineCommand({
  usage: REFRESH_USAGE,
  language: 'es',
  options: {
    from: { type: 'string' },
    accept: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
  run: async ({ values: { from, accept, 'dry-run': dryRun }, root, output }) => {
    const place = from === undefined ? serviceOf(root) : placeOf(from);
    try {
      const records = await readRecord(place);
      const today = dayInBuenosAires(Date.now());
      const { isHeld, lines } = refreshCatalogue({ root, records, today, accept, dryRun });
      // Texts of the record may hold control characters; none of them may act on a terminal.
      output.log(lines.map(escapeInvisible).join('\n'));
      if (isHeld && !dryRun) await tellOperator(root, `El registro quedó retenido. ${lines.at(-1)}`, output);
      return isHeld ? 1 : 0;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      throw new UserError(`${place}: ${error.message}. No se escribió nada.`, { cause: error });
    }
  },
});

const NAMES_USAGE = `Uso: npm run catalogue -- names

Lista cada préstamo del catálogo con para quién se declara, qué se decidió y por qué (config/tables/products.json).
Primero los que nadie leyó, que quedan en duda. Termina con 1 mientras haya uno.
  --help     muestra esta ayuda`;

const DECISIONS = {
  cuenta_sueldo: 'cobrar ahí',
  cliente: 'ser cliente',
  otra: '',
  en_duda: 'en duda',
} as const;

const BY_WORDS = 'solo palabras que no piden nada, o que dicen lo que pide';

type Sort = ReturnType<typeof sorterOf>;

/** Says for whom the products of one name are declared, what they ask, and why. */
function nameLine([first, ...others]: readonly [Product, ...Product[]], sort: Sort) {
  const { condition, requirement, unread, why } = sort({ ...first, fullName: first.product, shortName: '' });
  const asks = requirement ?? (condition ? DECISIONS[condition] : 'se ofrece como declara');
  const beneficiaries = new Set([first, ...others].map(({ beneficiary }) => BENEFICIARIES[beneficiary]));
  const reason = unread.length > 0 ? `nadie leyó: ${unread.join(', ')}` : why || BY_WORDS;
  const name = `${first.code} ${first.entity}, «${first.product}» (${[...beneficiaries].join(', ')})`;
  return { line: `${name}: ${asks}. ${reason}`, isUnread: unread.length > 0 };
}

const names = defineCommand({
  usage: NAMES_USAGE,
  language: 'es',
  run: ({ root, output }) => {
    const read = <File>(name: string) => JSON.parse(readFileSync(diskPath(root, name), 'utf8')) as File;
    const sort = sorterOf(read<ProductSorting>('config/tables/products.json'));
    const { products } = read<Catalogue>('config/catalogue.json');
    const groups = groupBy(products, ({ code, product }) => `${code} ${product}`);
    const lines = Array.from(groups.values(), (group) => nameLine(group, sort));
    const sorted = lines.toSorted((one, other) => Number(other.isUnread) - Number(one.isUnread));
    for (const { line } of sorted) output.log(line);
    return lines.some(({ isUnread }) => isUnread) ? 1 : 0;
  },
});

/** The tasks on the catalogue, by their names. */
export const command: Command = commandOfTasks(USAGE, { refresh, names });
