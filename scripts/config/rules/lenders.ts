import { contrast as contrastOf } from '#domain/contrast.ts';
import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import { exampleOf } from '#domain/quote/sample-offers.ts';
import type { ConfigFile } from '#scripts/config/read/content.ts';
import { idOf } from '#scripts/config/read/kinds.ts';
import { didYouMean, quoted } from '#scripts/config/read/wording.ts';
import { fault, lenderRule, rule, type RuleFinding, warning } from '#scripts/config/rules/rule.ts';
import { PAPER } from '#site/brand.ts';

/** Below this a surface cannot be distinguished from the page behind it. */
const DISCERNIBLE = 1.15;

const asRatio = (ratio: number): string => `${ratio.toFixed(2).replace('.', ',')}:1`;

/** The lender's button can be seen; its text, in white or black, can always be read. */
export const contrast = lenderRule('contrast', [], ({ color }) => {
  const onPage = contrastOf(color, PAPER);
  if (onPage >= DISCERNIBLE) return [];
  const is = `${color} no se distingue del fondo de la página (${asRatio(onPage)})`;
  return [fault('/color', is, `al menos ${asRatio(DISCERNIBLE)}`, 'elegí un color más intenso')];
});

/** Reminds of colours that are our choice, not the brand's. */
export const provisionalColor = lenderRule(
  'provisional-color',
  [],
  ({ color, colorProvisional }) => {
    const is = `${color} es un color elegido por nosotros`;
    const action = 'cuando lo confirmes, borrá esta línea';
    return colorProvisional ? [warning('/colorProvisional', is, 'el de la marca', action)] : [];
  },
  false,
);

/** Reminds of a lender without loans in the record under its names and codes. */
export const lenderDeclared = lenderRule(
  'lender-declared',
  ['catalogue'],
  (lender, { catalogue: { products } }) => {
    const keys = matchKeysOf(lender);
    const isDeclared = ({ code, entity }: (typeof products)[number]): boolean =>
      lender.bcraCodes.includes(code) || keys.includes(matchKey(entity));
    return products.some(isDeclared) ? [] : [UNDECLARED];
  },
  false,
);

const UNDECLARED = warning(
  '/legalNames',
  'ni los nombres legales ni los códigos figuran en config/catalogue.json, y su página dice que no declara préstamos',
  'una entidad que los declare',
  'revisá que estén escritos como en el BCRA; si no va a volver, retirá su página',
);

/** Ids of all lenders by their files' names, broken ones included: a list may name a lender that is being repaired. */
const lenderIds = (files: ReadonlyMap<string, ConfigFile>): string[] =>
  [...files.keys()].filter((file) => /^config\/lenders\/[^/]+\.json$/.test(file)).map(idOf);

/** Finds that a lender is not there; with one of a like name, that it may have been renamed by hand. */
function noLender(pointer: string, id: string, action: string, known: readonly string[]): RuleFinding {
  const repair = didYouMean(action, id, known);
  const renamed = '; si cambió de dirección, devolvele la de antes y corré npm run lender -- rename';
  return fault(pointer, `dice ${quoted(id)} y ese banco no existe`, 'un id de config/lenders', {
    ...repair,
    action: repair.action + ('value' in repair ? renamed : ''),
  });
}

/** Checks a list of lender ids: each known, none twice. */
const idListFindings = (list: string, ids: readonly string[], known: readonly string[]): RuleFinding[] =>
  ids.flatMap((id, index) => {
    const pointer = `${list}/${index}`;
    if (!known.includes(id)) return [noLender(pointer, id, 'corregilo o borralo', known)];
    if (ids.indexOf(id) === index) return [];
    return [fault(pointer, `${quoted(id)} está dos veces`, 'cada banco una vez', 'borrá uno')];
  });

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
    for (const [index, id] of order.entries()) {
      if (lenders.every((one) => one.id !== id || one.page)) continue;
      yield fault(
        `/lenders/${index}`,
        `${quoted(id)} no tiene página propia`,
        'solo bancos con página',
        'borralo',
      );
    }
  },
);

/** A bank's page leads to a lender that exists. While that lender declares no loan for its example, it is drawn without. */
export const bankDetails = rule(
  'bank-details',
  ['bankDetails', 'lenders', 'catalogue'],
  function* ({ bankDetails: details, lenders, catalogue: { products } }, { files, fileOf }) {
    const known = lenderIds(files);
    for (const detail of details) {
      const { lenderId, assumptions } = detail;
      const file = fileOf(detail);
      if (!known.includes(lenderId)) yield { ...noLender('/lenderId', lenderId, 'corregilo', known), file };
      // A lender that is being repaired has its own problems.
      const lender = lenders.find(({ id }) => id === lenderId);
      if (!lender) continue;
      const example = exampleOf(products, lender.bcraCodes, assumptions);
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
