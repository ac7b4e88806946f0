import { isOver } from '#domain/period.ts';
import { fingerprintOf } from '#domain/quote/audience-facts.ts';
import { formatShortDate } from '#domain/format.ts';
import type { Landing } from '#generated/types.ts';
import type { Content } from '#site/content.ts';
import { landingFacts } from '#site/landing-facts.ts';
import { pathTo } from '#site/routes.ts';
import { didYouMean, quoted } from '#scripts/config/read/wording.ts';
import { daysBetween } from '#scripts/config/rules/dates.ts';
import { fault, inFile, rule, type RuleFinding, warning } from '#scripts/config/rules/rule.ts';

/** Days before its end on which a page is told about. */
const NOTICE_DAYS = 14;

type Simulator = Content['simulator'];

/** What the simulator is to begin with can be chosen in its form. */
export const landingStart = rule(
  'landing-start',
  ['landings', 'simulator'],
  ({ landings, simulator }, { fileOf }) =>
    landings.flatMap((landing) => inFile(fileOf(landing), startFindings(landing.start, simulator))),
);

function* startFindings(start: Landing['start'], { employment, limits }: Simulator): Generator<RuleFinding> {
  const codes: string[] = employment.map(({ code }) => code);
  if (start.employment !== undefined && !codes.includes(start.employment)) {
    const action = didYouMean('corregilo', start.employment, codes);
    yield fault('/start/employment', `dice ${quoted(start.employment)}`, 'un código del formulario', action);
  }
  for (const field of ['amount', 'term'] as const) {
    const value = start[field];
    const { min, max } = limits[field];
    if (value === undefined || (value >= min && value <= max)) continue;
    yield fault(`/start/${field}`, `dice ${value}`, `de ${min} a ${max}, como en el formulario`, 'corregilo');
  }
}

/** A page begins before it ends, leads somewhere else afterwards, and is told about when it ends. */
export const landingDates = rule('landing-dates', ['landings'], ({ landings }, { fileOf, today }) =>
  landings.flatMap((landing) =>
    inFile(fileOf(landing), [...dateFindings(landing, today), ...afterFindings(landing, landings)]),
  ),
);

const pathOf = ({ id }: Landing): string => pathTo('landing', { id });

/** Finds that a page leads to itself afterwards, at once or by way of pages that may be over by then. */
function* afterFindings(landing: Landing, landings: readonly Landing[]): Generator<RuleFinding> {
  const passed = new Set<Landing>();
  let next: Landing | undefined = landing;
  while (next && !passed.has(next)) {
    passed.add(next);
    const { after }: Landing = next;
    next = landings.find((one) => pathOf(one) === after && (one === landing || one.until !== undefined));
  }
  if (next !== landing) return;
  const is = passed.size === 1 ? 'lleva a la misma página' : `vuelve a la misma página por ${landing.after}`;
  yield fault('/after', is, 'otra página', 'cambialo');
}

function* dateFindings({ from, until }: Landing, today: string): Generator<RuleFinding> {
  if (from !== undefined && until !== undefined && until < from)
    yield fault(
      '/until',
      `termina el ${formatShortDate(until)}, antes de empezar`,
      `desde el ${formatShortDate(from)}`,
      'corregilo',
    );
  if (until === undefined || (from !== undefined && until < from)) return;
  const left = daysBetween(today, until);
  if (isOver({ until }, today))
    yield warning(
      '/until',
      `terminó el ${formatShortDate(until)} y ya no se ve`,
      'una página vigente',
      'cambiá la fecha o borrá el archivo',
    );
  else if (left <= NOTICE_DAYS)
    yield warning(
      '/until',
      `termina en ${left} días, el ${formatShortDate(until)}`,
      'que lo sepas',
      'si tiene que seguir, cambiá la fecha',
    );
}

/** A page has facts of its own: somebody lends, and no other page says the same in all but names. */
export const landingFactsDiffer = rule(
  'landing-facts',
  ['landings', 'catalogue', 'exclusions', 'simulator'],
  function* (content, { fileOf }) {
    const known = new Map<string, Landing>();
    for (const landing of content.landings) {
      const facts = landingFacts(landing, content);
      const place = (found: RuleFinding): RuleFinding => ({ ...found, file: fileOf(landing) });
      if (!facts) {
        yield place(
          fault(
            '/start',
            'es para un préstamo que nadie da',
            'que alguna entidad lo preste',
            'cambiá con qué empieza o borrá la página',
          ),
        );
        continue;
      }
      const same = fingerprintOf(facts);
      const twin = known.get(same);
      if (!twin) known.set(same, landing);
      else
        yield place(
          fault(
            '/start',
            `tiene las mismas cifras que ${quoted(twin.title)}`,
            'cifras propias',
            `juntala con ${fileOf(twin)}`,
          ),
        );
    }
  },
);
