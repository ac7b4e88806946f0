import { provincesOf } from '#domain/quote/eligibility.ts';
import { rule } from '#scripts/config/rules/rule.ts';

/** The directory does not offer a lender in the whole country whose loans are declared for some provinces, and misses none. */
export const lenderProvinces = rule({
  id: 'lender-provinces',
  needs: ['catalogue', 'lenders'],
  exceptable: true,
  *check({ catalogue: { products }, lenders }, { fileOf }) {
    for (const lender of lenders) {
      const own = products.filter(({ code }) => lender.bcraCodes.includes(code));
      const declared = provincesOf(own);
      const listed: readonly string[] = lender.provinces ?? [];
      if (own.length === 0 || declared.length === 0) continue;
      if (declared.every((code) => listed.includes(code))) continue;
      yield {
        file: fileOf(lender),
        pointer: lender.provinces ? '/provinces' : '',
        is: listed.length === 0 ? 'no dice provinces: atiende en todo el país' : `dice ${listed.join(', ')}`,
        expected: `al menos donde declara sus préstamos: ${declared.join(', ')}`,
        action: 'corregilo, o revisá el préstamo en config/tables/products.json',
      };
    }
  },
});
