import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';

/** Figures of the last run of each suite that counts something; the workflow adds them to the summary of its run. */
const FOLDER = 'node_modules/.cache/figures';

/** Writes the figures of one command, with the day, the machine and its load: times of a busy machine say little. */
export function recordFigures(command: string, body: string): void {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? 'processor';
  const machine = `${new Date().toISOString().slice(0, 10)}, ${processors.length} × ${model}, Node ${process.version}`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    join(FOLDER, `${command.replaceAll(/\W+/g, '-')}.md`),
    `## \`${command}\`\n\n${machine}, load ${(loadavg()[0] ?? 0).toFixed(1)}.\n\n${body.trim()}\n`,
  );
}
