import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { diskPath } from '#scripts/config/read/folder.ts';
import { slotOf } from '#scripts/config/read/kinds.ts';
import { listConfig } from '#scripts/config/read/load.ts';
import { UserError } from '#scripts/config/read/user-error.ts';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import { asRatio, contrastFigures } from '#scripts/review/contrast-figures.ts';
import { differ, type Edit } from '#scripts/review/changes/diff.ts';
import type { Shown } from '#scripts/review/changes/values.ts';

/** A change of the content, and what it is a change of. */
export type Change = Edit & {
  /** 'Banco Galicia'. */
  subject: string;
  file: string;
  /** What follows from it: contrast, say. */
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

type Data = Record<string, unknown> | null;

const LOGOS = 'config/logos';
/** How one file is named in the report, for kinds with several files. */
const NAMED: Readonly<Record<string, (name: string) => string>> = {
  lender: (name) => name,
  'bank-detail': (name) => `Ficha de ${name}`,
  legal: (title) => title,
};

const kindOf = (file: string): string | undefined => slotOf(file)?.kind;

const readText = (root: string, file: string): string | null =>
  existsSync(diskPath(root, file)) ? readFileSync(diskPath(root, file), 'utf8') : null;

function readData(root: string, file: string): Data {
  const text = readText(root, file) ?? 'null';
  try {
    return JSON.parse(text) as Data;
  } catch {
    throw new UserError(`${file} no se puede leer como JSON. «npm run check» dice dónde está el error.`);
  }
}

function contrastNotes(before: Shown | null, after: Shown | null): string[] {
  if (!before?.color || !after?.color) return [];
  const old = contrastFigures(before.color);
  return contrastFigures(after.color).map(
    ({ use, ratio }, at) => `${use}: ${asRatio(old[at]?.ratio ?? 0)} → ${asRatio(ratio)}`,
  );
}

/** What a lender that comes or goes means for visitors. */
function routeNotes(kind: string, data: Data): string[] {
  if (kind !== 'lender' || !data) return [];
  return [
    data['page']
      ? `Página /${String(data['id'])} y tarjeta en el directorio`
      : 'Solo tarjeta en el directorio',
  ];
}

/**
 * Every difference between the contents of two folders, in the words of their schemas.
 *
 * @throws SyntaxError for a file that is not JSON; a build of that folder has said so before.
 */
export function contentChanges(base: string, head: string): ContentChanges {
  const { edits, parts, label } = differ([readSchemas(head), readSchemas(base)]);
  const files = [...new Set([...listConfig(base), ...listConfig(head)])].toSorted();

  function changesOf(file: string): Change[] {
    const kind = kindOf(file);
    if (!kind) return [];
    const [before, after] = [readData(base, file), readData(head, file)];
    const subjectOf = (data: Data): string =>
      NAMED[kind]?.(String(data?.['name'] ?? data?.['title'] ?? file)) ?? label(kind);
    const subject = subjectOf(after ?? before);
    if (before && after) {
      return edits(kind, before, after).map((edit) => {
        const notes = edit.kind === 'changed' ? contrastNotes(edit.before, edit.after) : [];
        return { ...edit, subject, file, notes };
      });
    }
    const fate = after ? 'added' : 'removed';
    const inside = parts(kind, after ?? before);
    const notes = routeNotes(kind, after ?? before);
    return [{ path: [], kind: fate, before: null, after: null, parts: inside, subject, file, notes }];
  }

  return {
    changes: files.flatMap(changesOf),
    logos: [...logoChanges(base, head), ...leftBehind(base, head, files)],
  };
}

/** Logos that did not follow their lender's colour. */
function leftBehind(base: string, head: string, files: readonly string[]): LogoChange[] {
  return files.flatMap((file): LogoChange[] => {
    if (kindOf(file) !== 'lender') return [];
    const [before, after] = [readData(base, file), readData(head, file)];
    const [old, logo] = [before?.['color'], after?.['logo']];
    if (typeof old !== 'string' || typeof logo !== 'string' || after?.['color'] === old) return [];
    const svg = readText(head, `${LOGOS}/${logo}`) ?? '';
    if (!svg.toUpperCase().includes(old.toUpperCase())) return [];
    return [{ file: `${LOGOS}/${logo}`, before: null, after: svg, isLeftBehind: true }];
  });
}

function logoChanges(base: string, head: string): LogoChange[] {
  const list = (root: string): string[] =>
    existsSync(diskPath(root, LOGOS)) ? readdirSync(diskPath(root, LOGOS)) : [];
  return [...new Set([...list(base), ...list(head)])]
    .toSorted()
    .map((name) => `${LOGOS}/${name}`)
    .map((file) => ({ file, before: readText(base, file), after: readText(head, file) }))
    .filter(({ before, after }) => before !== after);
}
