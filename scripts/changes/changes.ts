import type { Lender } from '#generated/types.ts';
import { dataOf } from '#scripts/changes/data-of.ts';
import { createDiffer, type Edit } from '#scripts/changes/diff.ts';
import { idOf, LOGO_FOLDER, slotOf } from '#scripts/config/read/kinds.ts';
import { fileTitle } from '#scripts/changes/titles.ts';
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

const LEFT_BEHIND = 'el logo sigue con el color de antes';
const LEADS_ON = 'la vieja lleva a la nueva';
/** Keys of a lender that another address changes by itself. */
const OF_THE_ADDRESS = ['id', 'formerIds', 'logo'];

/** The data of a file in a version; null where it is not there. */
const dataIn = (texts: Texts, file: string): Data | string | null =>
  texts[file] === undefined ? null : (dataOf(file, texts[file]) as Data | string);

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
  const { edits, parts } = createDiffer(schemas);
  const moved = new Set<string>();

  function whole(file: string, data: Data, more: Partial<Change>): Change {
    const nothing = { path: [], before: null, after: null, isSent: false, parts: [], remark: '' };
    return { ...nothing, kind: 'changed', subject: fileTitle(file, data, schemas), file, ...more };
  }

  function editsOf(file: string, kind: string, was: Data, is: Data): Change[] {
    const subject = fileTitle(file, is, schemas);
    const logo = after[`${LOGO_FOLDER}/${String(is['logo'])}`]?.toUpperCase() ?? '';
    return edits(kind, was, is).map((edit) => {
      const old = edit.before ?? '';
      const isLeft = old !== '' && old === was['color'] && logo.includes(old.toUpperCase());
      return { ...edit, file, subject, remark: isLeft ? LEFT_BEHIND : '' };
    });
  }

  function changesOf(file: string): Change[] {
    const kind = slotOf(file)?.kind;
    const [was, is] = [dataIn(before, file), dataIn(after, file)];
    const fate = !(file in before) ? 'added' : file in after ? 'changed' : 'removed';
    if (kind === undefined || typeof was === 'string' || typeof is === 'string')
      return [whole(file, {}, { kind: fate })];
    const from = is ? fileBefore(file, is, before, after) : undefined;
    if (from && is) {
      moved.add(from);
      const address = { before: `/${idOf(from)}`, after: `/${idOf(file)}`, remark: LEADS_ON };
      const old = without(Object(dataIn(before, from)) as Data, OF_THE_ADDRESS);
      const change = whole(file, is, { path: ['Dirección'], ...address });
      return [change, ...editsOf(file, kind, old, without(is, OF_THE_ADDRESS))];
    }
    if (was && is) return editsOf(file, kind, was, is);
    const data = is ?? was ?? {};
    const remark = kind === 'lender' ? placeOf(data) : '';
    return [whole(file, data, { kind: fate, parts: is ? parts(kind, is) : [], remark })];
  }

  const files = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  const changes = files.filter((file) => before[file] !== after[file]).flatMap(changesOf);
  return changes.filter(({ file, kind }) => kind !== 'removed' || !moved.has(file));
}
