import { join } from 'node:path';
import { tellUsage } from '#scripts/cli/command-line.ts';

/** Where a tool writes: the console, or in tests a list. */
export type Output = { log: (text: string) => void; error: (text: string) => void };

/** The project that the tools are part of; `--root` points them at another one. */
export const PROJECT = join(import.meta.dirname, '../../..');

/** 0 clean, 1 findings, 2 the tool itself failed. */
export type ExitCode = 0 | 1 | 2;

/** Runs a tool so that what it throws is told apart from what it finds. */
export async function runTool(output: Output, tool: () => ExitCode | Promise<ExitCode>): Promise<ExitCode> {
  try {
    return await tool();
  } catch (error) {
    const told = tellUsage(error, output);
    if (told !== null) return told;
    const { stack, message } = error as Error;
    output.error(`No se pudo terminar por un error de la herramienta, no del contenido: ${stack ?? message}`);
    return 2;
  }
}
