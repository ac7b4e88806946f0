import type { Lender } from '#generated/types.ts';
import { within } from '#scripts/config/read/problem.ts';
import { quoted } from '#scripts/config/read/wording.ts';
import { numberIn } from '#scripts/config/rules/numbers.ts';
import { type RuleFinding, rule } from '#scripts/config/rules/rule.ts';
import { visitStrings } from '#scripts/config/rules/strings.ts';

type Figure = NonNullable<Lender['page']>['figures'][number];
type Fault = Omit<RuleFinding, 'file'>;

/** Said of the lender itself: its app and its head office have years of their own. */
const FOUNDING =
  /(?:^Desde|^(?:[Ff]undad|[Cc]read)[oa] en|(?:[Bb]anco|[Ee]ntidad|[Ff]intech|[Ff]inanciera)[^.;:]{0,30} (?:fundad|cread)[oa] en) (1[5-9]\d\d|20\d\d)(?!\d)/u;
/** '+400 sucursales': a claim that repeats one of the page's figures. */
const REPEATED = /^\+?([\d.]+) (\p{L}.*)$/u;

/** What a lender's page claims agrees with itself and with the founding year. */
export const claimContradictions = rule({
  id: 'claim-contradictions',
  needs: ['lenders'],
  exceptable: true,
  *check({ lenders }, { fileOf }) {
    for (const lender of lenders) {
      const faults = [...figureFaults(lender), ...foundingFaults(lender), ...highlightFaults(lender)];
      for (const fault of faults) yield { file: fileOf(lender), ...fault };
    }
  },
});

function* figureFaults({ founded, page }: Lender): Generator<Fault> {
  for (const [index, figure] of (page?.figures ?? []).entries()) {
    const place = { pointer: `/page/figures/${index}`, action: 'corregí el que esté mal' };
    const expected = `algo que coincida con "founded": ${founded}`;
    if (figure.kind === 'fundacion' && figure.amount !== undefined && figure.amount !== founded) {
      yield { ...place, is: `dice ${quoted(figure.text)} como año de fundación`, expected };
    }
    if (figure.kind === 'antiguedad' && !isPossibleAge(figure, founded)) {
      yield { ...place, is: `dice ${quoted(`${figure.text} ${figure.label}`)}`, expected };
    }
  }
}

/** '+120' claims at least 120 years; '120' claims 120, give or take the part of a year. */
function isPossibleAge({ text, amount, asOf }: Figure, founded: number): boolean {
  if (amount === undefined) return true;
  const age = Number(asOf.slice(0, 4)) - founded;
  return text.includes('+') ? amount <= age : Math.abs(amount - age) <= 1;
}

function foundingFaults({ founded, directory, page }: Lender): Fault[] {
  const faults: Fault[] = [];
  visitStrings({ directory, page }, (text, path) => {
    const year = FOUNDING.exec(text)?.[1];
    if (year === undefined || Number(year) === founded || path.includes('figures')) return;
    const expected = `el mismo año que "founded": ${founded}`;
    faults.push({
      pointer: within('', ...path),
      is: `dice ${quoted(year)}`,
      expected,
      action: 'corregí el que esté mal',
    });
  });
  return faults;
}

function* highlightFaults({ directory, page }: Lender): Generator<Fault> {
  for (const [index, highlight] of directory.highlights.entries()) {
    const [, count, label] = REPEATED.exec(highlight) ?? [];
    const figure = page?.figures.find((one) => label !== undefined && one.label === label);
    if (count === undefined || figure?.amount === undefined || numberIn(count) === figure.amount) continue;
    const expected = `lo mismo que en su página: ${quoted(`${figure.text} ${figure.label}`)}`;
    yield {
      pointer: `/directory/highlights/${index}`,
      is: `dice ${quoted(highlight)}`,
      expected,
      action: 'corregí el que esté mal',
    };
  }
}
