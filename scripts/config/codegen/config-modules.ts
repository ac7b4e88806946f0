/** Content that the browser's scripts hold, by the name it is exported under. */
const MODULES = [
  { name: 'simulator', type: 'SimulatorConfig' },
  { name: 'personal', type: 'PersonalConfig' },
  { name: 'results', type: 'ResultsConfig' },
  { name: 'panels', type: 'PanelsConfig' },
  { name: 'kit', type: 'KitConfig' },
];

/** What `#content/…` is stands only in the build's settings; for the types it is whatever its schema says. */
const UNREAD = `declare module '#content/*' {
  const json: unknown;
  export default json;
}
`;

/** One module for each, the only door from scripts to content: typed, but the words stay in their file. */
export function configModules(): [file: string, source: string][] {
  const modules = MODULES.map(({ name, type }): [string, string] => [
    `${name}.ts`,
    `import json from '#content/${name}.json';
import type { ${type} } from './types.ts';

export const ${name} = json as ${type};
`,
  ]);
  return [...modules, ['content.d.ts', UNREAD]];
}
