import { SITE_FILE } from '#scripts/config/read/kinds.ts';
import { type Problem, sentence, within } from '#scripts/config/read/problem.ts';
import { derived, fallback } from '#scripts/lender/draft.ts';
import { type Answer, BACK, KINDS, type Question, questionsFor, valueOf } from '#scripts/lender/interview.ts';
import { getAt, pathOf, setAt } from '#scripts/lender/set-at.ts';
import type { DiskWorkspace } from '#scripts/lender/open-workspace.ts';
import { lenderFile, logoFile, type Workspace } from '#scripts/lender/workspace.ts';
import { UserError } from '#scripts/config/read/user-error.ts';

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

/** Throws UserError with what is wrong with a value given on the command line, if anything is. */
function refuseFault(path: string, fault: string | undefined): void {
  if (fault !== undefined) throw new UserError(`--set ${path}: ${fault}`);
}

async function answersTo(
  workspace: DiskWorkspace,
  { id, hasPage }: NewLender,
  settings: ReadonlyMap<string, string>,
  answer: Answer | undefined,
): Promise<{ answers: Record<string, unknown>; missing: string[] }> {
  const { catalogue } = workspace.loaded().parts;
  const answers: Record<string, unknown> = {};
  const missing: string[] = [];
  const asked: number[] = [];
  const questions = questionsFor(workspace.schemas, hasPage);
  for (let at = 0; at < questions.length; at += 1) {
    const question = questions[at] as Question;
    const path = question.path.join('.');
    const given = settings.get(path);
    const faultOf = (one: unknown) => faultAt(workspace, question.path, answers, one);
    let value = given === undefined ? fallback(path, id, answers, catalogue) : valueOf(question, given);
    if (given !== undefined) refuseFault(path, faultOf(value));
    else if (answer) value = await answer(question, value, faultOf);
    if (value === BACK) {
      at = (asked.pop() ?? 0) - 1;
      continue;
    }
    if (given === undefined) asked.push(at);
    if (value === undefined) missing.push(path);
    else setAt(answers, question.path, value);
  }
  return { answers, missing };
}

/** Throws UserError when a lender has that id already. */
export function requireFreeId(workspace: Workspace, id: string): void {
  const { lenders } = workspace.loaded().parts;
  if (lenders.some((lender) => lender.id === id)) throw new UserError(`Ya existe ${lenderFile(id)}.`);
}

/**
 * Asks everything and puts the lender's file in the workspace. Without somebody to ask, every answer is the fallback;
 * gives the paths of what only an editor could have said.
 */
export async function addLender(
  workspace: DiskWorkspace,
  lender: NewLender,
  settings: ReadonlyMap<string, string>,
  answer?: Answer,
): Promise<string[]> {
  const { answers, missing } = await answersTo(workspace, lender, settings, answer);
  const data = derived(lender.id, answers, lender.hasPage, lender.today);
  for (const [dotted, given] of settings) {
    const path = pathOf(dotted);
    if (getAt(answers, path) !== undefined) continue;
    const value = optional(workspace, dotted, given);
    refuseFault(dotted, faultAt(workspace, path, data, value));
    setAt(data, path, value);
  }
  workspace.put(lenderFile(lender.id), data);
  return missing;
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
export function remainingSteps(workspace: Workspace, id: string): string[] {
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
