import { contrast as contrastOf } from '#domain/contrast.ts';
import { matchKey } from '#domain/match-key.ts';
import { exampleOf } from '#domain/quote/sample-offers.ts';
import type { ConfigFile } from '#scripts/config/read/content.ts';
import { codesOf, entitiesOf } from '#scripts/config/read/codes.ts';
import { idOf } from '#scripts/config/read/kinds.ts';
import { didYouMean, quoted } from '#scripts/config/read/wording.ts';
import { fault, lenderRule, rule, type RuleFinding, warning } from '#scripts/config/rules/rule.ts';
import { isOfLender } from '#scripts/config/rules/strings.ts';
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

/** Ids of all lenders by their files' names, broken ones included: a list may name a lender that is being repaired. */
const lenderIds = (files: ReadonlyMap<string, ConfigFile>): string[] =>
  [...files.keys()].filter(isOfLender).map(idOf);

/** Finds that a lender is not there; with one of a like name, that it may have been renamed by hand. */
function noLender(pointer: string, id: string, action: string, known: readonly string[]): RuleFinding {
  const repair = didYouMean(action, id, known);
  const renamed = '; si cambió de dirección, devolvele la de antes y corré npm run lender -- rename';
  return fault(pointer, `dice ${quoted(id)} y ese banco no existe`, 'un id de config/lenders', {
    ...repair,
    action: repair.action + ('value' in repair ? renamed : ''),
  });
}

/** The order of the directory's cards and the forced order name lenders that exist; the others follow. */
export const lenderOrder = rule(
  'lender-order',
  ['directory', 'forcedOrder'],
  function* (content, { files, fileOf }) {
    const { directory, forcedOrder } = content;
    const known = lenderIds(files);
    for (const [list, ids, part] of [
      ['/order', directory.order, directory],
      ['/lenders', forcedOrder.lenders, forcedOrder],
    ] as const)
      for (const [index, id] of ids.entries())
        if (!known.includes(id))
          yield { ...noLender(`${list}/${index}`, id, 'corregilo o borralo', known), file: fileOf(part) };
  },
);

/** A lender's codes are ones that the central bank has given, to an entity with one of its legal names. */
export const givenCode = lenderRule(
  'given-codes',
  ['entities', 'catalogue'],
  function* ({ bcraCodes, legalNames }, lists) {
    const keys = legalNames.map(matchKey);
    const [right] = codesOf(lists, legalNames).filter((code) => !bcraCodes.includes(code));
    const repair = { action: 'corregilo', ...(right !== undefined && { value: right }) };
    for (const [index, code] of bcraCodes.entries()) {
      const names = entitiesOf(lists, code);
      if (names.some((name) => keys.includes(matchKey(name)))) continue;
      const [name] = names;
      const given =
        name === undefined ? 'un código que el BCRA no le dio a nadie' : `el código de ${quoted(name)}`;
      // The record alone may call an entity by another name.
      const report = name === undefined ? fault : warning;
      yield report(`/bcraCodes/${index}`, `dice ${code}, ${given}`, 'el de su nombre legal', repair);
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
