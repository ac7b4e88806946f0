import type { Plugin } from 'vite';

const ROUTER = /[/\\]node_modules[/\\]react-router/;
/** A component written as a class, with the context that is given to it afterwards. */
const COMPONENT_CLASS =
  /^var (\w+) = (class extends \w+\.Component \{\n[\s\S]*?\n\});\n(?:\1\.contextType = (\w+);\n)?/gm;

/**
 * The router's one bundle runs `forwardRef`, `createContext`, `class extends` and `.displayName =` at its top level,
 * which a bundler must take for effects: without these marks all of it reaches the browser.
 */
const withoutTopLevelEffects = (code: string): string =>
  code
    .replaceAll(
      COMPONENT_CLASS,
      (_, name: string, component: string, context = 'undefined') =>
        `var ${name} = /* @__PURE__ */ (() => Object.assign(${component}, { contextType: ${context} }))();\n`,
    )
    .replaceAll(/^\s*[\w$.]+\.displayName = [^;]+;$/gm, '')
    .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    .replaceAll(/= (new (?:URL|Set|Map|WeakMap)\()/g, '= /* @__PURE__ */ $1');

/** Keeps unused code of the router out of the visitor's scripts. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform(code, id) {
      if (this.environment.name !== 'client' || !ROUTER.test(id)) return undefined;
      return { code: withoutTopLevelEffects(code), map: null };
    },
  };
}
