import { produce } from 'immer';
import type { Loaded } from '#scripts/config/read/content.ts';
import type { ContentFiles } from '#scripts/config/read/content.ts';
import type { Problem } from '#scripts/config/read/problem.ts';
import { UserError } from '#scripts/config/read/user-error.ts';
import { allProblems } from '#scripts/config/rules/run.ts';

export const lenderFile = (id: string): string => `config/lenders/${id}.json`;
export const logoFile = (logo: string): string => `config/logos/${logo}`;

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * The id given on the command line.
 *
 * @throws UserError, in Spanish, when it cannot be an address.
 */
export function readId(given: string): string {
  if (!ID.test(given))
    throw new UserError(
      `«${given}» no sirve como id: solo minúsculas sin acento, números y guiones simples, como banco-ejemplo.`,
    );
  return given;
}

type Json = Record<string, unknown>;

type Tools = {
  load: (files: ContentFiles) => Loaded;
  /** The text of a config file that holds these data. */
  textOf: (file: string, data: Json) => string;
};

/** Content being changed: nothing is written until everything is known to be right. */
export type Workspace = ReturnType<typeof workspaceOf>;

/** Opens the files of a content for changing. Nothing here touches a disk, so that a page can do it too. */
export function workspaceOf(given: ContentFiles, { load, textOf }: Tools) {
  const files = new Map(given);
  const changes = new Map<string, string | null>();
  /** The content as it stands with the changes made so far. */
  const loaded = (): Loaded => load(files);

  /** Puts any file in place, or with null removes it. */
  function putText(file: string, text: string | null): void {
    if (text === null) files.delete(file);
    else files.set(file, text);
    changes.set(file, text);
  }

  /** Puts a config file in place. Broken data stays as it is; `problems` lists its faults. */
  function put(file: string, data: Json): void {
    const text = textOf(file, data);
    if (text !== loaded().files.get(file)?.text) putText(file, text);
  }

  return {
    loaded,
    problems: (): Problem[] => allProblems(loaded()),
    putText,
    put,
    /** Changes a config file; one that is not there is left alone. */
    edit: (file: string, recipe: (draft: Json) => void): void => {
      const data = loaded().files.get(file)?.data;
      if (typeof data !== 'object' || data === null) return;
      const changed = produce(data as Json, recipe);
      if (changed !== data) put(file, changed);
    },
    /** Files that were changed, each with its new text; null for one that is gone. */
    changes: (): ReadonlyMap<string, string | null> => changes,
  };
}
