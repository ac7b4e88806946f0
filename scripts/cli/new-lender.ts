import { dayInBuenosAires } from '#domain/format.ts';
import { UserError } from '#scripts/config/read/user-error.ts';
import { defineCommand, required, runAsProgram } from '#scripts/cli/command.ts';
import { finish, openWorkspace } from '#scripts/lender/open-workspace.ts';
import { interview } from '#scripts/lender/interview.ts';
import { addLender, remainingSteps, readSettings, requireFreeId } from '#scripts/lender/new-lender.ts';
import { readId } from '#scripts/lender/workspace.ts';

const USAGE = `Uso: npm run lender:new -- <id> [opciones]

Escribe config/lenders/<id>.json. Pregunta lo que hace falta, o lo toma de las opciones.
Al contestar, Enter acepta lo que está entre corchetes y < vuelve a la pregunta anterior.

  --name="Banco Ejemplo"    nombre con el que se muestra
  --set campo=valor         contesta una pregunta, por ejemplo --set founded=1920; se puede repetir,
                            y en una lista va ; entre cada parte
  --no-page                 solo en el directorio, sin página propia
  --dry-run                 muestra lo que escribiría y no toca nada
  --help                    muestra esta ayuda`;

/** Writes a new lender's file and logo from answers or flags, and says what is left to do. */
export const command = defineCommand({
  usage: USAGE,
  language: 'es',
  words: 1,
  options: {
    name: { type: 'string' },
    set: { type: 'string', multiple: true, default: [] },
    'no-page': { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
  run: async ({ values, positionals, root, output }) => {
    const id = readId(required(positionals[0], 'Falta el id.'));
    const workspace = openWorkspace(root);
    requireFreeId(workspace, id);
    const settings = readSettings(values.set);
    if (values.name !== undefined) settings.set('name', values.name);
    const isSilent = settings.size > 0 || values['dry-run'] || !process.stdin.isTTY;
    const asking = isSilent ? null : interview(process.stdin, process.stdout);
    let missing: string[];
    try {
      const hasPage = !values['no-page'] && ((await asking?.confirm('¿Va a tener página propia?')) ?? true);
      const lender = { id, hasPage, today: dayInBuenosAires(Date.now()) };
      if (asking) output.log('Enter acepta lo que está entre corchetes; < vuelve a la pregunta anterior.');
      missing = await addLender(workspace, lender, settings, asking?.answer);
    } finally {
      asking?.close();
    }
    if (missing.length > 0) {
      throw new UserError(
        `Faltan datos que no se pueden inventar: ${missing.map((path) => `--set ${path}=…`).join(' ')}`,
      );
    }
    finish(workspace, values['dry-run'], output.log);
    output.log(['', 'Qué falta:', ...remainingSteps(workspace, id).map((one) => `- ${one}`)].join('\n'));
  },
});

await runAsProgram('new-lender', command);
