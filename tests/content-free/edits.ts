import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '#scripts/config/read/load.ts';
import { allProblems } from '#scripts/config/rules/run.ts';
import { setAt } from '#scripts/config/read/set-at.ts';

type Path = (string | number)[];
type Kind = 'texts' | 'figures' | 'orders' | 'contact data';
type Edit = { kind: Kind; file: string; path: Path; value: unknown };

/** Codes, ids, addresses and files: the contract, or what other files point to. */
const CODE = /^[\w\-./:#?=&%+@]*$/;
/** The official record, and what names the places of others. */
const KEPT = new Set(['legalNames', 'product', 'reason', 'path', 'allowedHosts', 'emailDomains', 'words']);
/** The name of a province travels to the provider; those of situation and seniority do not. */
const SENT = /^provinces\./;
const FILES = /^(?:lenders|legal|bank-details)\/|^[a-z]+\.json$/;
const LEFT_OUT = new Set(['catalogue.json', 'ledger.json', 'exceptions.json']);

const VOWELS = 'aeiou';
const turned = (letter: string): string => VOWELS[(VOWELS.indexOf(letter) + 1) % VOWELS.length] ?? letter;

/** The text with the last vowel of every longer word turned into the next one; its gaps, figures and length stay. */
const rewritten = (text: string): string =>
  text.replaceAll(/\{\w+\}|[a-záéíóúñ]{5,}/g, (word) =>
    word.startsWith('{') ? word : word.replace(/[aeiou](?=[^aeiou]*$)/, turned),
  );

const FIGURES: Edit[] = [
  ['results.json', 'pageSize', 15],
  ['results.json', 'promo.every', 4],
  ['simulator.json', 'limits.amount.max', 90_000_000],
  ['simulator.json', 'limits.salary.min', 110_000],
  ['simulator.json', 'limits.age.max', 95],
  ['simulator.json', 'limits.term.max', 100],
  ['simulator.json', 'defaults.amount', 4_000_000],
  ['simulator.json', 'defaults.term', 24],
  ['site.json', 'provider.timeoutSeconds', 40],
  ['site.json', 'privacy.draftDays', 60],
  ['site.json', 'privacy.leadDays', 300],
].map(([file, path, value]) => ({
  kind: 'figures',
  file: String(file),
  path: String(path).split('.'),
  value,
}));

const CONTACT: Edit[] = [
  ['contact.email', 'consultas@puerto.com.ar'],
  ['contact.phone', '(011) 4876-0100'],
  ['security.email', 'seguridad@comparador.com.ar'],
  ['footer.group', 'Es parte del Grupo Financiero del Puerto.'],
  ['privacy.controller', 'Comparadora del Puerto S.A.'],
  ['marketplace.partner', 'Portal del Puerto'],
].map(([path = '', value]) => ({ kind: 'contact data', file: 'site.json', path: path.split('.'), value }));

function* textEdits(file: string, value: unknown, path: Path = []): Generator<Edit> {
  if (typeof value === 'string') {
    const text = rewritten(value);
    if (!CODE.test(value) && text !== value && !SENT.test(path.join('.')))
      yield { kind: 'texts', file, path, value: text };
  } else if (typeof value === 'object' && value !== null && !('links' in value))
    // A text with links holds the words of each: it changes with them or not at all.
    for (const [key, member] of Object.entries(value))
      if (!KEPT.has(key)) yield* textEdits(file, member, [...path, Array.isArray(value) ? Number(key) : key]);
}

function* lenderEdits(file: string, data: { founded?: number }): Generator<Edit> {
  if (data.founded) yield { kind: 'figures', file, path: ['founded'], value: data.founded + 1 };
}

function* orderEdits(file: string, value: unknown, path: Path = []): Generator<Edit> {
  if (Array.isArray(value) && value.length > 1 && !KEPT.has(String(path.at(-1))))
    yield { kind: 'orders', file, path, value: value.toReversed() };
  else if (typeof value === 'object' && value !== null && !Array.isArray(value))
    for (const [key, member] of Object.entries(value)) yield* orderEdits(file, member, [...path, key]);
}

const readJson = (file: string): object => JSON.parse(readFileSync(file, 'utf8')) as object;

/** Everything the content's own files may have changed, orders first: they move what the rest points to. */
function proposed(folder: string, kinds: (file: string, data: object) => Iterable<Edit>): Edit[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && FILES.test(name) && !LEFT_OUT.has(name))
    .flatMap((name) => [...kinds(name, readJson(join(folder, name)))]);
}

function write(folder: string, before: ReadonlyMap<string, string>, edits: readonly Edit[]): void {
  for (const [file, text] of before) {
    const data = JSON.parse(text) as object;
    for (const { path, value } of edits.filter((edit) => edit.file === file)) setAt(data, path, value);
    writeFileSync(join(folder, file), `${JSON.stringify(data, null, 2)}\n`);
  }
}

/** Keeps those of the edits that the check permits together; the others are taken back. */
function permitted(root: string, folder: string, edits: readonly Edit[]): Edit[] {
  const before = new Map(edits.map(({ file }) => [file, readFileSync(join(folder, file), 'utf8')]));
  let left = [...edits];
  for (let round = 0; round < 12; round += 1) {
    write(folder, before, left);
    const errors = allProblems(loadContent(root)).filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return left;
    const places = errors.map(({ file, pointer }) => ({ file: file.replace(/^config\//, ''), pointer }));
    const touches = ({ file, path }: Edit): boolean =>
      places.some(
        (place) =>
          place.file === file &&
          (`/${path.join('/')}/`.startsWith(`${place.pointer}/`) ||
            `${place.pointer}/`.startsWith(`/${path.join('/')}/`)),
      );
    const next = left.filter((edit) => !touches(edit));
    // What another file's edit breaks shows elsewhere: its whole file goes back.
    left =
      next.length < left.length
        ? next
        : left.filter(({ file }) => !places.some((place) => place.file === file));
    if (left.length === 0) break;
  }
  write(folder, before, left);
  const remaining = allProblems(loadContent(root)).filter(({ severity }) => severity === 'error');
  if (remaining.length > 0)
    throw new Error(remaining.map(({ file, message }) => `${file} ${message}`).join('\n'));
  return left;
}

/** Edits everything of the content under `root` that the check permits; says how much of each kind, and what it refused. */
export function editEverything(root: string): { done: Record<string, number>; refused: number } {
  const folder = join(root, 'config');
  const steps = [
    proposed(folder, orderEdits),
    [...FIGURES, ...CONTACT, ...proposed(folder, lenderEdits)],
    () => proposed(folder, textEdits),
  ];
  const done: Record<string, number> = {};
  let refused = 0;
  for (const step of steps) {
    const edits = typeof step === 'function' ? step() : step;
    const kept = permitted(root, folder, edits);
    refused += edits.length - kept.length;
    for (const { kind } of kept) done[kind] = (done[kind] ?? 0) + 1;
  }
  return { done, refused };
}
