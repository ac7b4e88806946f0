import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDER = join(import.meta.dirname, '../../features');

/** What every feature's tests have in a module of that name beside them: `given.ts`, `screens.ts`. */
export const featureModules = <Module>(name: string): Promise<Module[]> =>
  Promise.all(
    (existsSync(FOLDER) ? readdirSync(FOLDER) : [])
      .map((feature) => join(FOLDER, feature, name))
      .filter((file) => existsSync(file))
      .map(async (file) => (await import(pathToFileURL(file).href)) as Module),
  );
