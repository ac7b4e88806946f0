import { exampleOf } from '#domain/quote/sample-offers.ts';
import type { ConfigFile } from '#scripts/config/read/content.ts';
import { idOf } from '#scripts/config/read/kinds.ts';
import { didYouMean, quoted } from '#scripts/config/read/wording.ts';
import { fault, rule, type RuleFinding, warning } from '#scripts/config/rules/rule.ts';

const LENDER_FILE = /^config\/lenders\/[^/]+\.json$/;

/** Ids of all lenders by their files' names, broken ones included: a list may name a lender that is being repaired. */
const lenderIds = (files: ReadonlyMap<string, ConfigFile>): Set<string> =>
  new Set([...files.keys()].filter((file) => LENDER_FILE.test(file)).map(idOf));

/** Finds that a lender is not there; with one of a like name, that it may have been renamed by hand. */
function noLender(pointer: string, id: string, action: string, known: ReadonlySet<string>): RuleFinding {
  const repair = didYouMean(action, id, known);
  const renamed = '; si cambió de dirección, devolvele la de antes y corré npm run lender -- rename';
  return fault(pointer, `dice ${quoted(id)} y ese banco no existe`, 'un id de config/lenders', {
    ...repair,
    action: repair.action + ('value' in repair ? renamed : ''),
  });
}

/** Checks a list of lender ids: each known, none twice. */
function* idListFindings(
  list: string,
  ids: readonly string[],
  known: ReadonlySet<string>,
): Generator<RuleFinding> {
  const seen = new Set<string>();
  for (const [index, id] of ids.entries()) {
    const pointer = `${list}/${index}`;
    if (!known.has(id)) yield noLender(pointer, id, 'corregilo o borralo', known);
    else if (seen.has(id))
      yield fault(pointer, `${quoted(id)} está dos veces`, 'cada banco una vez', 'borrá uno');
    seen.add(id);
  }
}

/** The order of the directory's cards names lenders that exist; the others follow. */
export const directoryOrder = rule(
  'directory-order',
  ['directory'],
  ({ directory: { order = [] } }, { files }) => idListFindings('/order', order, lenderIds(files)),
);

/** The forced order names lenders with a page of their own. One it leaves out comes last, which is no mistake. */
export const forcedOrder = rule(
  'forced-order',
  ['forcedOrder', 'lenders'],
  function* ({ forcedOrder: { lenders: order }, lenders }, { files }) {
    yield* idListFindings('/lenders', order, lenderIds(files));
    const pageless = new Set(lenders.filter(({ page }) => !page).map(({ id }) => id));
    for (const [index, id] of order.entries()) {
      if (!pageless.has(id)) continue;
      const is = `${quoted(id)} no tiene página propia`;
      yield fault(`/lenders/${index}`, is, 'solo bancos con página', 'borralo');
    }
  },
);

/** A bank's sheet leads to a lender that exists. While that lender declares no loan for its example, it is drawn without. */
export const bankDetails = rule(
  'bank-details',
  ['bankDetails', 'lenders', 'catalogue'],
  function* ({ bankDetails: details, lenders, catalogue: { products } }, { files, fileOf }) {
    const known = lenderIds(files);
    const codesOf = new Map(lenders.map(({ id, bcraCodes }) => [id, bcraCodes]));
    for (const detail of details) {
      const { lenderId, assumptions } = detail;
      const file = fileOf(detail);
      if (!known.has(lenderId)) yield { ...noLender('/lenderId', lenderId, 'corregilo', known), file };
      // A lender that is being repaired has its own problems.
      const codes = codesOf.get(lenderId);
      if (!codes) continue;
      const example = exampleOf(products, codes, assumptions);
      const { product: name } = assumptions;
      if (!example) yield { ...NO_EXAMPLE, file };
      else if (name !== undefined && name !== example.product.product)
        yield { ...otherExample(name, example.product.product), file };
    }
  },
);

const otherExample = (name: string, taken: string): RuleFinding =>
  warning(
    '/assumptions/product',
    `el banco no declara ${quoted(name)}, y el ejemplo es de ${quoted(taken)}`,
    'el nombre de un préstamo suyo para esas personas',
    'cambialo o borralo',
  );

const NO_EXAMPLE = warning(
  '/assumptions',
  'el banco no declara un préstamo así, y la ficha se muestra sin el ejemplo',
  'un monto y un público de un préstamo que declare',
  'elegí otros, o dejala: el ejemplo vuelve solo cuando lo declare',
);
