import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Campaign } from '#generated/types.ts';
import { CAMPAIGNS, changedBy, dataOver } from '#scripts/config/read/campaigns.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import { idOf, slotOf } from '#scripts/config/read/kinds.ts';
import { listConfig } from '#scripts/config/read/load.ts';
import { UserError } from '#scripts/config/read/user-error.ts';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import { asRatio, contrastFigures } from '#scripts/preview/contrast-figures.ts';
import { fileBefore, isApart } from '#scripts/preview/changes/address-change.ts';
import { createDiffer, type Edit } from '#scripts/preview/changes/diff.ts';

/** A change of the content, and what it is a change of. */
export type Change = Edit & {
  /** 'Banco Galicia'. */
  subject: string;
  file: string;
  /** Of a campaign, the file in whose place it says something. */
  over?: string;
  /** A consequence of it, such as a contrast. */
  notes: string[];
};

/** Two versions of a logo; null where there is none. */
export type LogoChange = {
  file: string;
  before: string | null;
  after: string | null;
  /** The lender's colour changed, and its logo still has the old one. */
  isLeftBehind?: boolean;
};

export type ContentChanges = { changes: Change[]; logos: LogoChange[] };

type Data = Record<string, unknown>;
type Sides = Pick<Campaign, 'values'> & { own: Partial<Campaign> };

const LOGOS = 'config/logos';
/** A bank's sheet has the name of its lender, and says so in the report. */
const PREFIXES: Readonly<Record<string, string>> = { 'bank-detail': 'Ficha de ' };

const union = (one: readonly string[], other: readonly string[]): string[] =>
  [...new Set([...one, ...other])].toSorted();

const readText = (root: string, file: string): string | null =>
  existsSync(diskPath(root, file)) ? readFileSync(diskPath(root, file), 'utf8') : null;

function readData(root: string, file: string): Data | null {
  try {
    const data = JSON.parse(readText(root, file) ?? 'null') as Data | null;
    // Sums over rows that are compared one by one.
    if (data && slotOf(file)?.kind === 'catalogue') delete data['checksums'];
    return data;
  } catch {
    throw new UserError(`${file} no se puede leer como JSON. «npm run check» dice dónde está el error.`);
  }
}

function contrastNotes({ kind, before, after }: Edit): string[] {
  if (kind !== 'changed' || !before?.color || !after?.color) return [];
  const old = contrastFigures(before.color);
  return contrastFigures(after.color).map(
    ({ use, ratio }, at) => `${use}: ${asRatio(old[at]?.ratio ?? 0)} → ${asRatio(ratio)}`,
  );
}

const ADDRESS = 'Dirección';
const LEADS_ON = 'la vieja lleva a la nueva';

/** Sentences on a lender that comes or goes, for visitors. */
const routeNotes = ({ id, page }: Data): string[] => [
  page ? `Página /${String(id)} y tarjeta en el directorio` : 'Solo tarjeta en el directorio',
];

/**
 * Every difference between the contents of two folders, in the words of their schemas.
 *
 * @throws UserError for a file that is not JSON.
 */
