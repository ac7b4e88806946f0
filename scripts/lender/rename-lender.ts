import { existsSync, readFileSync } from 'node:fs';
import { diskPath } from '#scripts/config/read/folder.ts';
import type { Lender } from '#generated/types.ts';
import { visitStrings } from '#scripts/config/rules/strings.ts';
import { lenderFile, logoFile } from '#scripts/lender/paths.ts';
import { replaceInExceptions, replaceInLists } from '#scripts/lender/references.ts';
import { setAt } from '#scripts/lender/set-at.ts';
import type { Workspace } from '#scripts/lender/workspace.ts';
import { UserError } from '#scripts/config/read/user-error.ts';

/**
 * Gives a lender another id. The old one is kept among its former ids, so that its old address redirects and what
 * visitors have stored under it is still read.
 *
 * @throws UserError when the old id does not exist or the new one is taken.
 */
export async function renameLender(workspace: Workspace, id: string, newId: string): Promise<void> {
  const { parts, files, fileOf } = workspace.loaded();
  const lender = parts.lenders.find((one) => one.id === id);
  if (!lender) throw new UserError(`No existe ${lenderFile(id)}, o tiene errores: corré npm run check.`);
  if (files.has(lenderFile(newId))) throw new UserError(`Ya existe ${lenderFile(newId)}.`);
  const owner = parts.lenders.find((one) => one.id !== id && one.formerIds?.includes(newId));
  if (owner)
    throw new UserError(`${newId} fue el id de ${owner.id}: su dirección vieja dejaría de redirigir.`);
  const renamed: Lender = { ...lender, id: newId, formerIds: formerIds(lender, newId) };
  moveLogo(workspace, lender, renamed);
  workspace.remove(lenderFile(id));
  await workspace.put(lenderFile(newId), { ...renamed });
  await replaceInLists(workspace, (one) => (one === id ? newId : one));
  await replaceInExceptions(workspace, id, newId);
  for (const detail of parts.bankDetails) {
    if (detail.lenderId === id)
      await workspace.edit(fileOf(detail), (draft) => void (draft.lenderId = newId));
  }
  await renameLinks(workspace, id, newId);
}

function formerIds({ id, formerIds: before }: Lender, newId: string): NonNullable<Lender['formerIds']> {
  const [first, ...rest] = (before ?? []).filter((one) => one !== newId);
  return first === undefined ? [id] : [first, ...rest, id];
}

function moveLogo(workspace: Workspace, { id, logo }: Lender, renamed: Lender): void {
  if (logo !== `${id}.svg`) return;
  const path = diskPath(workspace.root, logoFile(logo));
  if (!existsSync(path)) return;
  renamed.logo = `${renamed.id}.svg`;
  workspace.putText(logoFile(renamed.logo), readFileSync(path, 'utf8'));
  workspace.putText(logoFile(logo), null);
}

/** Links within the site lead straight to the new address. */
async function renameLinks(workspace: Workspace, id: string, newId: string): Promise<void> {
  for (const { file, data } of workspace.loaded().files.values()) {
    const found: { path: string[]; text: string }[] = [];
    visitStrings(data, (text, path) => {
      if (path.at(-1) === 'href' && text.split('#')[0] === `/${id}`) found.push({ path: [...path], text });
    });
    if (found.length === 0) continue;
    await workspace.edit(file, (draft) => {
      for (const { path, text } of found) setAt(draft, path, text.replace(`/${id}`, `/${newId}`));
    });
  }
}
