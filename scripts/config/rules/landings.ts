import { fingerprintOf } from '#domain/quote/audience-facts.ts';
import type { Landing } from '#generated/types.ts';
import type { Content } from '#site/content.ts';
import { landingFacts } from '#site/landing-facts.ts';
import { pathTo } from '#site/routes.ts';
import { didYouMean, quoted } from '#scripts/config/read/wording.ts';
import { fault, inFile, rule, type RuleFinding } from '#scripts/config/rules/rule.ts';

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

/** A page leads somewhere else afterwards. */
export const landingAfter = rule('landing-after', ['landings'], ({ landings }, { fileOf }) =>
  landings.flatMap((landing) => inFile(fileOf(landing), afterFindings(landing, landings))),
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
