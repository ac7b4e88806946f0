import { folded } from '#scripts/config/read/wording.ts';
import { employmentsOf } from '#domain/quote/eligibility.ts';
import { rule } from '#scripts/config/rules/rule.ts';

/** Letters by which a word is known in another number or gender: 'empleado' in 'empleadas'. */
const STEM = 6;

/** Whether the text names one of the label's words with a slash between: 'Jubilado/Pensionado' in 'para jubilados'. */
const names = (text: string, label: string): boolean =>
  folded(label)
    .split('/')
    .some((words) =>
      words
        .split(/\s+/)
        .filter((word) => word.length >= STEM)
        .every((word) => new RegExp(`\\b${word.slice(0, STEM)}`).test(text)),
    );

/** Directory and page say who may ask a lender whose loans are declared for some employments alone, as the results do. */
export const lenderAudience = rule({
  id: 'lender-audience',
  needs: ['catalogue', 'lenders', 'simulator'],
  exceptable: true,
  *check({ catalogue: { products }, lenders, simulator }, { fileOf }) {
    for (const lender of lenders) {
      const codes = employmentsOf(products.filter(({ code }) => lender.bcraCodes.includes(code)));
      const labels = simulator.employment.flatMap(({ code, label }) =>
        codes?.includes(code) ? [label] : [],
      );
      for (const part of ['directory', 'page'] as const) {
        if (!lender[part]) continue;
        const text = folded(JSON.stringify(lender[part]));
        const missing = labels.filter((label) => !names(text, label));
        if (missing.length === 0) continue;
        yield {
          file: fileOf(lender),
          pointer: `/${part}`,
          is: `no nombra: ${missing.join(', ')}`,
          expected: `a quién le presta: ${labels.join(', ')}`,
          action: 'decilo en un texto, o revisá el préstamo en config/tables/products.json',
        };
      }
    }
  },
});
