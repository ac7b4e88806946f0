import { logoAddress } from '#scripts/build/site/logos.ts';
import { matchKey } from '#domain/match-key.ts';
import { shownFile } from '#scripts/config/read/folder.ts';
import { groupBy } from '#scripts/config/read/group-by.ts';
import { idOf } from '#scripts/config/read/kinds.ts';
import type { Lender } from '#generated/types.ts';
import type { Problem } from '#scripts/config/read/problem.ts';
import { asRatio, contrastFigures } from '#scripts/preview/contrast-figures.ts';
import { codeFrame, inOrder } from '#scripts/config/print.ts';

/** What the studio's page shows. */
export type StudioData = ReturnType<typeof studioData>;
/** A lender; `type` is '' and most is null for a file that could not be read, `path` also when it has no page. */
export type StudioLender = StudioData['lenders'][number];
export type StudioFigure = StudioLender['figures'][number];
/** What the check says, ready to be shown. */
export type StudioProblem = StudioData['problems'][number];

const FOLDER = 'config/lenders/';

function shown(problem: Problem, textOf: (file: string) => string) {
  const { severity, file, line, column, message } = problem;
  const lines = severity === 'error' ? codeFrame(textOf(file), problem) : '';
  return { severity, place: `${shownFile(file)}:${line}:${column}`, message, lines };
}

/** A lender, without what was found in its files; without `lender`, nothing is known of its file but that it is wrong. */
function lenderData(id: string, lender: Lender | undefined) {
  const { name = id, type = '', color = null, page, legalNames = [] } = lender ?? {};
  const figures = color === null ? [] : contrastFigures(color);
  return {
    id,
    name,
    file: shownFile(`${FOLDER}${id}.json`),
    type,
    color,
    isColorProvisional: lender?.colorProvisional ?? false,
    logo: lender ? logoAddress(lender) : null,
    path: page ? `/${id}` : null,
    /** By what it is found: words with hyphens between them. */
    words: matchKey([id, name, type, ...legalNames].join(' ')),
    figures: figures.map((figure) => ({ ...figure, ratio: asRatio(figure.ratio) })),
  };
}

/**
 * Puts together what the studio shows: every lender with the findings of its file and logo, and all other findings.
 * `lenders` are the last that were whole; none when a file has been wrong from the start.
 */
export function studioData(
  lenders: readonly Lender[],
  problems: readonly Problem[],
  textOf: (file: string) => string,
) {
  const known = new Map(lenders.map((lender) => [lender.id, lender]));
  const ownerOf = new Map(lenders.map(({ id, logo = '' }) => [`config/logos/${logo}`, id]));
  const found = groupBy(inOrder(problems), ({ file }) =>
    file.startsWith(FOLDER) ? idOf(file) : ownerOf.get(file),
  );
  const foundIn = (owner: string | undefined) => (found.get(owner) ?? []).map((one) => shown(one, textOf));
  const ids = new Set([...known.keys(), ...found.keys()].filter((id) => id !== undefined));
  return {
    lenders: [...ids]
      .map((id) => ({ ...lenderData(id, known.get(id)), problems: foundIn(id) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'es')),
    /** Findings in every other file. */
    problems: foundIn(undefined),
    /** Whether some file is wrong, so that pages stay as they last were. */
    isBroken: problems.some(({ severity }) => severity === 'error'),
  };
}
