import { logoAddress } from '#scripts/build/site/logos.ts';
import { shownFile } from '#scripts/config/read/folder.ts';
import type { Lender } from '#generated/types.ts';
import type { Problem, Severity } from '#scripts/config/read/problem.ts';
import { asRatio, contrastFigures } from '#scripts/review/contrast-figures.ts';
import { frame } from '#scripts/config/print/frame.ts';
import { inOrder } from '#scripts/config/print/text.ts';
import { folded } from '#scripts/review/studio/folded.ts';

/** What the check says, ready to be shown. */
export type StudioProblem = { severity: Severity; place: string; message: string; lines: string };

export type StudioFigure = {
  use: string;
  text: string;
  background: string;
  ratio: string;
  isReadable: boolean;
};

export type StudioLender = {
  id: string;
  name: string;
  file: string;
  /** 'banco', 'fintech', or '' for a file that could not be read. */
  type: string;
  color: string | null;
  isColorProvisional: boolean;
  logo: string | null;
  /** Address of its page; null when it has none of its own. */
  path: string | null;
  /** Folded words by which it is found. */
  words: string;
  figures: StudioFigure[];
  problems: StudioProblem[];
};

/** What the studio's page shows. */
export type StudioData = {
  lenders: StudioLender[];
  /** Findings in every other file. */
  problems: StudioProblem[];
  /** Whether some file is wrong, so that pages stay as they last were. */
  isBroken: boolean;
};

type Source = {
  /** The last lenders that were whole; none when a file has been wrong from the start. */
  lenders: readonly Lender[];
  problems: readonly Problem[];
  textOf: (file: string) => string;
};

const FOLDER = 'config/lenders/';
const LOGOS = 'config/logos/';

const fileOf = (id: string): string => `${FOLDER}${id}.json`;

function shown(problem: Problem, textOf: Source['textOf']): StudioProblem {
  const { severity, file, line, column, message } = problem;
  const lines = severity === 'error' ? frame(textOf(file), problem) : '';
  return { severity, place: `${shownFile(file)}:${line}:${column}`, message, lines };
}

const figuresOf = (color: string): StudioFigure[] =>
  contrastFigures(color).map((figure) => ({ ...figure, ratio: asRatio(figure.ratio) }));

function lenderData(lender: Lender, problems: StudioProblem[]): StudioLender {
  const { id, name, type, color, colorProvisional = false, page, legalNames } = lender;
  return {
    id,
    name,
    file: shownFile(fileOf(id)),
    type,
    color,
    isColorProvisional: colorProvisional,
    logo: logoAddress(lender),
    path: page ? `/${id}` : null,
    words: folded([id, name, type, ...legalNames].join(' ')),
    figures: figuresOf(color),
    problems,
  };
}

/** A lender of whose file nothing is known but that it is wrong. */
function unreadLender(file: string, problems: StudioProblem[]): StudioLender {
  const id = file.slice(FOLDER.length, -'.json'.length);
  const nothing = { type: '', color: null, isColorProvisional: false, logo: null, path: null, figures: [] };
  return { id, name: id, file: shownFile(file), words: folded(id), problems, ...nothing };
}

/** Puts together what the studio shows: every lender with the findings of its file and logo, and all other findings. */
export function studioData({ lenders, problems, textOf }: Source): StudioData {
  const owners = new Map(
    lenders.flatMap(({ id, logo = '' }) => [
      [fileOf(id), id],
      [LOGOS + logo, id],
    ]),
  );
  const found = new Map<string, StudioProblem[]>();
  for (const problem of inOrder(problems)) {
    const { file } = problem;
    const owner = file.startsWith(FOLDER) ? file : fileOf(owners.get(file) ?? '');
    found.set(owner, [...(found.get(owner) ?? []), shown(problem, textOf)]);
  }
  const take = (file: string): StudioProblem[] => {
    const own = found.get(file) ?? [];
    found.delete(file);
    return own;
  };
  const known = lenders.map((lender) => lenderData(lender, take(fileOf(lender.id))));
  const others = take(fileOf(''));
  const unread = Array.from(found, ([file, own]) => unreadLender(file, own));
  return {
    lenders: [...unread, ...known].toSorted((one, other) => one.name.localeCompare(other.name, 'es')),
    problems: others,
    isBroken: problems.some(({ severity }) => severity === 'error'),
  };
}
