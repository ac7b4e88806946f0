import { lenderFormKey, loanFormKey } from '#domain/stored-keys.ts';
import type { Lender } from '#generated/types.ts';
import type { Exception } from '#scripts/config/read/content.ts';
import type { Workspace } from '#scripts/lender/workspace.ts';
import { isObject } from '#scripts/config/read/is-object.ts';
import { EXCEPTIONS_FILE } from '#scripts/config/read/kinds.ts';
import { lenderFile, logoFile } from '#scripts/lender/files.ts';
import { UserError } from '#scripts/config/read/user-error.ts';

/** Lists that hold ids of lenders, and the files they stand in. */
const LISTS = { 'config/tables/forced-order.json': 'lenders', 'config/directory.json': 'order' };

/** A row of a list that says whose it is, under a lender's new id; none of a lender that is gone. */
const ofOther = (row: unknown, id: string, newId: string | null): unknown[] =>
  !isObject(row) || row['lender'] !== id ? [row] : newId === null ? [] : [{ ...row, lender: newId }];

/** Gives a lender another id, or with null none, in the lists that hold ids and among the recorded exceptions. */
function replaceId(workspace: Workspace, id: string, newId: string | null): void {
  for (const [file, key] of Object.entries(LISTS))
    workspace.edit(file, (draft) => {
      const ids = draft[key] as string[] | undefined;
      if (ids) draft[key] = ids.flatMap((one) => (one === id ? (newId ?? []) : one));
    });
  for (const { file, text } of workspace.loaded().files.values())
    if (text.includes('"lender"'))
      workspace.edit(file, (draft) => {
        for (const [key, rows] of Object.entries(draft))
          if (Array.isArray(rows)) draft[key] = rows.flatMap((row: unknown) => ofOther(row, id, newId));
      });
  const start = `${lenderFile(id)}#`;
  workspace.edit(EXCEPTIONS_FILE, (draft) => {
    draft['exceptions'] = (draft['exceptions'] as Exception[])
      .filter(({ path }) => newId !== null || !path.startsWith(start))
      .map((one) => ({ ...one, path: one.path.replace(start, `${lenderFile(newId ?? id)}#`) }));
  });
}

/** A lender by its id. Throws UserError when there is none, or its file is broken. */
function lenderOf(workspace: Workspace, id: string): Lender {
  const lender = workspace.loaded().parts.lenders.find((one) => one.id === id);
  if (!lender) throw new UserError(`No existe ${lenderFile(id)}, o tiene errores: corré npm run check.`);
  return lender;
}

/**
 * Takes a lender out: its file, its logo unless another has it too, its id in the lists, its exceptions.
 *
 * @throws UserError when there is none, or a bank's page still leads to it.
 */
export function removeLender(workspace: Workspace, id: string): void {
  const { logo } = lenderOf(workspace, id);
  const { parts, fileOf } = workspace.loaded();
  const pages = parts.bankDetails.filter(({ lenderId }) => lenderId === id).map(fileOf);
  if (pages.length > 0)
    throw new UserError(`Todavía llevan a ${id}: ${pages.join(', ')}. Borralas o cambiá su lenderId.`);
  workspace.putText(lenderFile(id), null);
  const others = parts.lenders.filter((one) => one.id !== id);
  if (logo && !others.some((one) => one.logo === logo)) workspace.putText(logoFile(logo), null);
  replaceId(workspace, id, null);
}

/**
 * Gives a lender another id. The old one is kept among its former ids, so that its old address redirects; its storage key
 * stays, so that what visitors have typed is still read.
 *
 * @throws UserError when the old id does not exist or the new one is taken.
 */
export function renameLender(workspace: Workspace, id: string, newId: string): void {
  const { parts, files } = workspace.loaded();
  const lender = lenderOf(workspace, id);
  if (files.has(lenderFile(newId))) throw new UserError(`Ya existe ${lenderFile(newId)}.`);
  const owner = parts.lenders.find((one) => one.id !== id && one.formerIds?.includes(newId));
  if (owner)
    throw new UserError(`${newId} fue el id de ${owner.id}: su dirección vieja dejaría de redirigir.`);
  const formerIds = [...(lender.formerIds ?? []).filter((one) => one !== newId), id];
  const storageKey = lenderFormKey(lender);
  workspace.putText(lenderFile(id), null);
  workspace.put(lenderFile(newId), {
    ...lender,
    id: newId,
    formerIds,
    storageKey: storageKey === loanFormKey(newId) ? undefined : storageKey,
  });
  replaceId(workspace, id, newId);
  for (const { file, part, data } of files.values())
    if (part === 'bankDetails' && (data as { lenderId?: unknown }).lenderId === id)
      workspace.edit(file, (draft) => void (draft['lenderId'] = newId));
  renameLinks(workspace, id, newId);
}

/** Links within the site lead straight to the new address. */
function renameLinks(workspace: Workspace, id: string, newId: string): void {
  const link = new RegExp(`("href": *"/)${id}(?=["#])`, 'g');
  for (const { file, text } of workspace.loaded().files.values()) {
    const renamed = text.replaceAll(link, `$1${newId}`);
    if (renamed !== text) workspace.putText(file, renamed);
  }
}
