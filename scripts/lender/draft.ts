import { matchKey, offerSlug } from '#domain/match-key.ts';
import type { Catalogue, Lender } from '#generated/types.ts';
import { addYears } from '#scripts/config/rules/dates.ts';
import { normalSlug } from '#scripts/config/fix/normalise.ts';

type Figure = NonNullable<Lender['page']>['figures'][number];
type Answers = Record<string, unknown>;

/** Placeholder for a text still to be written; the check refuses it, so it cannot be published. */
const TO_WRITE = 'TODO';

/** Sober colours for a lender whose own is not known yet, all readable under white. */
const PALETTE = ['#1F4E79', '#2F6B3A', '#6B2D5C', '#7A4B1E', '#0F766E', '#5A3E85', '#8A2E2E', '#34495E'];

const sumOf = (text: string): number => Array.from(text).reduce((sum, one) => sum + one.charCodeAt(0), 0);

/** A colour that stays the same for the same id. */
const provisionalColor = (id: string): string => PALETTE[sumOf(id) % PALETTE.length] ?? '#1F4E79';

/** Figures that are true of every lender, or follow from its founding year: no figure is invented. */
function safeFigures(founded: number, today: string): Figure[] {
  const dates = { asOf: today, expires: addYears(today, 1) };
  const years = Number(today.slice(0, 4)) - founded;
  const ours = { source: 'Condiciones del simulador', ...dates };
  const counted = (amount: number, kind: Figure['kind'], label: string, source: string): Figure => {
    return { text: String(amount), label, kind, amount, source, ...dates };
  };
  return [
    counted(founded, 'fundacion', 'año de fundación', 'Dato cargado al crear la página'),
    counted(years, 'antiguedad', 'años desde su fundación', 'Calculado desde el año de fundación'),
    { text: '24/7', label: 'simulás a cualquier hora', kind: 'servicio', ...ours },
    { text: '< 2 min', label: 'para comparar', kind: 'servicio', amount: 2, ...ours },
  ];
}

/** Codes under which the catalogue knows a lender by one of its legal names; undefined without any. */
function knownCodes({ products }: Pick<Catalogue, 'products'>, legalNames: string[]): number[] | undefined {
  const keys = new Set(legalNames.map(matchKey));
  const known = products.filter(({ entity }) => keys.has(matchKey(entity))).map(({ code }) => code);
  return known.length > 0 ? [...new Set(known)] : undefined;
}

/** What to write without an answer; undefined where only the editor can know. */
export function fallback(
  path: string,
  id: string,
  { name, founded, legalNames }: Answers,
  catalogue: Catalogue | undefined,
): unknown {
  const known: Answers = {
    name: undefined,
    founded: undefined,
    website: undefined,
    legalNames: undefined,
    type: 'banco',
    color: provisionalColor(id),
    bcraCodes: catalogue && Array.isArray(legalNames) ? knownCodes(catalogue, legalNames) : undefined,
    'page.submitText': `Ver Oferta de ${typeof name === 'string' ? name : id}`,
    'directory.highlights': [TO_WRITE, TO_WRITE, `Desde ${String(founded)}`],
  };
  return Object.hasOwn(known, path) ? known[path] : TO_WRITE;
}

/** Parts that follow from the id and the answers. */
export function derived(id: string, answers: Answers, hasPage: boolean, today: string): Answers {
  const { legalNames, founded, color, page } = answers;
  const [legalName = id] = Array.isArray(legalNames) ? (legalNames as string[]) : [];
  return {
    ...answers,
    $schema: '../../schema/lender.schema.json',
    id,
    forcedSlug: normalSlug(offerSlug(legalName)),
    ...(color === provisionalColor(id) ? { colorProvisional: true } : {}),
    ...(hasPage && typeof founded === 'number'
      ? { page: { ...(page as Answers), figures: safeFigures(founded, today) } }
      : {}),
  };
}
