import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, textOf } from './files.ts';

const FOLDER = '.github/workflows';

/** A value of YAML as the workflows are written in it: no anchors, no types but texts and lists of them. */
type Value = string | Value[] | { [key: string]: Value };

export type Step = { id?: string; name?: string; if?: string; uses?: string; run?: string };
export type Job = { steps: Step[]; if?: string; strategy?: { matrix: Record<string, string[]> } };
export type Workflow = {
  on: string | { schedule?: { cron: string }[]; [event: string]: unknown };
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
};

const depthOf = (line: string): number => line.length - line.trimStart().length;
const plain = (text: string): string => text.replace(/^'(.*)'$/, '$1');

function scalar(text: string): Value {
  const said = text.replace(/ +# .*$/, '');
  const list = /^\[(.*)\]$/.exec(said)?.[1];
  if (said === '{}') return {};
  return list === undefined ? plain(said) : list.split(', ').map(plain);
}

/** Reads the lines of one block, which are taken from `lines`. */
function block(lines: string[], depth: number): Value {
  const list: Value[] = [];
  const map: Record<string, Value> = {};
  while (lines[0] !== undefined && depthOf(lines[0]) === depth) {
    const line = lines.shift() as string;
    if (line.startsWith('- ', depth)) {
      lines.unshift(line.replace('- ', '  '));
      list.push(block(lines, depth + 2));
      continue;
    }
    const [, key, rest = ''] = /^ *([\w-]+):(?: (.*))?$/.exec(line) ?? [];
    if (key === undefined) throw new Error(`This is not read: ${line}`);
    const after = lines.findIndex((next) => depthOf(next) <= depth);
    const within = lines.splice(0, after < 0 ? lines.length : after);
    const inner = depthOf(within[0] ?? '');
    if (rest === '|') map[key] = within.map((next) => `${next.slice(inner)}\n`).join('');
    else map[key] = within.length > 0 ? block(within, inner) : scalar(rest);
  }
  return list.length > 0 ? list : map;
}

const isRead = (line: string): boolean => line.trim() !== '' && !/^ *#/.test(line);

/** Every workflow of the code host, by its file's name. */
export const workflows = new Map(
  readdirSync(join(ROOT, FOLDER)).map((file) => {
    const lines = textOf(`${FOLDER}/${file}`).split('\n').filter(isRead);
    return [file, block(lines, 0) as unknown as Workflow] as const;
  }),
);