export function contentChanges(base: string, head: string): ContentChanges {
  const { edits, parts, label } = createDiffer([readSchemas(head), readSchemas(base)]);
  const leftBehind: LogoChange[] = [];

  function subjectOf(file: string, data: Data): string {
    const { kind = '', titleFrom } = slotOf(file) ?? {};
    const name = titleFrom && String(data[titleFrom.slice(1)] ?? file);
    return name ? `${PREFIXES[kind] ?? ''}${name}` : label(kind);
  }

  function changesOf(file: string): Change[] {
    const slot = slotOf(file);
    if (!slot) return [];
    const { kind } = slot;
    const [before, after] = [readData(base, file), readData(head, file)].map((data) =>
      // Its values are compared below, in the words of the places.
      data && kind === 'campaign' ? { ...data, values: [] } : data,
    ) as [Data | null, Data | null];
    const from = movedFrom(file);
    if (from && after) return movedChanges(from, file, after);
    if (files.some((one) => movedFrom(one) === file)) return [];
    const data = after ?? before ?? {};
    const subject = subjectOf(file, data);
    if (before && after) {
      if (kind === 'lender') leftBehind.push(...logoLeftBehind(head, before, after));
      return edits(kind, before, after).map((edit) => ({
        ...edit,
        subject,
        file,
        notes: contrastNotes(edit),
      }));
    }
    const notes = kind === 'lender' ? routeNotes(data) : [];
    const inside = parts(kind, data);
    const fate = after ? 'added' : 'removed';
    const sides = { before: null, after: null, isSent: false };
    return [{ path: [], kind: fate, ...sides, parts: inside, subject, file, notes }];
  }

  /** The file that a lender was in before it got another address. */
  function movedFrom(file: string): string | undefined {
    if (slotOf(file)?.kind !== 'lender' || readText(base, file) !== null) return undefined;
    const isGone = (one: string): boolean => readText(head, one) === null && readText(base, one) !== null;
    return fileBefore(readData(head, file) ?? undefined, isGone);
  }

  /** Lists the changes of a lender that gets another address. */
  function movedChanges(from: string, file: string, after: Data): Change[] {
    const subject = subjectOf(file, after);
    const address = (one: string) => ({ text: `/${idOf(one)}` });
    const move: Change = {
      subject,
      file,
      path: [ADDRESS],
      kind: 'changed',
      before: address(from),
      after: address(file),
      isSent: false,
      parts: [],
      notes: [LEADS_ON],
    };
    const others = edits('lender', readData(base, from) ?? {}, after).filter(isApart);
    return [move, ...others.map((edit) => ({ ...edit, subject, file, notes: contrastNotes(edit) }))];
  }

  /** Lists the values that a campaign puts over everyday ones, in the words of the files that it changes. */
  function campaignChanges(file: string): Change[] {
    const none: Campaign['values'] = [];
    const [before, after] = [base, head].map((root) => {
      const { values = none, ...own } = (readData(root, file) ?? {}) as Partial<Campaign>;
      return { own, values };
    }) as [Sides, Sides];
    const name = String(after.own.name ?? before.own.name);
    return [...new Set([...changedBy(before), ...changedBy(after)])].flatMap((changed) => {
      const kind = slotOf(changed)?.kind;
      const everyday = readData(head, changed) ?? readData(base, changed);
      if (!kind || !everyday) return [];
      const [was, is] = [before, after].map((one) => dataOver(one, changed, everyday)) as [Data, Data];
      return edits(kind, was, is).map((edit) => ({
        ...edit,
        subject: `${name} › ${subjectOf(changed, everyday)}`,
        file,
        over: changed,
        notes: contrastNotes(edit),
      }));
    });
  }

  const files = union(listConfig(base), listConfig(head));
  const changes = files.flatMap((file) =>
    file.startsWith(`${CAMPAIGNS}/`) ? [...changesOf(file), ...campaignChanges(file)] : changesOf(file),
  );
  return { changes, logos: [...logoChanges(base, head), ...leftBehind] };
}

/** The lender's logo, when it did not follow the lender's colour. */
function logoLeftBehind(head: string, before: Data, { color, logo }: Data): LogoChange[] {
  const { color: old } = before;
  if (typeof old !== 'string' || typeof logo !== 'string' || color === old) return [];
  const file = `${LOGOS}/${logo}`;
  const svg = readText(head, file) ?? '';
  if (!svg.toUpperCase().includes(old.toUpperCase())) return [];
  return [{ file, before: null, after: svg, isLeftBehind: true }];
}

function logoChanges(base: string, head: string): LogoChange[] {
  const list = (root: string): string[] =>
    existsSync(diskPath(root, LOGOS)) ? readdirSync(diskPath(root, LOGOS)) : [];
  return union(list(base), list(head))
    .map((name) => `${LOGOS}/${name}`)
    .map((file) => ({ file, before: readText(base, file), after: readText(head, file) }))
    .filter(({ before, after }) => before !== after);
}
