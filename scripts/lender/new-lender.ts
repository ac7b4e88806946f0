import { offerSlug } from '#domain/match-key.ts';
import type { Lender } from '#generated/types.ts';
import { plainWords } from '#scripts/config/read/wording.ts';
import { codesOf, type Known } from '#scripts/config/read/codes.ts';
import { lenderFile, logoFile, SITE_FILE } from '#scripts/lender/files.ts';
import type { Problem } from '#scripts/config/read/problem.ts';
import type { Resolved, SchemaReader } from '#scripts/config/read/schema-walk.ts';
import { UserError } from '#scripts/config/read/user-error.ts';
import type { Workspace } from '#scripts/lender/workspace.ts';

type Figure = NonNullable<Lender['page']>['figures'][number];
type Json = Record<string, unknown>;

/** The facts that a lender's draft starts from; without `founded` or `website` the check asks for them. */
export type NewLender = {
  id: string;
  name: string;
  legalNames: string[];
  founded?: number | undefined;
  website?: string | undefined;
  hasPage: boolean;
};

/** 'Banco Nación' as 'banco-nacion'; a text without letters or digits as it is. */
export const normalSlug = (text: string): string => plainWords(text).replaceAll(' ', '-') || text;

/** A sober colour for a lender whose own is not known yet, readable under white. */
const PROVISIONAL = '#1F4E79';
const YEAR = 365 * 86_400_000;

/** Figures that are true of every lender, or follow from its founding year: no figure is invented. */
function safeFigures(founded: number, today: string): Figure[] {
  const expires = new Date(Date.parse(today) + YEAR).toISOString().slice(0, 10);
  const dates = { asOf: today, expires };
  const years = Number(today.slice(0, 4)) - founded;
  const ours = { source: 'Condiciones del simulador', ...dates };
  const counted = (count: number, kind: Figure['kind'], label: string, source: string): Figure => {
    return { text: String(count), label, kind, source, ...dates };
  };
  return [
    counted(founded, 'fundacion', 'año de fundación', 'Dato cargado al crear la página'),
    counted(years, 'antiguedad', 'años desde su fundación', 'Calculado desde el año de fundación'),
    { text: '24/7', label: 'simulás a cualquier hora', kind: 'servicio', ...ours },
    { text: '< 2 min', label: 'para comparar', kind: 'servicio', ...ours },
  ];
}

/** The text that a new part starts with; `key` is its property. */
type TextOf = (schema: Resolved, key: string) => string;

/** The value that a new part of a schema starts with: empty texts without `textOf`, every list as short as it may be. */
export function emptyOf(
  reader: SchemaReader,
  schema: Resolved,
  textOf: TextOf = () => '',
  key = '',
): unknown {
  const { node } = schema;
  const emptyMember = (name: string): unknown => {
    const member = reader.memberOf(schema, name, undefined);
    return member ? emptyOf(reader, member, textOf, name === '0' ? key : name) : '';
  };
  if ('const' in node) return node.const;
  if (Array.isArray(node.enum)) return node.enum[0];
  const [first] = reader.alternativesOf(schema);
  if (first) return emptyOf(reader, first, textOf, key);
  if (node.type === 'array')
    return Array.from({ length: Number(node.minItems ?? 0) }, () => emptyMember('0'));
  if (node.type === 'object')
    return Object.fromEntries(((node.required ?? []) as string[]).map((key) => [key, emptyMember(key)]));
  if (node.type === 'boolean') return true;
  return node.type === 'integer' || node.type === 'number' ? Number(node.minimum ?? 0) : textOf(schema, key);
}

/** The data that a new file in a folder of `config/` starts with, for a kind by the name of its schema. */
export const emptyFile = (reader: SchemaReader, kind: string): Json => ({
  ...(emptyOf(reader, reader.root(kind)) as Json),
  $schema: `../../schema/${kind}.schema.json`,
});

/**
 * The data of a new lender's file: every required part is there, and a part that nobody could know is empty, so that
 * the check refuses it until it is written. `today` is a day of Buenos Aires, YYYY-MM-DD.
 */
export function newLender(
  reader: SchemaReader,
  known: Known,
  { id, name, legalNames, founded, website, hasPage }: NewLender,
  today: string,
): Json {
  const root = reader.root('lender');
  const page = reader.memberOf(root, 'page', undefined);
  const codes = codesOf(known, legalNames);
  return {
    ...emptyFile(reader, 'lender'),
    id,
    name,
    legalNames,
    founded: founded ?? '',
    website: website ?? '',
    color: PROVISIONAL,
    colorProvisional: true,
    bcraCodes: codes.length > 0 ? codes : [0],
    forcedSlug: normalSlug(offerSlug(legalNames[0] ?? id)),
    ...(hasPage &&
      page && {
        page: {
          ...(emptyOf(reader, page) as Json),
          submitText: `Ver Oferta de ${name}`,
          ...(founded !== undefined && { figures: safeFigures(founded, today) }),
        },
      }),
  };
}

/**
 * Puts a new lender's file in the workspace.
 *
 * @throws UserError when a lender has that id already.
 */
export function addLender(
  workspace: Workspace,
  reader: SchemaReader,
  lender: NewLender,
  today: string,
): void {
  const { lenders, catalogue, entities } = workspace.loaded().parts;
  const file = lenderFile(lender.id);
  if (lenders.some(({ id }) => id === lender.id)) throw new UserError(`Ya existe ${file}.`);
  workspace.put(file, newLender(reader, { catalogue, entities }, lender, today));
}

/** The errors that keep a new lender from being published, and its optional parts, as lines in Spanish. */
export function remainingSteps(workspace: Workspace, id: string): string[] {
  const own = (problem: Problem) => problem.file === lenderFile(id) || problem.file === SITE_FILE;
  const problems = workspace.problems().filter((problem) => own(problem) && problem.severity === 'error');
  const todo = problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
  return [
    ...todo,
    `Optativo: subí su logo a ${logoFile(`${id}.svg`)} (cuadrado, chico y sin nada de afuera) y sumá "logo": "${id}.svg"; sin él se muestran sus iniciales.`,
    `Optativo: sumá "${id}" en config/directory.json (order) y en config/tables/forced-order.json para darle un lugar; si no, va al final.`,
    'Optativo: "branches", las provincias donde tiene sucursales, si no son todas.',
  ];
}
