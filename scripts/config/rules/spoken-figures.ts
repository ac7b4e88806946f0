import { formatNumber, formatPesos } from '#domain/format.ts';
import type { Product } from '#domain/quote/product.ts';
import type { Lender } from '#generated/types.ts';
import { groupBy } from '#scripts/config/read/group-by.ts';
import { within } from '#scripts/config/read/problem.ts';
import { quoted } from '#scripts/config/read/wording.ts';
import { numberIn } from '#scripts/config/rules/numbers.ts';
import { exceptableRule, fault, inFile, rule, type RuleFinding } from '#scripts/config/rules/rule.ts';
import { FOREIGN_NAMES, phrasesOf } from '#scripts/config/rules/strings.ts';

type Limit = { is: RegExp; most: number; expected: string };

const AGE =
  /\d[\d.]* años (?:de (?:trayectoria|historia|experiencia|vida|tradici[oó]n)|en el (?:mercado|pa[ií]s)|junto|con vos|acompa)/iu;
/** Too many years for a person or a loan: such a figure is about the lender. */
const AGES = /(?<![\d.])(?:1[2-9]\d|[2-9]\d\d|\d[\d.]{3,}) años/u;
const TERM =
  /(?:hasta (?:en |los |las )?|plazos?(?: máximo)?(?: de|:)? (?:hasta )?)\d+ (?:meses|cuotas)|\d+ (?:meses|cuotas) de plazo/iu;
const AMOUNT = /hasta \$\s*\d[\d.]*(?:,\d+)?(?:\s*(?:mil millones|millones|mil|M)(?!\p{L}))?/iu;
const COUNT = /\d[\d.]*(?: mil)? (?:entidades|bancos|fintechs|financieras|prestadores)(?!\p{L})/iu;

/** Returns the faults of phrases beyond the limits; of several at one place, the last. */
function spokenFaults(value: unknown, limits: readonly Limit[], action = 'corregí el texto'): RuleFinding[] {
  const faults = new Map<string, RuleFinding>();
  for (const { text, path } of phrasesOf(value)) {
    for (const { is, most, expected } of limits) {
      const words = is.exec(text)?.[0];
      if (words === undefined || (numberIn(words) ?? 0) <= most) continue;
      const pointer = within('', ...path);
      faults.set(pointer, fault(pointer, `dice ${quoted(words)}`, expected, action));
    }
  }
  return [...faults.values()];
}

/**
 * Amounts, terms and years in the texts of a lender and of its sheet do not exceed its declaration; and an age
 * that the site's texts mention is one that a lender has.
 */
export const spokenFigures = exceptableRule(
  'spoken-figures',
  ['lenders', 'bankDetails', 'catalogue', 'site', 'home', 'directory'],
  function* ({ lenders, bankDetails, catalogue: { products }, ...pages }, { fileOf, today }) {
    const byCode = groupBy(products, ({ code }) => code);
    const limits = new Map<string, Limit[]>();
    const year = Number(today.slice(0, 4));
    for (const lender of lenders) {
      const own = lender.bcraCodes.flatMap((code) => byCode.get(code) ?? []);
      const most = [...ageLimits(lender, year), ...loanLimits(own)];
      limits.set(lender.id, most);
      yield* inFile(fileOf(lender), spokenFaults(textsOf(lender), most));
    }
    for (const detail of bankDetails)
      yield* inFile(fileOf(detail), spokenFaults(detail, limits.get(detail.lenderId) ?? []));
    const oldest = ageLimits({ founded: Math.min(...lenders.map(({ founded }) => founded)) }, year);
    for (const page of [pages.site, pages.home, pages.directory])
      yield* inFile(fileOf(page), spokenFaults(page, oldest));
  },
);

/** Returns a lender's texts without the years of its page, which claim-contradictions checks. */
const textsOf = ({ directory, page }: Lender) => ({
  directory,
  page: page && {
    ...page,
    figures: page.figures.map((figure) => (figure.kind === 'antiguedad' ? null : figure)),
  },
});

function ageLimits({ founded }: Pick<Lender, 'founded'>, year: number): Limit[] {
  const most = year - founded + 1;
  const expected = `hasta ${most - 1}, los que lleva desde ${founded}`;
  return [AGE, AGES].map((is) => ({ is, most, expected }));
}

function loanLimits(own: readonly Product[]): Limit[] {
  if (own.length === 0) return [];
  const term = Math.max(...own.map(({ maxTerm }) => maxTerm));
  const amount = Math.max(...own.map(({ maxAmount }) => maxAmount));
  return [
    { is: TERM, most: term, expected: `hasta ${formatNumber(term)} meses, lo que declaró` },
    { is: AMOUNT, most: amount, expected: `hasta ${formatPesos(amount)}, lo que declaró` },
  ];
}

/** No text claims more entities than there are: those that declared a loan and those with a page. */
export const entityCount = rule(
  'entity-count',
  ['catalogue', 'lenders'],
  function* ({ catalogue: { products }, lenders }, { files }) {
    const codes = [...products.map(({ code }) => code), ...lenders.flatMap(({ bcraCodes }) => bcraCodes)];
    const most = new Set(codes).size;
    const expected = `hasta ${most}, las que hay en config/catalogue.json y config/lenders`;
    for (const { file, valid, data, text } of files.values()) {
      if (!valid || FOREIGN_NAMES.has(file) || !/\d/.test(text)) continue;
      yield* inFile(file, spokenFaults(data, [{ is: COUNT, most, expected }], 'corregí la cifra'));
    }
  },
);
