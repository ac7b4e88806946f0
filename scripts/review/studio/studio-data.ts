import { logoAddress } from '#scripts/build/site/logos.ts';
import { shownFile } from '#scripts/config/read/folder.ts';
import { idOf } from '#scripts/config/read/kinds.ts';
import type { Lender } from '#generated/types.ts';
import type { Problem } from '#scripts/config/read/problem.ts';
import { asRatio, contrastFigures } from '#scripts/review/contrast-figures.ts';
import { frame, inOrder } from '#scripts/config/print.ts';
import { folded } from '#scripts/review/studio/folded.ts';

/** What the check says, ready to be shown. */
export type StudioProblem = ReturnType<typeof shown>;
export type StudioFigure = ReturnType<typeof figuresOf>[number];
/** A lender; `type` is '' and most is null for a file that could not be read, `path` also when it has no page. */
export type StudioLender = ReturnType<typeof lenderData>;
/** What the studio's page shows. */
export type StudioData = ReturnType<typeof studioData>;

type Source = {
  /** The last lenders that were whole; none when a file has been wrong from the start. */
  lenders: readonly Lender[];
  problems: readonly Problem[];
  textOf: (file: string) => string;
};

const FOLDER = 'config/lenders/';
const LOGOS = 'config/logos/';

const fileOf = (id: string): string => `${FOLDER}${id}.json`;

function shown(problem: Problem, textOf: Source['textOf']) {
  const { severity, file, line, column, message } = problem;
  const lines = severity === 'error' ? frame(textOf(file), problem) : '';
  return { severity, place: `${shownFile(file)}:${line}:${column}`, message, lines };
}

const figuresOf = (color: string) =>
  contrastFigures(color).map((figure) => ({ ...figure, ratio: asRatio(figure.ratio) }));

/** A lender with what was found in its files; without `lender`, nothing is known of its file but that it is wrong. */
function lenderData(id: string, lender: Lender | undefined, problems: StudioProblem[]) {
  const { name = id, type = '', color = null, page, legalNames = [] } = lender ?? {};
  return {
    id,
    name,
    file: shownFile(fileOf(id)),
    type,
    color,
    isColorProvisional: lender?.colorProvisional ?? false,
    logo: lender ? logoAddress(lender) : null,
    path: page ? `/${id}` : null,
    /** Folded words by which it is found. */
    words: folded([id, name, type, ...legalNames].join(' ')),
    figures: color === null ? [] : figuresOf(color),
    problems,
  };
}

/** Puts together what the studio shows: every lender with the findings of its file and logo, and all other findings. */
export function studioData({ lenders, problems, textOf }: Source) {
  const known = new Map(lenders.map((lender) => [lender.id, lender]));
  const ownerOf = new Map(lenders.map(({ id, logo = '' }) => [LOGOS + logo, id]));
  const found = new Map<string | undefined, StudioProblem[]>(lenders.map(({ id }) => [id, []]));
  for (const problem of inOrder(problems)) {
    const { file } = problem;
    const owner = file.startsWith(FOLDER) ? idOf(file) : ownerOf.get(file);
    found.set(owner, [...(found.get(owner) ?? []), shown(problem, textOf)]);
  }
  const all = Array.from(found, ([id, own]) =>
    id === undefined ? [] : [lenderData(id, known.get(id), own)],
  );
  return {
    lenders: all.flat().toSorted((one, other) => one.name.localeCompare(other.name, 'es')),
    /** Findings in every other file. */
    problems: found.get(undefined) ?? [],
    /** Whether some file is wrong, so that pages stay as they last were. */
    isBroken: problems.some(({ severity }) => severity === 'error'),
  };
}
