import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Landing, Site } from '#generated/types.ts';
import { contentFolder, schemaReference } from '#scripts/config/read/folder.ts';
import { openLoader, readFiles } from '#scripts/config/read/load.ts';
import type { Problem } from '#scripts/config/read/problem.ts';
import { allProblems } from '#scripts/config/rules/run.ts';
import { buildArguments } from '#scripts/preview/changes/build.ts';
import type { Content } from '#site/content.ts';

/** Returns a page for every employment in every province, each with words of its own. */
export function generatedLandings({ simulator: { employment, provinces } }: Content): Landing[] {
  return employment.flatMap((job) =>
    provinces.map((place) => {
      const id = `${job.code}-${place.code}`.replaceAll('_', '-');
      const who = `${job.label} en ${place.label}`;
      return {
        $schema: schemaReference(`config/landings/${id}.json`, 'landing'),
        id,
        title: who,
        tagline: `Lo que declararon las entidades: ${who}.`,
        seo: {
          title: `Préstamos: ${who}`,
          description: `${who}: cuántas entidades prestan, cuáles son las de menor costo y qué piden, con los datos declarados.`,
        },
        link: id.slice(0, 40),
        start: { employment: job.code, province: place.code },
        sections: [{ title: who, blocks: [{ type: 'paragraph', text: `Página de prueba: ${who}.` }] }],
      };
    }),
  );
}

export type CheckedTrial = {
  landings: readonly Landing[];
  /** Errors of the generated pages, by file. */
  refused: ReadonlyMap<string, Problem>;
  milliseconds: number;
};

const fileOf = ({ id }: Landing): string => `config/landings/${id}.json`;

/** Checks the content under `root` with generated pages in place of its own. */
export function checkTrial(root: string, landings: readonly Landing[]): CheckedTrial {
  const files = new Map([...readFiles(root)].filter(([file]) => !file.startsWith('config/landings/')));
  for (const landing of landings) files.set(fileOf(landing), JSON.stringify(landing, null, 2));
  const started = performance.now();
  const problems = allProblems(openLoader(root)(files));
  const milliseconds = performance.now() - started;
  const errors = problems.filter(({ severity, file }) => severity === 'error' && files.has(file));
  const refused = new Map(
    errors
      .filter(({ file }) => file.startsWith('config/landings/'))
      .map((problem) => [problem.file, problem]),
  );
  return { landings, refused, milliseconds };
}

export type BuiltTrial = {
  seconds: number;
  /** Compressed bytes (brotli) of every page, by its file. */
  bytes: ReadonlyMap<string, number>;
};

function bytesIn(dist: string): Map<string, number> {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html.br'),
  );
  return new Map(pages.map((file) => [file.slice(0, -'.html.br'.length), statSync(join(dist, file)).size]));
}

/** Takes out of the site's data what leads to pages for an audience that are not there now. */
function forgetLandings(file: string): void {
  const site = JSON.parse(readFileSync(file, 'utf8')) as Site;
  delete site.footer.landings;
  delete site.redirects;
  writeFileSync(file, `${JSON.stringify(site, null, 2)}\n`);
}

/**
 * Builds the content under `root` with the given pages for an audience and no others, in a folder that is gone again.
 *
 * @throws what the build says when it fails
 */
export async function buildTrial(root: string, landings: readonly Landing[]): Promise<BuiltTrial> {
  const folder = mkdtempSync(join(tmpdir(), 'landings-'));
  try {
    const config = join(folder, 'config');
    cpSync(contentFolder(root), config, { recursive: true });
    for (const name of readdirSync(join(config, 'landings'))) rmSync(join(config, 'landings', name));
    forgetLandings(join(config, 'site.json'));
    for (const landing of landings)
      writeFileSync(join(config, 'landings', `${landing.id}.json`), `${JSON.stringify(landing, null, 2)}\n`);
    const dist = join(folder, 'dist');
    const env = { ...process.env, CONFIG: config, NODE_ENV: 'production', VITEST: '' };
    const started = performance.now();
    await promisify(execFile)(process.execPath, buildArguments(root, dist), { cwd: root, env });
    return { seconds: (performance.now() - started) / 1000, bytes: bytesIn(dist) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
