import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { diskPath } from '#scripts/config/read/folder.ts';
import { START } from '#scripts/config/read/problem.ts';
import { positionOf } from '#scripts/config/read/locate.ts';
import { didYouMean, quoted } from '#scripts/config/read/wording.ts';
import { type RuleFinding, rule } from '#scripts/config/rules/rule.ts';
import { svgFault } from '#scripts/config/rules/safe-svg.ts';

const FOLDER = 'config/logos';
const MOST_BYTES = 20 * 1024;

/** Every lender has a logo that is square, small and only a drawing; every logo has its lender. */
export const logo = rule({
  id: 'logo',
  needs: ['lenders'],
  *check({ lenders }, { root, fileOf, files }) {
    const folder = diskPath(root, FOLDER);
    const names = new Set(existsSync(folder) ? readdirSync(folder) : []);
    const used = new Set<string>();
    for (const lender of lenders) {
      used.add(lender.logo);
      if (names.has(lender.logo)) continue;
      const is = `dice ${quoted(lender.logo)} y ese archivo no está en ${FOLDER}`;
      const action = didYouMean('subilo', lender.logo, names);
      yield { file: fileOf(lender), pointer: '/logo', is, expected: 'un archivo que exista', action };
    }
    for (const name of names) {
      const file = `${FOLDER}/${name}`;
      yield* drawingFindings(file, join(folder, name));
      // The logo of a lender whose file is broken is not unused.
      if (
        name.endsWith('.svg') &&
        !used.has(name) &&
        !files.has(`config/lenders/${name.replace(/\.svg$/, '.json')}`)
      )
        yield unused(file);
    }
  },
});

type Judged = { mtimeMs: number; size: number; findings: RuleFinding[] };

/** Drawings judged before, until they change: in development only one file does at a time. */
const judged = new Map<string, Judged>();

function drawingFindings(file: string, path: string): RuleFinding[] {
  const { mtimeMs, size } = statSync(path);
  const before = judged.get(path);
  if (before?.mtimeMs === mtimeMs && before.size === size) return before.findings;
  const findings = judge(file, readFileSync(path));
  judged.set(path, { mtimeMs, size, findings });
  return findings;
}

function judge(file: string, bytes: Buffer): RuleFinding[] {
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
  const svg = bytes.toString('utf8');
  const fault = svgFault(svg);
  if (!fault) return [];
  const { offset, is, expected } = fault;
  return [
    {
      file,
      pointer: '',
      is,
      expected,
      action: 'exportalo de nuevo como dibujo simple',
      position: positionOf(svg, offset),
    },
  ];
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
