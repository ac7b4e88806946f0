import { says } from '#scripts/config/read/problem.ts';
import type { BankDetail } from '#generated/types.ts';
import { formatPesos } from '#domain/format.ts';
import type { Product } from '#domain/quote/product.ts';
import { productOf, SAMPLE_TERMS } from '#domain/quote/sample-offers.ts';
import { didYouMean, quoted } from '#scripts/config/read/wording.ts';
import { lenderIds } from '#scripts/config/rules/id-list.ts';
import { type RuleFinding, rule } from '#scripts/config/rules/rule.ts';

/** A bank's sheet leads to a lender that exists, and its table follows from a product that it declared. */
export const bankDetails = rule({
  id: 'bank-details',
  needs: ['bankDetails', 'lenders', 'catalogue'],
  *check({ bankDetails: details, lenders, catalogue: { products } }, { files, fileOf }) {
    const known = lenderIds(files);
    const byId = new Map(lenders.map((lender) => [lender.id, lender]));
    for (const detail of details) {
      const file = fileOf(detail);
      const { lenderId, assumptions } = detail;
      if (!known.has(lenderId)) {
        yield {
          file,
          pointer: '/lenderId',
          is: `dice ${quoted(lenderId)} y ese banco no existe`,
          expected: 'un id de config/lenders',
          action: didYouMean('corregilo', lenderId, known),
        };
      }
      // A lender that is being repaired has its own problems.
      const codes = byId.get(lenderId)?.bcraCodes;
      if (!codes) continue;
      const product = productOf(products, codes, assumptions.product);
      if (product) yield* limitFindings(file, assumptions, product);
      else
        yield unknownProduct(
          file,
          assumptions.product,
          products.filter(({ code }) => codes.includes(code)),
        );
    }
  },
});

const unknownProduct = (file: string, name: string, own: readonly Product[]): RuleFinding => ({
  file,
  pointer: '/assumptions/product',
  is: `dice ${quoted(name)} y el banco no declaró ese préstamo`,
  expected: 'el nombre de un préstamo suyo en config/catalogue.json',
  action: didYouMean(
    'copialo de ahí',
    name,
    own.map(({ product }) => product),
  ),
});

function* limitFindings(
  file: string,
  { amount, netSalary }: BankDetail['assumptions'],
  { minAmount, maxAmount, minIncome, maxTerm }: Product,
): Generator<RuleFinding> {
  const action = 'cambialo';
  if (amount < minAmount || amount > maxAmount) {
    const expected = `de ${formatPesos(minAmount)} a ${formatPesos(maxAmount)}, lo que presta ese préstamo`;
    yield { file, pointer: '/assumptions/amount', is: `dice ${formatPesos(amount)}`, expected, action };
  }
  if (netSalary < minIncome) {
    const expected = `desde ${formatPesos(minIncome)}, lo que pide ese préstamo`;
    yield { file, pointer: '/assumptions/netSalary', is: `dice ${formatPesos(netSalary)}`, expected, action };
  }
  const longest = Math.max(...SAMPLE_TERMS);
  if (maxTerm < longest) {
    const is = `ese préstamo llega a ${maxTerm} meses`;
    yield { file, pointer: '/assumptions/product', ...says(is, `uno de ${longest} o más`, 'elegí otro') };
  }
}
