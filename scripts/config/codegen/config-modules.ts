/** Content that the browser's scripts hold, by the name it is exported under. */
const MODULES = [
  { name: 'simulator', type: 'SimulatorConfig' },
  { name: 'personal', type: 'PersonalConfig' },
  { name: 'results', type: 'ResultsConfig' },
  { name: 'panels', type: 'PanelsConfig' },
  { name: 'kit', type: 'KitConfig' },
];

/** One module for each, the only door from scripts to config: typed, but the words stay in their file. */
export function configModules(): [file: string, source: string][] {
  return MODULES.map(({ name, type }) => [
    `${name}.ts`,
    `import json from '../../config/${name}.json';
import type { ${type} } from './types.ts';

export const ${name}: ${type} = json as ${type};
`,
  ]);
}
