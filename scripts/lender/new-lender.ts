import type { Lender } from '#generated/types.ts';
import { type Problem } from '#scripts/config/read/problem.ts';
import { initialsOf, monogram } from '#scripts/lender/monogram.ts';
import { lenderFile, logoFile, SITE } from '#scripts/lender/paths.ts';
import { derived, fallback } from '#scripts/lender/draft.ts';
import { type Question, questionsFor, valueOf } from '#scripts/lender/questions.ts';
import { getAt, pathOf, setAt } from '#scripts/lender/set-at.ts';
import type { Workspace } from '#scripts/lender/workspace.ts';
import { UserError } from '#scripts/config/read/user-error.ts';

/** Answers a question; null takes the fallback. */
export type Answer = (question: Question, fallback: unknown) => Promise<unknown>;

export type NewLender = { id: string; hasPage: boolean; today: string };

const DRAFT_COLOR = '#34495E';

/** Values given as `--set page.tagline=…`, by path. */
export function readSettings(settings: readonly string[]): Map<string, string> {
  return new Map(
    settings.map((setting) => {
      const at = setting.indexOf('=');
      if (at < 1)
        throw new UserError(
          `--set ${setting}: se esperaba campo=valor, como page.tagline="Simulá tu préstamo".`,
        );
      return [setting.slice(0, at), setting.slice(at + 1)];
    }),
  );
}

/** Asks everything and puts the lender's file and a monogram in the workspace. */
export async function addLender(
  workspace: Workspace,
  { id, hasPage, today }: NewLender,
  settings: ReadonlyMap<string, string>,
  answer: Answer,
): Promise<void> {
  const { catalogue, lenders } = workspace.loaded().parts;
  if (lenders.some((lender) => lender.id === id)) throw new UserError(`Ya existe ${lenderFile(id)}.`);
  const answers: Record<string, unknown> = {};
  for (const question of questionsFor(workspace.schemas, hasPage)) {
    const path = question.path.join('.');
    const given = settings.get(path);
    const otherwise = fallback(path, id, answers, catalogue);
    const value = given === undefined ? await answer(question, otherwise) : valueOf(question, given);
    if (value !== undefined) setAt(answers, question.path, value);
  }
  const data = derived(id, answers, hasPage, today);
  for (const [path, given] of settings) {
    if (getAt(answers, pathOf(path)) === undefined)
      setAt(data, pathOf(path), optional(workspace, path, given));
  }
  await workspace.put(lenderFile(id), data);
  workspace.putText(logoFile(`${id}.svg`), logoOf(data as Partial<Lender>, id));
}

/** A part that is not asked for, as its schema types it. */
function optional({ schemas }: Workspace, path: string, given: string): unknown {
  let schema = schemas.root('lender');
  for (const key of pathOf(path)) {
    const member = schemas.memberOf(schema, String(key), undefined);
    if (!member) throw new UserError(`--set ${path}: ese campo no existe en schema/lender.schema.json.`);
    schema = member;
  }
  const kinds: Record<string, Question['kind']> = {
    integer: 'number',
    number: 'number',
    boolean: 'flag',
    array: 'texts',
  };
  return valueOf({ kind: kinds[String(schema.node.type)] ?? 'text' }, given);
}

function logoOf({ name, color }: Partial<Lender>, id: string): string {
  const initials = initialsOf(name ?? '') || initialsOf(id);
  return monogram({ initials, color: /^#[0-9A-F]{6}$/i.test(color ?? '') ? (color ?? '') : DRAFT_COLOR });
}

/** What keeps the new lender from being published, and what could still be said about it. */
export function leftToDo(workspace: Workspace, id: string): string[] {
  const own = (problem: Problem) => problem.file === lenderFile(id) || problem.file === SITE;
  const problems = workspace.problems().filter((problem) => own(problem) && problem.severity === 'error');
  const todo = problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
  return [
    ...todo,
    `Cambiá ${logoFile(`${id}.svg`)} por el logo verdadero: cuadrado, chico y sin nada de afuera.`,
    `Optativo: sumá "${id}" en config/directory.json (order) y en config/tables/forced-order.json para darle un lugar; si no, va al final.`,
    'Optativo: "provinces", si no atiende en todo el país.',
  ];
}
