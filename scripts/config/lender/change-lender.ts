import type { Lender } from '#generated/types.ts';
import { formatJson } from '#scripts/config/fix/format-json.ts';
import { EXCEPTIONS_FILE, SITE_FILE } from '#scripts/config/read/kinds.ts';
import { UserError } from '#scripts/config/read/user-error.ts';
import { stringsOf } from '#scripts/config/rules/strings.ts';
import { lenderFormKey, loanFormKey } from '#domain/draft.ts';
import { setAt } from '#scripts/config/read/set-at.ts';
import { lenderFile, logoFile, type Workspace } from '#scripts/config/lender/workspace.ts';

/** The new value of an id in a list: the same, another, or null when it is removed. */
type Replace = (id: string) => string | null;

/** Lists that hold ids of lenders, and the files they stand in. */
const LISTS = { 'config/tables/forced-order.json': 'lenders', 'config/directory.json': 'order' };

/** Renames or removes a lender's id in the lists that hold ids. */
function replaceInLists(workspace: Workspace, replace: Replace): void {
  for (const [file, key] of Object.entries(LISTS)) {
    workspace.edit(file, (draft) => {
      const ids = draft[key] as string[] | undefined;
      if (ids) draft[key] = ids.map(replace).filter((id) => id !== null);
    });
  }
}

/** Renames (or with null removes) the exceptions noted for a lender's file. */
function replaceInExceptions(workspace: Workspace, id: string, newId: string | null): void {
  const before = workspace.loaded().exceptions.exceptions;
  const start = `${lenderFile(id)}#`;
  const kept = before.filter(({ path }) => newId !== null || !path.startsWith(start));
  const after = kept.map((one) => ({ ...one, path: one.path.replace(start, `${lenderFile(newId ?? id)}#`) }));
  if (JSON.stringify(after) !== JSON.stringify(before)) workspace.putText(EXCEPTIONS_FILE, formatJson(after));
}

/** Whether a lender but this one has a logo; one whose file is broken too. */
const isShared = (workspace: Workspace, id: string, logo: string): boolean =>
  [...workspace.loaded().files.values()].some(
    ({ file, part, text }) =>
      part === 'lenders' && file !== lenderFile(id) && text.includes(JSON.stringify(logo)),
  );

/** Takes a host off the list, unless some other part of the content leads to it. */
function forgetHost(workspace: Workspace, host: string): void {
  const files = [...workspace.loaded().files.values()];
  if (files.some(({ file, text }) => file !== SITE_FILE && text.includes(`https://${host}`))) return;
  workspace.edit(SITE_FILE, (draft) => {
    draft['allowedHosts'] = (draft['allowedHosts'] as string[]).filter((one) => one !== host);
  });
}

/**
 * Takes a lender out without a trace: its file and logo, its id in the lists, its exceptions, and its host. Its file may
 * be half done.
 */
export function removeLenderFrom(workspace: Workspace, id: string): void {
  const data = workspace.loaded().files.get(lenderFile(id))?.data;
  const { logo, website = '' } = data as Partial<Lender>;
  workspace.putText(lenderFile(id), null);
  if (logo && !isShared(workspace, id, logo)) workspace.putText(logoFile(logo), null);
  replaceInLists(workspace, (one) => (one === id ? null : one));
  replaceInExceptions(workspace, id, null);
  if (URL.canParse(website)) forgetHost(workspace, new URL(website).hostname);
}

/** A lender by its id. Throws UserError when there is none, or its file is broken. */
function lenderOf(workspace: Workspace, id: string): Lender {
  const lender = workspace.loaded().parts.lenders.find((one) => one.id === id);
  if (!lender) throw new UserError(`No existe ${lenderFile(id)}, o tiene errores: corré npm run check.`);
  return lender;
}

/**
 * Removes a lender.
 *
 * @throws UserError when there is none, or a bank's sheet still leads to it.
 */
