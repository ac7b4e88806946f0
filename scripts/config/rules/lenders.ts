import { matchKey } from '#domain/match-key.ts';
import { exampleOf } from '#domain/quote/sample-offers.ts';
import { codesOf, entitiesOf } from '#scripts/config/read/codes.ts';
import { idOf } from '#scripts/config/read/kinds.ts';
import { didYouMean, quoted } from '#scripts/config/read/wording.ts';
import { fault, lenderRule, rule, warning } from '#scripts/config/rules/rule.ts';
import { isOfLender, stringsIn } from '#scripts/config/rules/strings.ts';

/** Reminds of colours that are our choice, not the brand's. */
export const provisionalColor = lenderRule('provisional-color', [], ({ color, colorProvisional }) => {
  const is = `${color} es un color elegido por nosotros`;
  const action = 'cuando lo confirmes, borrá esta línea';
  return colorProvisional ? [warning('/colorProvisional', is, 'el de la marca', action)] : [];
});

/** Places that name a lender by its id. */
const NAMES_A_LENDER =
  /^config\/(?:directory\.json#\/order|tables\/forced-order\.json#\/lenders)\/|^config\/(?!words\/).+\/lender(?:Id)?$/;

/** What names a lender names one that exists, or that is being repaired. With one of a like name, it may have been renamed by hand. */
export const namedLenders = rule('named-lenders', [], function* (_, { files }) {
  const known = [...files.keys()].filter(isOfLender).map(idOf);
  for (const found of stringsIn(files)) {
    const { file, pointer, text } = found;
    if (!NAMES_A_LENDER.test(`${file}#${pointer}`) || known.includes(text)) continue;
    const is = `dice ${quoted(text)} y ese banco no existe`;
    const repair = didYouMean('corregilo o borralo', text, known);
    const renamed = '; si cambió de dirección, devolvele la de antes y corré npm run lender -- rename';
    const action = repair.action + ('value' in repair ? renamed : '');
    yield fault(found, is, 'un id de config/lenders', { ...repair, action });
  }
});

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

/** While the lender of a bank's page declares no loan for its example, the page is drawn without. */
export const bankDetails = rule(
  'bank-details',
  ['bankDetails', 'lenders', 'catalogue'],
  function* ({ bankDetails: details, lenders, catalogue: { products } }, { fileOf }) {
    for (const detail of details) {
      const { lenderId, assumptions } = detail;
      const lender = lenders.find(({ id }) => id === lenderId);
      if (!lender) continue;
      const place = { file: fileOf(detail), pointer: '/assumptions' };
      const taken = exampleOf(products, lender.bcraCodes, assumptions)?.product.product;
      const { product: name } = assumptions;
      if (taken === undefined)
        yield warning(
          place,
          'el banco no declara un préstamo así, y la ficha se muestra sin el ejemplo',
          'un monto y un público de un préstamo que declare',
          'elegí otros, o dejala: el ejemplo vuelve solo cuando lo declare',
        );
      else if (name !== undefined && name !== taken)
        yield warning(
          { ...place, pointer: '/assumptions/product' },
          `el banco no declara ${quoted(name)}, y el ejemplo es de ${quoted(taken)}`,
          'el nombre de un préstamo suyo para esas personas',
          'cambialo o borralo',
        );
    }
  },
);
