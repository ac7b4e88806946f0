import { dayInBuenosAires } from '#domain/format.ts';
import { defineCommand, required, runAsProgram, UsageError } from '#scripts/cli/command.ts';
import { addLender, remainingSteps } from '#scripts/lender/new-lender.ts';
import { finish, openWorkspace } from '#scripts/lender/open-workspace.ts';
import { readId } from '#scripts/lender/workspace.ts';

const USAGE = `Uso: npm run lender:new -- <id> --name="Banco Ejemplo" --legal-name="BANCO EJEMPLO S.A." [opciones]

Escribe el borrador de config/lenders/<id>.json y dice qué falta completar.

  --name="Banco Ejemplo"               nombre con el que se muestra
  --legal-name="BANCO EJEMPLO S.A."    su razón social; se puede repetir
  --founded=1920                       año de fundación
  --website=https://…                  su sitio
  --no-page                            solo en el directorio, sin página propia
  --dry-run                            muestra lo que escribiría y no toca nada
  --help                               muestra esta ayuda`;

/** A year as it was typed; undefined when none was. */
function yearOf(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  if (/^\d{4}$/.test(typed)) return Number(typed);
  throw new UsageError(`--founded dice «${typed}» y se esperaba un año, como 1920.`);
}

/** Writes the draft of a new lender's file and lists the errors that are left in it. */
export const command = defineCommand({
  usage: USAGE,
  language: 'es',
  words: 1,
  options: {
    name: { type: 'string' },
    'legal-name': { type: 'string', multiple: true, default: [] },
    founded: { type: 'string' },
    website: { type: 'string' },
    'no-page': { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
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
    finish(workspace, values['dry-run'], output.log);
    output.log(['', 'Qué falta:', ...remainingSteps(workspace, id).map((one) => `- ${one}`)].join('\n'));
  },
});

await runAsProgram('new-lender', command);
