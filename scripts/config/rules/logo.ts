import { LOGO_FOLDER as FOLDER } from '#scripts/config/read/kinds.ts';
import { positionOf } from '#scripts/config/read/locate.ts';
import { didYouMean, quoted } from '#scripts/config/read/wording.ts';
import { fault, rule, type RuleFinding } from '#scripts/config/rules/rule.ts';
import { svgFault } from '#scripts/config/rules/safe-svg.ts';

/** Instructions for exporting a plain drawing from the usual programs. */
const EXPORT =
  'exportalo de nuevo: en Illustrator, Archivo › Exportar › Exportar como › SVG, con estilos como atributos de presentación; en Inkscape, Guardar como › SVG plano';
const IN_SVG = 'pedile el logo en SVG a quien lo hizo, o borralo';
const MOST_BYTES = 20 * 1024;

/** Every logo is square, small and only a drawing, and is there; a lender without one is shown by its letters. */
export const logo = rule('logo', ['lenders'], function* ({ lenders }, { others, fileOf }) {
  const pictures = [...others].filter(([file]) => file.startsWith(`${FOLDER}/`));
  const names = pictures.map(([file]) => file.slice(FOLDER.length + 1));
  for (const lender of lenders) {
    if (lender.logo === undefined || names.includes(lender.logo)) continue;
    const is = `dice ${quoted(lender.logo)} y ese archivo no está en ${FOLDER}`;
    const action = didYouMean('subilo', lender.logo, names);
    yield fault({ file: fileOf(lender), pointer: '/logo' }, is, 'un archivo que exista', action);
  }
  for (const [file, bytes] of pictures) {
    const found = drawingFault(file, bytes);
    if (found) yield { ...found, file };
  }
});

function drawingFault(file: string, bytes: Uint8Array | null): RuleFinding | undefined {
  if (bytes === null) {
    const is = 'es una carpeta o un enlace que no lleva a nada';
    return fault('', is, 'un archivo .svg', 'borralo y subí el dibujo');
  }
  if (!/\.svg$/i.test(file)) return fault('', 'no es un SVG', 'un archivo .svg', IN_SVG);
  if (bytes.length > MOST_BYTES) {
    const is = `pesa ${Math.ceil(bytes.length / 1024)} KB`;
    return fault('', is, `hasta ${MOST_BYTES / 1024} KB`, 'simplificá el dibujo');
  }
  const svg = new TextDecoder().decode(bytes);
  if (!/<svg[\s>]/.test(svg))
    return fault('', 'se llama .svg pero no lo es', 'un dibujo, no una foto con otro nombre', IN_SVG);
  const found = svgFault(svg);
  return found && { ...fault('', ...found.refusal, EXPORT), position: positionOf(svg, found.offset) };
}
