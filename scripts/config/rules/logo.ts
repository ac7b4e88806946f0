import { LOGO_FOLDER as FOLDER } from '#scripts/config/read/kinds.ts';
import { START, says } from '#scripts/config/read/problem.ts';
import { positionOf } from '#scripts/config/read/locate.ts';
import { didYouMean, quoted } from '#scripts/config/read/wording.ts';
import { type RuleFinding, rule } from '#scripts/config/rules/rule.ts';
import { svgFault } from '#scripts/config/rules/safe-svg.ts';

/** How to get a plain drawing out of the usual programs. */
const EXPORT =
  'exportalo de nuevo: en Illustrator, Archivo › Exportar › Exportar como › SVG, con estilos como atributos de presentación; en Inkscape, Guardar como › SVG plano';
const MOST_BYTES = 20 * 1024;

const withoutLogo: Omit<RuleFinding, 'file'> = {
  pointer: '',
  severity: 'warning',
  is: 'no tiene logo: se muestran sus iniciales',
  expected: 'su logo',
  action: `cuando lo tengas, subilo a ${FOLDER} y nombralo en "logo"`,
  position: START,
};

/** Every lender's logo is square, small and only a drawing, and one without is told; every logo has its lender. */
export const logo = rule({
  id: 'logo',
  needs: ['lenders'],
  *check({ lenders }, { others, fileOf, files }) {
    const pictures = new Map<string, Uint8Array | null>();
    for (const [file, bytes] of others) {
      if (file.startsWith(`${FOLDER}/`)) pictures.set(file.slice(FOLDER.length + 1), bytes);
    }
    const used = new Set<string>();
    for (const lender of lenders) {
      if (lender.logo === undefined) {
        yield { ...withoutLogo, file: fileOf(lender) };
        continue;
      }
      used.add(lender.logo);
      if (pictures.has(lender.logo)) continue;
      const is = `dice ${quoted(lender.logo)} y ese archivo no está en ${FOLDER}`;
      const action = didYouMean('subilo', lender.logo, pictures.keys());
      yield { file: fileOf(lender), pointer: '/logo', is, expected: 'un archivo que exista', action };
    }
    for (const [name, bytes] of pictures) {
      const file = `${FOLDER}/${name}`;
      yield* drawingFindings(file, bytes);
      // The logo of a lender whose file is broken is not unused.
      if (
        bytes !== null &&
        name.endsWith('.svg') &&
        !used.has(name) &&
        !files.has(`config/lenders/${name.replace(/\.svg$/, '.json')}`)
      )
        yield unused(file);
    }
  },
});

/** What was found in a drawing before; one that changed has other bytes. */
const known = new WeakMap<Uint8Array, RuleFinding[]>();

function drawingFindings(file: string, bytes: Uint8Array | null): RuleFinding[] {
  if (bytes === null) {
    const is = 'es una carpeta o un enlace que no lleva a nada';
    return [
      { file, pointer: '', position: START, ...says(is, 'un archivo .svg', 'borralo y subí el dibujo') },
    ];
  }
  const findings = known.get(bytes) ?? findingsIn(file, bytes);
  known.set(bytes, findings);
  return findings;
}

function findingsIn(file: string, bytes: Uint8Array): RuleFinding[] {
  if (!file.endsWith('.svg')) {
    const is = 'no es un SVG';
    return [
      { file, pointer: '', is, expected: 'un archivo .svg', action: 'convertilo o borralo', position: START },
    ];
  }
  if (bytes.length > MOST_BYTES) {
    const is = `pesa ${Math.ceil(bytes.length / 1024)} KB`;
    const expected = `hasta ${MOST_BYTES / 1024} KB`;
    return [{ file, pointer: '', is, expected, action: 'simplificá el dibujo', position: START }];
  }
  const svg = new TextDecoder().decode(bytes);
  const fault = svgFault(svg);
  if (!fault) return [];
  const { offset, is, expected } = fault;
  return [{ file, pointer: '', position: positionOf(svg, offset), ...says(is, expected, EXPORT) }];
}

const unused = (file: string): RuleFinding => ({
  file,
  pointer: '',
  severity: 'warning',
  is: 'ningún banco usa este logo',
  expected: 'un logo por banco',
  action: 'borralo',
  position: START,
});
