import { dayInBuenosAires } from '#domain/format.ts';
import { type Command, commandOfTasks, defineCommand, required, UsageError } from '#scripts/cli/command.ts';
import { removeLender, renameLender } from '#scripts/lender/change-lender.ts';
import { addLender, remainingSteps } from '#scripts/lender/new-lender.ts';
import { openWorkspace, type Workspace } from '#scripts/lender/workspace.ts';
import { UserError } from '#scripts/config/read/user-error.ts';

const USAGE = `Uso: npm run lender -- <tarea> …

  new <id> --name="Banco Ejemplo" --legal-name="BANCO EJEMPLO S.A." [opciones]
      escribe el borrador de config/lenders/<id>.json y dice qué falta completar
      --legal-name="BANCO EJEMPLO S.A."    su razón social; se puede repetir
      --founded=1920                       año de fundación
      --website=https://…                  su sitio
      --no-page                            solo en el directorio, sin página propia
  remove <id>
      borra los dos archivos de un banco y lo saca de las listas que lo nombran
  rename <id> <id nuevo>
      le cambia el id: la dirección vieja lleva a la nueva y lo guardado en los navegadores se sigue leyendo

  --help       muestra esta ayuda`;

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The id given on the command line; throws UserError when it cannot be an address. */
function readId(given: string): string {
  if (ID.test(given)) return given;
  throw new UserError(
    `«${given}» no sirve como id: solo minúsculas sin acento, números y guiones simples, como banco-ejemplo.`,
  );
}

/** Writes the changes, and says which. */
function finish(workspace: Workspace, log: (text: string) => void): void {
  for (const [file, text] of workspace.changes()) log(`${text === null ? 'Borrado' : 'Escrito'}: ${file}`);
  workspace.write();
}

/** A year as it was typed; undefined when none was. */
function yearOf(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  if (/^\d{4}$/.test(typed)) return Number(typed);
  throw new UsageError(`--founded dice «${typed}» y se esperaba un año, como 1920.`);
}

/** Writes the draft of a new lender's file and lists the errors that are left in it. */
const create = defineCommand({
  usage: USAGE,
  words: 1,
  options: {
    name: { type: 'string' },
    'legal-name': { type: 'string', multiple: true, default: [] },
    founded: { type: 'string' },
    website: { type: 'string' },
    'no-page': { type: 'boolean', default: false },
  },
  run: ({ values, positionals, root, output }) => {
    const id = readId(required(positionals[0], 'Falta el id.'));
    required(values['legal-name'][0], 'Falta --legal-name, la razón social.');
    const lender = {
      id,
      name: required(values.name, 'Falta --name, el nombre con el que se muestra.'),
      legalNames: values['legal-name'],
      founded: yearOf(values.founded),
      website: values.website,
      hasPage: !values['no-page'],
    };
    const workspace = openWorkspace(root);
    addLender(workspace, workspace.schemas, lender, dayInBuenosAires(Date.now()));
    finish(workspace, output.log);
    output.log(['', 'Qué falta:', ...remainingSteps(workspace, id).map((one) => `- ${one}`)].join('\n'));
  },
});

const remove = defineCommand({
  usage: USAGE,
  words: 1,
  run: ({ positionals, root, output }) => {
    const workspace = openWorkspace(root);
    removeLender(workspace, readId(required(positionals[0], 'Falta el id.')));
    finish(workspace, output.log);
    output.log('Para ver que nada haya quedado apuntando ahí: npm run check.');
  },
});

const rename = defineCommand({
  usage: USAGE,
  words: 2,
  run: ({ positionals, root, output }) => {
    const workspace = openWorkspace(root);
    const id = readId(required(positionals[0], 'Falta el id.'));
    const newId = readId(required(positionals[1], 'Falta el id nuevo.'));
    renameLender(workspace, id, newId);
    const before = new Set(workspace.changes().keys());
    const broken = workspace
      .problems()
      .filter(({ severity, file }) => severity === 'error' && before.has(file));
    if (broken.length > 0)
      throw new UserError(broken.map(({ file, message }) => `${file} ${message}`).join('\n'));
    finish(workspace, output.log);
    output.log(`/${id} redirige a /${newId}, y lo guardado en los navegadores se sigue leyendo.`);
  },
});

/** The tasks on a lender's files, by their names. */
export const command: Command = commandOfTasks(USAGE, { new: create, remove, rename });
