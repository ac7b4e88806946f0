import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Landing } from '#generated/types.ts';
import { buildChanged, changeSite, pageBytes } from '#scripts/preview/changes/changed-content.ts';
import { schemaReference } from '#scripts/config/read/folder.ts';
import { openLoader, readFiles } from '#scripts/config/read/load.ts';
import type { Problem } from '#scripts/config/read/problem.ts';
import { allProblems } from '#scripts/config/rules/run.ts';
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
  /** Why a generated page is not worth having, by file. */
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
  const errors = problems.filter(
    ({ severity, rule, file }) => (severity === 'error' || rule === 'landing-facts') && files.has(file),
  );
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

/**
 * Builds the content under `root` with the given pages for an audience and no others, in a folder that is gone again.
 *
 * @throws what the build says when it fails
 */
export async function buildTrial(root: string, landings: readonly Landing[]): Promise<BuiltTrial> {
  const { dist, seconds, remove } = await buildChanged(root, (config) => {
    for (const name of readdirSync(join(config, 'landings'))) rmSync(join(config, 'landings', name));
    // Short addresses lead to pages that are not there now.
    changeSite(config, (site) => {
      delete site.footer.landings;
      delete site.redirects;
    });
    for (const landing of landings)
      writeFileSync(join(config, 'landings', `${landing.id}.json`), `${JSON.stringify(landing, null, 2)}\n`);
  });
  const bytes = pageBytes(dist);
  remove();
  return { seconds, bytes };
}
