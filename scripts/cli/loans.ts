import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Command, commandOfTasks, PROJECT } from '#scripts/cli/command.ts';
import { programCommand } from '#scripts/cli/program.ts';
import { generateKinds } from '#scripts/config/codegen/kinds.ts';

/** Where a tool beside the site, which may be deleted with its folder, has its task. */
const taskOf = (tool: string): string => join(PROJECT, 'scripts', tool, 'task.ts');
const tools = readdirSync(join(PROJECT, 'scripts')).filter((name) => existsSync(taskOf(name)));

const USAGE = `Uso: npm run loans -- <tarea> …

  check        revisa todo el contenido de config/
  fix          ordena y normaliza los archivos de config/
  feature      las funciones que se pueden sacar, y sacar una
  leads        lo que dejaron las personas: lo busca, exporta, borra y copia
  codegen      genera src/generated a partir de config/ y schema/
  dev          sirve el sitio mientras se programa
  build        construye el sitio y su servidor
  start        construye el sitio y lo sirve
  serve        sirve el sitio ya construido
${tools.map((name) => `  ${name.padEnd(12)} una herramienta aparte, en scripts/${name}`).join('\n')}

npm run loans -- <tarea> --help dice las opciones de cada una.`;

type Module = { command: Command };

/**
 * A task whose module is loaded when it runs. What the schemas are made into is written before, if it is not there, so that
 * what reads the content works after a clone or an update.
 */
const task = (load: () => Promise<Module>): Command => ({
  run: async (parameters, output) => {
    generateKinds(PROJECT);
    const { generateFromSchemas } = await import('#scripts/config/codegen/from-schemas.ts');
    await generateFromSchemas(PROJECT);
    return (await load()).command.run(parameters, output);
  },
});

const VITE = 'vite/bin/vite.js';

const { run } = commandOfTasks(USAGE, {
  check: task(() => import('#scripts/cli/check.ts')),
  fix: task(() => import('#scripts/cli/fix.ts')),
  feature: task(() => import('#scripts/cli/feature.ts')),
  leads: task(() => import('#scripts/cli/leads.ts')),
  codegen: task(() => import('#scripts/cli/codegen.ts')),
  dev: task(async () => ({ command: programCommand(VITE, []) })),
  build: task(async () => ({ command: programCommand(VITE, ['build']) })),
  start: task(() => import('#scripts/cli/start.ts')),
  serve: task(() => import('#scripts/cli/serve.ts')),
  ...Object.fromEntries(
    tools.map((name) => [name, task(() => import(pathToFileURL(taskOf(name)).href) as Promise<Module>)]),
  ),
});

process.exitCode = await run(process.argv.slice(2), console);
