import { rule } from '#scripts/config/rules/rule.ts';

/** Reminds of colours that are our choice, not the brand's. */
export const provisionalColor = rule({
  id: 'provisional-color',
  needs: ['lenders'],
  *check({ lenders }, { fileOf }) {
    for (const lender of lenders) {
      if (!lender.colorProvisional) continue;
      yield {
        file: fileOf(lender),
        pointer: '/colorProvisional',
        severity: 'warning',
        is: `${lender.color} es un color elegido por nosotros`,
        expected: 'el de la marca',
        action: 'cuando lo confirmes, borrá esta línea',
      };
    }
  },
});