export function removeLender(workspace: Workspace, id: string): void {
  lenderOf(workspace, id);
  const { parts, fileOf } = workspace.loaded();
  const sheets = parts.bankDetails.filter(({ lenderId }) => lenderId === id).map(fileOf);
  if (sheets.length > 0)
    throw new UserError(`Todavía llevan a ${id}: ${sheets.join(', ')}. Borralas o cambiá su lenderId.`);
  removeLenderFrom(workspace, id);
}

/** The lender with a storage key, or without one when it is the key that its id gives anyway. */
function withStorageKey(lender: Lender, key: string): Lender {
  const renamed: Lender = { ...lender, storageKey: key };
  if (key === loanFormKey(lender.id)) delete renamed.storageKey;
  return renamed;
}

/**
 * Gives a lender another id. The old one is kept among its former ids, so that its old address redirects; its storage key
 * stays, so that what visitors have typed is still read.
 *
 * @throws UserError when the old id does not exist or the new one is taken.
 */
export function renameLender(workspace: Workspace, id: string, newId: string): void {
  const { parts, files } = workspace.loaded();
  lenderOf(workspace, id);
  if (files.has(lenderFile(newId))) throw new UserError(`Ya existe ${lenderFile(newId)}.`);
  const owner = parts.lenders.find((one) => one.id !== id && one.formerIds?.includes(newId));
  if (owner)
    throw new UserError(`${newId} fue el id de ${owner.id}: su dirección vieja dejaría de redirigir.`);
  renameLenderIn(workspace, id, newId, true);
}

/** Gives a lender another id, half done as it may be; one that nobody has seen yet keeps no former id. */
export function renameLenderIn(workspace: Workspace, id: string, newId: string, isKnown: boolean): void {
  const { files } = workspace.loaded();
  const lender = files.get(lenderFile(id))?.data as Lender;
  const { formerIds = [], ...rest } = lender;
  const former = [...formerIds.filter((one) => one !== newId), ...(isKnown ? [id] : [])];
  const [first, ...others] = former;
  const named: Lender = {
    ...rest,
    id: newId,
    ...(first !== undefined && { formerIds: [first, ...others] }),
  };
  const renamed = isKnown ? withStorageKey(named, lenderFormKey(lender)) : named;
  moveLogo(workspace, lender, renamed);
  workspace.putText(lenderFile(id), null);
  workspace.put(lenderFile(newId), { ...renamed });
  replaceInLists(workspace, (one) => (one === id ? newId : one));
  replaceInExceptions(workspace, id, newId);
  for (const { file, part, data } of files.values()) {
    const isSheet = part === 'bankDetails' && (data as { lenderId?: unknown } | undefined)?.lenderId === id;
    if (isSheet) workspace.edit(file, (draft) => void (draft['lenderId'] = newId));
  }
  renameLinks(workspace, id, newId);
}

/** A logo that is named after its lender is renamed with it, unless another lender has it too. */
function moveLogo(workspace: Workspace, { id, logo }: Lender, renamed: Lender): void {
  if (logo !== `${id}.svg` || isShared(workspace, id, logo)) return;
  const drawing = workspace.loaded().others.get(logoFile(logo));
  if (!drawing) return;
  renamed.logo = `${renamed.id}.svg`;
  workspace.putText(logoFile(renamed.logo), new TextDecoder().decode(drawing));
  workspace.putText(logoFile(logo), null);
}

/** Links within the site lead straight to the new address. */
function renameLinks(workspace: Workspace, id: string, newId: string): void {
  for (const { file, text: whole } of workspace.loaded().files.values()) {
    if (!whole.includes(`"/${id}`)) continue;
    workspace.edit(file, (draft) => {
      for (const { text, path } of stringsOf(draft)) {
        if (path.at(-1) === 'href' && text.split('#')[0] === `/${id}`)
          setAt(draft, path, text.replace(`/${id}`, `/${newId}`));
      }
    });
  }
}
