import type { Workspace } from '#scripts/lender/workspace.ts';

/** Writes the changes, or with `dryRun` only shows them. */
export function finish(workspace: Workspace, dryRun: boolean, log: (text: string) => void): void {
  for (const [file, text] of workspace.changes()) {
    const verb = text === null ? 'borrar' : 'escribir';
    log(
      dryRun
        ? `Falta ${verb} ${file} (--dry-run: no se tocó nada)`
        : `${text === null ? 'Borrado' : 'Escrito'}: ${file}`,
    );
    if (dryRun && text !== null) log(text);
  }
  if (!dryRun) workspace.write();
}
