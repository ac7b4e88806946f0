import { tellUsage } from '#scripts/cli/command-line.ts';
import type { Workspace } from '#scripts/lender/workspace.ts';

/** Runs a command line tool: what it throws is for the editor to read. Exit code 1, or 2 when called wrongly. */
export async function command(main: () => Promise<number> | number): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    const told = tellUsage(error, console);
    if (told === null) console.error((error as Error).message);
    process.exitCode = told ?? 1;
  }
}

/** Writes the changes, or with `dryRun` only shows them. */
export function finish(workspace: Workspace, dryRun: boolean): void {
  for (const [file, text] of workspace.changes()) {
    const verb = text === null ? 'borrar' : 'escribir';
    console.log(
      dryRun
        ? `Falta ${verb} ${file} (--dry-run: no se tocó nada)`
        : `${text === null ? 'Borrado' : 'Escrito'}: ${file}`,
    );
    if (dryRun && text !== null) console.log(text);
  }
  if (!dryRun) workspace.write();
}
