import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** Begins the id of a module that exports the names of a module of React. */
export const REACT_BINDINGS = '\0react-bindings:';

const MODULES = ['react', 'react/jsx-runtime'];

/** Names that code may import; those of React's own use begin with two low lines. */
const namesOf = (module: string): string[] =>
  Object.keys(require(module) as object).filter((name) => !name.startsWith('__'));

/**
 * Gives our modules React's functions as bindings of an ES module. React's modules are CommonJS, of which every use would
 * be written `(0,react.useState)(…)`: 0.4 kB more script on the way to the results.
 */
export function reactBindings(): Plugin {
  return {
    name: 'react-bindings',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source, importer = '') =>
      MODULES.includes(source) && !importer.includes('node_modules') && !importer.startsWith(REACT_BINDINGS)
        ? REACT_BINDINGS + source
        : undefined,
    load(id) {
      if (!id.startsWith(REACT_BINDINGS)) return undefined;
      const module = id.slice(REACT_BINDINGS.length);
      return namesOf(module)
        .map(
          (name) => `import { ${name} as own_${name} } from '${module}'; export const ${name} = own_${name};`,
        )
        .join('\n');
    },
  };
}
