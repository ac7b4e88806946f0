import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT, textOf } from '../support/content/files.ts';

const FOLDER = '.github/workflows';

export type Step = { id?: string; name?: string; if?: string; uses?: string; run?: string };
export type Job = { steps: Step[]; if?: string; strategy?: { matrix: Record<string, string[]> } };
export type Workflow = {
  on: string | { schedule?: { cron: string }[]; [event: string]: unknown };
  permissions: Record<string, string>;
  env?: Record<string, string>;
  concurrency?: string | { group: string };
  jobs: Record<string, Job>;
};

/** Every workflow of the code host, by its file's name. */
export const workflows = new Map(
  readdirSync(join(ROOT, FOLDER)).map((file) => {
    // Every value as the text that it is written as.
    const workflow = parse(textOf(`${FOLDER}/${file}`), { schema: 'failsafe' }) as Workflow;
    return [file, workflow] as const;
  }),
);
