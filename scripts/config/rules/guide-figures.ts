import { formatPercent, formatPesos } from '#domain/format.ts';
import { VAT_ON_INTEREST } from '#domain/rates.ts';
import type { Information } from '#generated/types.ts';
import { computeExample } from '#domain/worked-example.ts';
import { fault, inFile, rule, type RuleFinding } from '#scripts/config/rules/rule.ts';

/** Share by which a computed figure may differ from the published one: each side rounds in its own way. */
const TOLERANCE = 0.01;

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= TOLERANCE * other;

type Figure = readonly [pointer: string, value: number];

/** Faults of figures that fall from one to the next. */
const falling = (figures: readonly Figure[]): RuleFinding[] =>
  figures.flatMap(([pointer, value], index) => {
    const [, before] = figures[index - 1] ?? ['', value];
    if (value >= before) return [];
    return [fault(pointer, `dice ${value} y el anterior ${before}`, 'de menor a mayor', 'revisá los dos')];
  });

/** Faults of the worked example: a tax that is not charged, and published figures that it does not give. */
function exampleFaults(example: Information['example']): RuleFinding[] {
  const vat = 100 * VAT_ON_INTEREST;
  if (example.vatOnInterest !== vat)
    return [
      fault(
        '/example/vatOnInterest',
        `dice ${example.vatOnInterest}`,
        `el IVA sobre intereses, ${vat}`,
        'cambialo',
      ),
    ];
  const { first, cftEffective } = computeExample(example);
  const { published } = example;
  const repair = 'revisá el monto, el plazo, la tasa y lo publicado';
  const faults: RuleFinding[] = [];
  if (!isNear(first, published.firstInstalment)) {
    const is = `dice ${formatPesos(published.firstInstalment)} y la cuenta da ${formatPesos(first)}`;
    faults.push(fault('/example/published/firstInstalment', is, 'la primera cuota de ese préstamo', repair));
  }
  if (!isNear(cftEffective, published.cftEffective)) {
    const is = `dice ${formatPercent(published.cftEffective)} y la cuenta da ${formatPercent(cftEffective)}`;
    faults.push(fault('/example/published/cftEffective', is, 'el CFT efectivo de ese préstamo', repair));
  }
  return faults;
}

/** The guide's figures agree with each other and with the law. */
export const guideFigures = rule('guide-figures', ['information'], ({ information }) => {
  const { guidance, example } = information;
  const placed = (part: string, figures: object): Figure[] =>
    Object.entries(figures).map(([name, value]) => [`/${part}/${name}`, value as number]);
  const { cftLowFrom, cftLowTo, cftHighFrom } = guidance;
  return inFile('config/information.json', [
    ...falling(placed('guidance', { cftLowFrom, cftLowTo, cftHighFrom })),
    ...exampleFaults(example),
  ]);
});
