import { LOGO_FOLDER as FOLDER } from '#scripts/config/read/kinds.ts';
import { START } from '#scripts/config/read/problem.ts';
import { positionOf } from '#scripts/config/read/locate.ts';
import { didYouMean, quoted } from '#scripts/config/read/wording.ts';
import { fault, inFile, rule, type RuleFinding } from '#scripts/config/rules/rule.ts';
import { isSvg, svgFault } from '#scripts/config/rules/safe-svg.ts';

/** Instructions for exporting a plain drawing from the usual programs. */
const EXPORT =
  'exportalo de nuevo: en Illustrator, Archivo › Exportar › Exportar como › SVG, con estilos como atributos de presentación; en Inkscape, Guardar como › SVG plano';
const IN_SVG = 'pedile el logo en SVG a quien lo hizo, o borralo';
const DRAWING = /\.svg$/i;
const MOST_BYTES = 20 * 1024;

/** Returns a finding about the file as a whole. */
const whole = (finding: RuleFinding): RuleFinding => ({ ...finding, position: START });

/** Every logo is square, small and only a drawing, and is there; a lender without one is shown by its letters. */
export const logo = rule('logo', ['lenders'], function* ({ lenders }, { others, fileOf }) {
  const pictures = [...others].flatMap(([file, bytes]) =>
    file.startsWith(`${FOLDER}/`) ? [[file.slice(FOLDER.length + 1), bytes] as const] : [],
  );
  const names = pictures.map(([name]) => name);
  for (const lender of lenders) {
    if (lender.logo === undefined || names.includes(lender.logo)) continue;
    const is = `dice ${quoted(lender.logo)} y ese archivo no está en ${FOLDER}`;
    const action = didYouMean('subilo', lender.logo, names);
    yield { ...fault('/logo', is, 'un archivo que exista', action), file: fileOf(lender) };
  }
  for (const [name, bytes] of pictures) yield* inFile(`${FOLDER}/${name}`, drawingFindings(name, bytes));
});

/** Findings by drawing; a changed drawing has other bytes. */
const known = new WeakMap<Uint8Array, RuleFinding[]>();

function drawingFindings(name: string, bytes: Uint8Array | null): RuleFinding[] {
  if (bytes === null) {
    const is = 'es una carpeta o un enlace que no lleva a nada';
    return [whole(fault('', is, 'un archivo .svg', 'borralo y subí el dibujo'))];
  }
  const findings = known.get(bytes) ?? findingsIn(name, bytes);
  known.set(bytes, findings);
  return findings;
}

function findingsIn(name: string, bytes: Uint8Array): RuleFinding[] {
  if (!DRAWING.test(name)) return [whole(fault('', 'no es un SVG', 'un archivo .svg', IN_SVG))];
  if (bytes.length > MOST_BYTES) {
    const is = `pesa ${Math.ceil(bytes.length / 1024)} KB`;
    return [whole(fault('', is, `hasta ${MOST_BYTES / 1024} KB`, 'simplificá el dibujo'))];
  }
  const svg = new TextDecoder().decode(bytes);
  if (!isSvg(svg))
    return [
      whole(fault('', 'se llama .svg pero no lo es', 'un dibujo, no una foto con otro nombre', IN_SVG)),
    ];
  const found = svgFault(svg);
  if (!found) return [];
  return [{ ...fault('', found.is, found.expected, EXPORT), position: positionOf(svg, found.offset) }];
}
