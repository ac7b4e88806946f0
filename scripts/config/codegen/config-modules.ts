/** Content that the browser's scripts hold, by the name it is exported under. */
const MODULES = ['simulator', 'personal', 'results', 'panels', 'kit'];

/** What `#content/…` is stands only in the build's settings; for the types it is whatever its schema says. */
const UNREAD = `declare module '#content/*' {
  const json: unknown;
  export default json;
}
`;

/** One module for each, the only door from scripts to content: typed, but the words stay in their file. */
export function configModules(): [file: string, source: string][] {
  const modules = MODULES.map((name): [string, string] => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Config`;
    const source = `import json from '#content/${name}.json';
import type { ${type} } from './types.ts';

export const ${name} = json as ${type};
`;
    return [`${name}.ts`, source];
  });
  return [...modules, ['content.d.ts', UNREAD]];
}
