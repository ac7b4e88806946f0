import type { Lender } from '#generated/types.ts';
import { createDiffer, type Edit } from '#scripts/changes/diff.ts';
import { EXCEPTIONS_FILE, idOf, LOGO_FOLDER, slotOf } from '#scripts/config/read/kinds.ts';
import { fileOfWords } from '#scripts/changes/page-of.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';

/** The texts of a content, by the names of its files. */
export type Texts = Readonly<Record<string, string>>;

/** A change of the content, what it is a change of, and what follows from it. */
export type Change = Edit & {
  file: string;
  /** 'Banco Galicia'. */
  subject: string;
  /** A consequence in words, such as the address of a new page; '' for none. */
  remark: string;
};

type Data = Record<string, unknown>;

const EXCEPTIONS = 'Excepciones de la revisión';
/** A bank's page has the name of its lender. */
const PREFIXES: Readonly<Record<string, string>> = { 'bank-detail': 'Ficha de ' };
const LEFT_BEHIND = 'el logo sigue con el color de antes';
/** Keys of a lender that another address changes by itself. */
const OF_THE_ADDRESS = ['id', 'formerIds', 'logo'];

const kindOf = (file: string): string | undefined =>
  file === EXCEPTIONS_FILE ? 'exceptions' : slotOf(file)?.kind;

/** The data of a text; null where there is none, undefined where it is no JSON. */
function dataOf(text: string | undefined): Data | null | undefined {
  try {
    return JSON.parse(text ?? 'null') as Data | null;
  } catch {
    return undefined;
  }
}

const without = (data: Data, keys: readonly string[]): Data =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)));

/** What visitors see of a lender that comes or goes. */
const placeOf = ({ id, page }: Data): string =>
  page ? `Página /${String(id)} y tarjeta en el directorio` : 'Solo tarjeta en el directorio';

/** The file of a lender before it got another address; undefined for one that kept it. */
function fileBefore(file: string, data: Data, before: Texts, after: Texts): string | undefined {
  if (slotOf(file)?.kind !== 'lender' || file in before) return undefined;
  const { formerIds } = data as Partial<Lender>;
  return formerIds?.map((id) => `config/lenders/${id}.json`).find((one) => one in before && !(one in after));
}

/** Every difference between two versions of a content, in the words of the schemas. */
export function contentChanges(before: Texts, after: Texts, schemas: Schemas): Change[] {
  const { edits, parts, label } = createDiffer(schemas);
  const movedTo = new Map<string, string>();

  function subjectOf(file: string, data: Data): string {
    if (file.startsWith(`${LOGO_FOLDER}/`)) return `el logo ${idOf(file)}`;
    const { kind = '', titleFrom } = slotOf(file) ?? {};
    const name = titleFrom && String(data[titleFrom.slice(1)] ?? file);
    if (name) return `${PREFIXES[kind] ?? ''}${name}`;
    const words = fileOfWords(file);
    if (words !== file) return `${label(kind)} · ${label(slotOf(words)?.kind ?? idOf(file))}`;
    return file === EXCEPTIONS_FILE ? EXCEPTIONS : label(kind);
  }

  function whole(file: string, data: Data, more: Partial<Change>): Change {
    const nothing = { path: [], before: null, after: null, isSent: false, parts: [], remark: '' };
    return { ...nothing, kind: 'changed', subject: subjectOf(file, data), file, ...more };
  }

  /** Whether the logo of a lender still has the colour of before. */
  function isLeftBehind(kind: string, { color }: Data, { logo }: Data): boolean {
    const drawing = after[`${LOGO_FOLDER}/${String(logo)}`] ?? '';
    return kind === 'lender' && drawing.toUpperCase().includes(String(color).toUpperCase());
  }

  function editsOf(file: string, kind: string, was: Data, is: Data): Change[] {
    const left = isLeftBehind(kind, was, is) ? LEFT_BEHIND : '';
    return edits(kind, was, is).map((edit) => {
      const remark = edit.before !== null && edit.before === was['color'] ? left : '';
      return { ...edit, file, subject: subjectOf(file, is), remark };
    });
  }

  function changesOf(file: string): Change[] {
    const kind = kindOf(file);
    const [was, is] = [dataOf(before[file]), dataOf(after[file])];
    if (kind === undefined || was === undefined || is === undefined) {
      const fate = !(file in before) ? 'added' : file in after ? 'changed' : 'removed';
      return [whole(file, {}, { kind: fate })];
    }
    const from = is ? fileBefore(file, is, before, after) : undefined;
    if (from && is) {
      movedTo.set(from, file);
      const address = { before: `/${idOf(from)}`, after: `/${idOf(file)}` };
      const old = without(dataOf(before[from]) ?? {}, OF_THE_ADDRESS);
      const moved = whole(file, is, {
        path: ['Dirección'],
        ...address,
        remark: 'la vieja lleva a la nueva',
      });
      return [moved, ...editsOf(file, kind, old, without(is, OF_THE_ADDRESS))];
    }
    if (was && is) return editsOf(file, kind, was, is);
    const data = is ?? was ?? {};
    const fate = is ? 'added' : 'removed';
    const remark = kind === 'lender' ? placeOf(data) : '';
    return [whole(file, data, { kind: fate, parts: is ? parts(kind, is) : [], remark })];
  }

  const files = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  const changes = files.filter((file) => before[file] !== after[file]).flatMap(changesOf);
  return changes.filter(({ file, kind }) => kind !== 'removed' || !movedTo.has(file));
}
