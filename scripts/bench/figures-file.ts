import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';

/** The one file that holds the last figures of every command that measures. */
const FIGURES_FILE = 'tests/figures.md';

const HEAD = `# Last figures

Each part is written by the command it is named after, with \`--record\`. Times of a busy machine say little: its load is noted.
`;

/** Processes that wanted a processor during the last minute, on average. */
export const load = (): string => (loadavg()[0] ?? 0).toFixed(1);

/** The machine that the figures were taken on: '2026-11-22, 2 × AMD EPYC, Node v20.20.2'. */
export function machine(): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? 'processor';
  return `${new Date().toISOString().slice(0, 10)}, ${processors.length} × ${model}, Node ${process.version}`;
}

/** The text of the figures file with the part of this command put in, or put in place of its last one. */
export function withSection(text: string, command: string, body: string): string {
  const [head = '', ...sections] = text.split(/^## /m);
  const kept = sections.filter((section) => !section.startsWith(`\`${command}\`\n`));
  const all = [...kept.map((section) => section.trim()), `\`${command}\`\n\n${body.trim()}`].toSorted();
  return `${head.trim()}\n\n${all.map((section) => `## ${section}\n`).join('\n')}`;
}

/** Writes the figures of one command, run today on this machine, into the file under `root`. */
export function recordFigures(root: string, command: string, body: string): void {
  const file = join(root, FIGURES_FILE);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : HEAD;
  writeFileSync(file, withSection(before, command, `${machine()}, load ${load()}.\n\n${body}`));
}
