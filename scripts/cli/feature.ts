import { type Command, commandOfTasks, defineCommand, required } from '#scripts/cli/command.ts';
import { featureNames } from '#scripts/config/codegen/features.ts';
import { removeFeature } from '#scripts/config/feature/remove.ts';

const USAGE = `Uso: npm run loans -- feature <tarea>

  list            las funciones que hay, cada una en su carpeta de src/features
  remove <nombre> saca una función: su código, sus pruebas, su contenido y los enlaces a sus páginas

Después de sacarla: npm run codegen y npm run check.`;

const list = defineCommand({
  usage: USAGE,
  run: ({ root, output }) => output.log(featureNames(root).join('\n')),
});

const remove = defineCommand({
  usage: USAGE,
  words: 1,
  run: ({ positionals: [name], root, output }) => {
    const { paths, links } = removeFeature(root, required(name, 'Falta el nombre.'));
    output.log(
      ['Se sacó:', ...paths, '', links.length > 0 ? 'Enlaces:' : 'Ningún enlace.', ...links].join('\n'),
    );
  },
});

/** The tasks on the features, by their names. */
export const command: Command = commandOfTasks(USAGE, { list, remove });
