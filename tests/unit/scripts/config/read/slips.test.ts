import { expect, test } from 'vitest';
import { openLoader, readFiles } from '#scripts/config/read/load.ts';
import { logo } from '#scripts/config/rules/logo.ts';
import { runRules } from '#scripts/config/rules/run.ts';
import { type ContentRoot, contentRoot } from '../../../../support/content/content-root.ts';
import { ROOT } from '../../../../support/content/files.ts';

const ALERCE = 'config/lenders/alerce.json';
const LOGO = 'config/logos/alerce.svg';
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

const NO_NAME =
  'el sitio no lee archivos con este nombre; se esperaba un archivo terminado en .json, en minúsculas';
const IN_SVG = 'pedile el logo en SVG a quien lo hizo, o borralo.';
const MERGE =
  'quedaron las marcas de dos versiones del archivo; se esperaba una sola de las dos; dejá la que va y borrá la otra, con los renglones que empiezan con <<<<<<<, ======= y >>>>>>>.';
const ZEROS =
  'hay un número con ceros adelante; se esperaba el número sin ellos (ejemplo: 7); borrá los ceros.';
const DOTS =
  'hay un número con puntos o comas de más; se esperaba el número de corrido, con punto solo para decimales (ejemplos: 2000000, 1.5); escribilo así.';
const NO_DAY = 'dice "2026-02-30", un día que no existe; se esperaba un día del calendario; corregilo.';

const load = openLoader(ROOT);

type Change = (root: ContentRoot) => void;

const written =
  (file: string, text: string | Buffer = '{}'): Change =>
  ({ write }) =>
    write(file, text);
const founded =
  (text: string): Change =>
  ({ edit }) =>
    edit(ALERCE, '"founded": 1905', `"founded": ${text}`);
const markedBy =
  (mark: string): Change =>
  ({ edit }) =>
    edit(ALERCE, '  "founded"', `${mark}\n  "founded"`);

function toldOf(change: Change): string[] {
  const root = contentRoot();
  change(root);
  const loaded = load(readFiles(root.root));
  const found = runRules(loaded, { rules: [logo], exceptions: loaded.exceptions });
  return [...loaded.problems, ...found].map(({ file, message }) => `${file} ${message}`);
}

test.each<[name: string, change: Change, told: string]>([
  [
    'a logo whose ending is in capitals',
    ({ read, write, remove }) => {
      write('config/logos/alerce.SVG', read(LOGO));
      remove(LOGO);
    },
    'config/logos/alerce.SVG su nombre tiene mayúsculas; se esperaba "alerce.svg"; renombralo.',
  ],
  [
    'a second one beside the logo',
    ({ read, write }) => write('config/logos/Alerce.svg', read(LOGO)),
    'config/logos/Alerce.svg su nombre tiene mayúsculas; se esperaba "alerce.svg"; borralo: ese ya está.',
  ],
  [
    'a photo among the logos',
    written('config/logos/alerce.png', PNG),
    `config/logos/alerce.png no es un SVG; se esperaba un archivo .svg; ${IN_SVG}`,
  ],
  [
    'a photo with the name of a drawing',
    written(LOGO, PNG),
    `${LOGO} se llama .svg pero no lo es; se esperaba un dibujo, no una foto con otro nombre; ${IN_SVG}`,
  ],
  [
    'a drawing among the lenders',
    written('config/lenders/nuevo.SVG', '<svg/>'),
    'config/lenders/nuevo.SVG es un dibujo o una foto; se esperaba un logo, en SVG y en config/logos; movelo ahí o borralo.',
  ],
  [
    'a copy of a file that is there',
    written(`${ALERCE}.bak`),
    `${ALERCE}.bak ${NO_NAME}; borralo: ya está "alerce.json".`,
  ],
  [
    'a copy of a file that is not there',
    written('config/lenders/nuevo.json.bak'),
    `config/lenders/nuevo.json.bak ${NO_NAME}; si es contenido, renombralo a "nuevo.json"; si no, borralo.`,
  ],
  [
    'a file without an ending',
    written('config/lenders/nuevo'),
    `config/lenders/nuevo ${NO_NAME}; si es contenido, renombralo a "nuevo.json"; si no, borralo.`,
  ],
  [
    'a document of another program',
    written('config/lenders/notas.docx'),
    `config/lenders/notas.docx ${NO_NAME}; borralo.`,
  ],
  ['a number with zeros before it', founded('00007'), `${ALERCE} ${ZEROS}`],
  ['a negative number with zeros before it', founded('-007'), `${ALERCE} ${ZEROS}`],
  ['a number with its thousands in commas', founded('1,000'), `${ALERCE} ${DOTS}`],
  [
    'a number that was emptied',
    founded('null'),
    `${ALERCE} /founded: está vacío; se esperaba un número entero; completalo.`,
  ],
  [
    'a choice that was emptied',
    ({ edit }) => edit(ALERCE, '"type": "banco"', '"type": null'),
    `${ALERCE} /type: está vacío; se esperaba banco o fintech; completalo.`,
  ],
  [
    'a day of no calendar',
    ({ edit }) => edit('config/legal/terms.json', /"lastUpdated": "[^"]+"/, '"lastUpdated": "2026-02-30"'),
    `config/legal/terms.json /lastUpdated: ${NO_DAY}`,
  ],
  ['the first mark of a merge', markedBy('<<<<<<< HEAD'), `${ALERCE} ${MERGE}`],
  ['the common version of a merge', markedBy('||||||| 1a2b3c4'), `${ALERCE} ${MERGE}`],
  ['the middle mark of a merge', markedBy('======='), `${ALERCE} ${MERGE}`],
  ['the last mark of a merge', markedBy('>>>>>>> textos'), `${ALERCE} ${MERGE}`],
])('the check says in one sentence what to do about %s', (_, change, told) => {
  expect(toldOf(change)).toEqual([told]);
});
