import { quoted } from '#scripts/config/read/wording.ts';
import { within } from '#scripts/config/read/problem.ts';
import { numberIn } from '#scripts/config/rules/numbers.ts';
import { type RuleFinding, rule } from '#scripts/config/rules/rule.ts';
import { FOREIGN_NAMES, visitPhrases } from '#scripts/config/rules/strings.ts';

const COUNT = /\d[\d.]*(?: mil)? (?:entidades|bancos|fintechs|financieras|prestadores)(?!\p{L})/iu;

/** No text claims more entities than there are: those that declared a loan and those with a page. */
export const entityCount = rule({
  id: 'entity-count',
  needs: ['catalogue', 'lenders'],
  *check({ catalogue: { products }, lenders }, { files }) {
    const codes = [...products.map(({ code }) => code), ...lenders.flatMap(({ bcraCodes }) => bcraCodes)];
    const most = new Set(codes).size;
    for (const { file, valid, data, text } of files.values()) {
      if (!valid || FOREIGN_NAMES.has(file) || !/\d/.test(text)) continue;
      const findings: RuleFinding[] = [];
      visitPhrases(data, (phrase, path) => {
        const said = COUNT.exec(phrase)?.[0];
        if (said === undefined || (numberIn(said) ?? 0) <= most) return;
        const expected = `hasta ${most}, las que hay en config/catalogue.json y config/lenders`;
        const is = `dice ${quoted(said)}`;
        findings.push({ file, pointer: within('', ...path), is, expected, action: 'corregí la cifra' });
      });
      yield* findings;
    }
  },
});
