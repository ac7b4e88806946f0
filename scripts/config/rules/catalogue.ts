import { matchKey } from '#domain/match-key.ts';
import type { Catalogue } from '#generated/types.ts';
import { quoted } from '#scripts/config/read/wording.ts';
import { addYears, daysBetween } from '#scripts/config/rules/dates.ts';
import { fault, rule, type RuleFinding, warning } from '#scripts/config/rules/rule.ts';

type Product = Catalogue['products'][number];

/** Months of the longest personal loan. */
const LONGEST_TERM = 120;
/** The highest value of the registry's old field; 999.99 means 'more than that'. */
const OLD_LIMIT = 999.99;
/** Days after which the pages say the age in words and the workflow raises an alarm. */
const STALE_DAYS = 10;
const OLD_YEARS = 1;

function* figureFaults(at: string, product: Product, asOf: string): Generator<RuleFinding> {
  const { tea, cftea, maxTerm, minAmount, maxAmount, maxAge, maxIncomeShare, reported } = product;
  const wrong = (key: keyof Product, is: string, expected: string): RuleFinding =>
    fault(
      `${at}/${key}`,
      is,
      expected,
      'renová el catálogo (npm run catalogue -- refresh) o sacá el renglón',
    );
  if (cftea < tea) yield wrong('cftea', `dice ${cftea} de CFT`, `al menos la TEA, ${tea}`);
  if (cftea <= 0 || tea <= 0)
    yield wrong('cftea', `dice TEA ${tea} y CFT ${cftea}`, 'tasas informadas de verdad');
  if (cftea === OLD_LIMIT) {
    const is = `dice ${cftea}, el tope del formulario viejo del BCRA`;
    yield { ...wrong('cftea', is, 'el CFT verdadero, que puede ser mayor'), severity: 'warning' };
  }
  if (maxTerm < 1 || maxTerm > LONGEST_TERM)
    yield wrong('maxTerm', `dice ${maxTerm} meses`, `de 1 a ${LONGEST_TERM}`);
  if (maxAmount < minAmount || maxAmount <= 0)
    yield wrong('maxAmount', `dice ${maxAmount}`, `al menos el mínimo, ${minAmount}`);
  if (maxAge !== 0 && maxAge < 18)
    yield wrong('maxAge', `dice ${maxAge} años`, '18 o más, o 0 si no hay límite');
  if (maxIncomeShare > 0 && maxIncomeShare < 1) {
    const expected = 'puntos (30 quiere decir 30 %), o 0 si no hay límite';
    yield wrong('maxIncomeShare', `dice ${maxIncomeShare}`, expected);
  }
  if (reported > asOf) yield wrong('reported', `dice ${reported}`, `hasta la fecha de los datos, ${asOf}`);
}

/** Declared figures that can be true. There is no ceiling for a CFT: the registry's highest is over 34,000 %. */
export const catalogueFigures = rule(
  'catalogue-figures',
  ['catalogue'],
  function* ({ catalogue: { products, asOf } }) {
    for (const [index, product] of products.entries())
      yield* figureFaults(`/products/${index}`, product, asOf);
  },
  true,
);

/** Reminds to refresh when figures grow old. */
export const catalogueDates = rule(
  'catalogue-dates',
  ['catalogue'],
  function* ({ catalogue: { asOf, products } }, { today }) {
    const remind = (pointer: string, is: string): RuleFinding =>
      warning(pointer, is, 'datos recientes', 'corré npm run catalogue -- refresh');
    if (asOf > today)
      yield fault('/asOf', `dice ${asOf}, que todavía no llegó`, `hasta ${today}`, 'corregilo');
    else if (daysBetween(asOf, today) >= STALE_DAYS) yield remind('/asOf', `los datos son del ${asOf}`);
    const old = products.filter(({ reported }) => addYears(reported, OLD_YEARS) < today).length;
    if (old > 0)
      yield remind('/products', `${old} de ${products.length} préstamos se declararon hace más de un año`);
  },
);

/** A name leads to one entity of the BCRA: offers of two under one name would be shown as one's. */
export const catalogueEntities = rule(
  'catalogue-entities',
  ['catalogue'],
  function* ({ catalogue: { products } }) {
    const codeOf = new Map<string, number>();
    for (const [index, { entity, code }] of products.entries()) {
      const key = matchKey(entity);
      const other = codeOf.get(key);
      codeOf.set(key, other ?? code);
      if (other === undefined || other === code) continue;
      const is = `${quoted(entity)} (código ${code}) se reconoce igual que la entidad ${other}`;
      const action = 'avisale a quien programa';
      yield warning(`/products/${index}/entity`, is, 'un nombre por entidad', action);
    }
  },
);
