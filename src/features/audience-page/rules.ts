import type { AudiencePage } from '#generated/types.ts';
import type { Content } from '#site/content.ts';
import { audiencePageFacts } from '#features/audience-page/page-facts.ts';
import { idOf } from '#scripts/config/read/kinds.ts';
import { didYouMean, quoted } from '#scripts/config/read/wording.ts';
import { fault, inFile, rule, type RuleFinding, warning } from '#scripts/config/rules/rule.ts';

const FOLDER = 'config/audience-pages/';

type Simulator = Content['simulator'];

/** The values that the simulator begins with can be chosen in its form. */
export const audienceStart = rule(
  'audience-start',
  ['audiencePages', 'simulator'],
  ({ audiencePages, simulator }, { fileOf }) =>
    audiencePages.flatMap((audiencePage) =>
      inFile(fileOf(audiencePage), startFindings(audiencePage.start, simulator)),
    ),
);

function* startFindings(
  start: AudiencePage['start'],
  { employment, limits }: Simulator,
): Generator<RuleFinding> {
  if (Object.keys(start).length === 0)
    yield fault(
      '/start',
      'no dice para quién es',
      'una situación, una provincia, un monto o un plazo',
      'elegí',
    );
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

/** The list of pages for an audience names those that exist. */
export const listedAudiencePages = rule(
  'listed-audience-pages',
  ['audiencePage'],
  function* ({ audiencePage }, { files }) {
    // By their names, so that a page that is broken is told once.
    const known = [...files.keys()].filter((file) => file.startsWith(FOLDER)).map(idOf);
    for (const [index, id] of audiencePage.ids.entries()) {
      if (known.includes(id)) continue;
      const is = `dice ${quoted(id)} y esa página no existe`;
      const repair = didYouMean('corregilo o borralo', id, known);
      yield fault(`/ids/${index}`, is, 'una de config/audience-pages', repair);
    }
  },
);

/**
 * A page has facts of its own. One that nobody lends to is hidden, and one that came to say the same as another stays:
 * both are for a person to judge, as the record alone may have done it.
 */
export const audienceFactsDiffer = rule(
  'audience-facts',
  ['audiencePages', 'catalogue', 'exclusions', 'simulator'],
  function* (content, { fileOf }) {
    const known = new Map<string, AudiencePage>();
    for (const audiencePage of content.audiencePages) {
      // Values that the form cannot begin with were reported above; they have no facts.
      if ([...startFindings(audiencePage.start, content.simulator)].length > 0) continue;
      const facts = audiencePageFacts(audiencePage, content);
      const file = fileOf(audiencePage);
      const same = JSON.stringify(facts);
      const twin = facts && known.get(same);
      if (!facts) yield { ...UNLENT, file };
      else if (twin) yield { ...twinFinding(twin, fileOf(twin)), file };
      else known.set(same, audiencePage);
    }
  },
);

const UNLENT = warning(
  '/start',
  'es para un préstamo que hoy nadie declara, y la página no se muestra',
  'que alguna entidad lo preste',
  'cambiá con qué empieza, o dejala: vuelve sola cuando alguien lo declare',
);

const twinFinding = ({ title }: AudiencePage, file: string): RuleFinding =>
  warning('/start', `tiene las mismas cifras que ${quoted(title)}`, 'cifras propias', `juntala con ${file}`);
