import { type ComponentType, createContext, type FunctionComponent, useContext, useMemo } from 'react';
import type { ScriptParts } from '#generated/kinds.ts';

/** Texts, options and limits of what scripts draw, by the content file they stand in. */
export type Words = ScriptParts;

/** The words of the page around a component, and of the scripts that have come since. */
export const WordsContext = createContext({} as Words);

/** Returns the words around a component. A part is there once the page or a script has brought it (`withWords`). */
export const useWords = (): Words => useContext(WordsContext);

/**
 * Returns the component with the words that its script or its page brings. Words that were given around it come first:
 * the editor's preview and the tests give their own.
 */
export const withWords =
  <Props extends object>(Component: ComponentType<Props>, words: Partial<Words>): FunctionComponent<Props> =>
  (props) => {
    const given = useWords();
    const value = useMemo(() => ({ ...words, ...given }), [given]);
    return (
      <WordsContext value={value}>
        <Component {...props} />
      </WordsContext>
    );
  };
