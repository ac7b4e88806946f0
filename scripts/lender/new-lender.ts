import { SITE_FILE } from '#scripts/config/read/kinds.ts';
import { type Problem, sentence, within } from '#scripts/config/read/problem.ts';
import { derived, fallback } from '#scripts/lender/draft.ts';
import { KINDS, type Question, questionsFor, valueOf } from '#scripts/lender/questions.ts';
import { getAt, pathOf, setAt } from '#scripts/lender/set-at.ts';
import type { DiskWorkspace } from '#scripts/lender/open-workspace.ts';
import { lenderFile, logoFile, type Workspace } from '#scripts/lender/workspace.ts';
import { UserError } from '#scripts/config/read/user-error.ts';

/** The answer that goes back to the question before. */
export const BACK = Symbol('back');

/** Answers a question; `faultOf` says in Spanish what is wrong with an answer, if anything is. */
export type Answer = (
  question: Question,
  fallback: unknown,
  faultOf: (value: unknown) => string | undefined,
) => Promise<unknown>;

export type NewLender = { id: string; hasPage: boolean; today: string };

/** Values given as `--set page.tagline=…`, by path. */
export function readSettings(settings: readonly string[]): Map<string, string> {
  return new Map(
    settings.map((setting) => {
      const at = setting.indexOf('=');
      const expected = 'se esperaba campo=valor, como page.tagline="Simulá tu préstamo"';
      if (at < 1) throw new UserError(`--set ${setting}: ${expected}.`);
      return [setting.slice(0, at), setting.slice(at + 1)];
    }),
  );
}

/** What the schema says against a value at a path of a lender's file, if anything. */
function faultAt(
  { faultsOf }: DiskWorkspace,
  path: Question['path'],
  answers: object,
  value: unknown,
): string | undefined {
  const data = structuredClone(answers);
  setAt(data, path, value);
  const pointer = within('', ...path);
  const fault = faultsOf('lender', data).find((one) => `${one.pointer}/`.startsWith(`${pointer}/`));
  return fault && sentence({ ...fault, file: '', pointer: '' });
}

async function answersTo(
  workspace: DiskWorkspace,
  id: string,
  hasPage: boolean,
  settings: ReadonlyMap<string, string>,
  answer: Answer,
): Promise<Record<string, unknown>> {
  const { catalogue } = workspace.loaded().parts;
  const answers: Record<string, unknown> = {};
  const asked: number[] = [];
  const questions = questionsFor(workspace.schemas, hasPage);
  for (let at = 0; at < questions.length; at += 1) {
    const question = questions[at] as Question;
    const path = question.path.join('.');
    const faultOf = (value: unknown) => faultAt(workspace, question.path, answers, value);
    const given = settings.get(path);
    const value =
      given === undefined
        ? await answer(question, fallback(path, id, answers, catalogue), faultOf)
        : valueOf(question, given);
    if (value === BACK) {
      at = (asked.pop() ?? 0) - 1;
      continue;
    }
    const fault = given === undefined ? undefined : faultOf(value);
    if (fault !== undefined) throw new UserError(`--set ${path}: ${fault}`);
    if (given === undefined) asked.push(at);
    if (value !== undefined) setAt(answers, question.path, value);
  }
  return answers;
}

/** Throws UserError when a lender has that id already. */
export function requireFreeId(workspace: Workspace, id: string): void {
  const { lenders } = workspace.loaded().parts;
  if (lenders.some((lender) => lender.id === id)) throw new UserError(`Ya existe ${lenderFile(id)}.`);
}

/** Asks everything and puts the lender's file in the workspace. */
export async function addLender(
  workspace: DiskWorkspace,
  { id, hasPage, today }: NewLender,
  settings: ReadonlyMap<string, string>,
  answer: Answer,
): Promise<void> {
  const answers = await answersTo(workspace, id, hasPage, settings, answer);
  const data = derived(id, answers, hasPage, today);
  for (const [path, given] of settings) {
    if (getAt(answers, pathOf(path)) !== undefined) continue;
    const value = optional(workspace, path, given);
    const fault = faultAt(workspace, pathOf(path), data, value);
    if (fault !== undefined) throw new UserError(`--set ${path}: ${fault}`);
    setAt(data, pathOf(path), value);
  }
  workspace.put(lenderFile(id), data);
}

/** A part that is not asked for, as its schema types it. */
function optional({ schemas }: DiskWorkspace, path: string, given: string): unknown {
  let schema = schemas.root('lender');
  for (const key of pathOf(path)) {
    const member = schemas.memberOf(schema, String(key), undefined);
    if (!member) throw new UserError(`--set ${path}: ese campo no existe en schema/lender.schema.json.`);
    schema = member;
  }
  const type = String(schema.node.type);
  return valueOf({ kind: type === 'array' ? 'texts' : (KINDS[type] ?? 'text') }, given);
}

/** What keeps the new lender from being published, and what could still be said about it. */
export function leftToDo(workspace: Workspace, id: string): string[] {
  const own = (problem: Problem) => problem.file === lenderFile(id) || problem.file === SITE_FILE;
  const problems = workspace.problems().filter((problem) => own(problem) && problem.severity === 'error');
  const todo = problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
  return [
    ...todo,
    `Optativo: subí su logo a ${logoFile(`${id}.svg`)} (cuadrado, chico y sin nada de afuera) y sumá "logo": "${id}.svg"; sin él se muestran sus iniciales.`,
    `Optativo: sumá "${id}" en config/directory.json (order) y en config/tables/forced-order.json para darle un lugar; si no, va al final.`,
    'Optativo: "provinces", si no atiende en todo el país.',
  ];
}
