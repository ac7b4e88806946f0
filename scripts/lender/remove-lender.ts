import type { Lender } from '#generated/types.ts';
import type { Content } from '#scripts/config/read/content.ts';
import { lenderFile, logoFile, SITE } from '#scripts/lender/paths.ts';
import { replaceInExceptions, replaceInLists } from '#scripts/lender/references.ts';
import type { Workspace } from '#scripts/lender/workspace.ts';
import { UserError } from '#scripts/config/read/user-error.ts';

/** Whether some other part of the content leads to `host`. */
const isUsed = (workspace: Workspace, host: string): boolean =>
  [...workspace.loaded().files.values()].some(
    ({ file, text }) => file !== SITE && text.includes(`https://${host}`),
  );

/**
 * Removes a lender without a trace: its file and logo, its id in the lists, its exceptions, and its host.
 *
 * @throws UserError when there is none, or a bank's sheet still leads to it.
 */
export async function removeLender(workspace: Workspace, id: string): Promise<void> {
  const { parts, fileOf } = workspace.loaded();
  const lender = parts.lenders.find((one) => one.id === id);
  if (!lender) throw new UserError(`No existe ${lenderFile(id)}, o tiene errores: corré npm run check.`);
  const sheets = parts.bankDetails.filter(({ lenderId }) => lenderId === id).map(fileOf);
  if (sheets.length > 0)
    throw new UserError(`Todavía llevan a ${id}: ${sheets.join(', ')}. Borralas o cambiá su lenderId.`);
  workspace.remove(lenderFile(id));
  if (lender.logo && !isShared(parts.lenders, lender)) workspace.putText(logoFile(lender.logo), null);
  await replaceInLists(workspace, (one) => (one === id ? null : one));
  await replaceInExceptions(workspace, id, null);
  await forgetHost(workspace, new URL(lender.website).hostname);
}

const isShared = (lenders: readonly Lender[], { id, logo }: Lender): boolean =>
  lenders.some((one) => one.id !== id && one.logo === logo);

async function forgetHost(workspace: Workspace, host: string): Promise<void> {
  if (isUsed(workspace, host)) return;
  await workspace.edit(SITE, (draft) => {
    const site = draft as Pick<Content['site'], 'allowedHosts'>;
    site.allowedHosts = site.allowedHosts.filter((one) => one !== host) as typeof site.allowedHosts;
  });
}
