import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Site } from '#generated/types.ts';
import { contentFolder } from '#scripts/config/read/folder.ts';
import { buildSite } from './build.ts';

export type ChangedSite = {
  dist: string;
  /** Duration of the build. */
  seconds: number;
  remove: () => void;
};

/**
 * Builds the content under `root` after `change` was made in a copy of its folder, for today or another day of Buenos
 * Aires (`YYYY-MM-DD`).
 *
 * @throws UserError with what the build said.
 */
export async function buildChanged(
  root: string,
  change: (config: string) => void,
  day = '',
): Promise<ChangedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'changed-content-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const [config, dist] = [join(folder, 'config'), join(folder, 'dist')];
    cpSync(contentFolder(root), config, { recursive: true });
    change(config);
    const started = performance.now();
    await buildSite(root, dist, { CONFIG: config, ON: day });
    return { dist, seconds: (performance.now() - started) / 1000, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Changes the site's data in a folder of content. */
export function changeSite(config: string, change: (site: Site) => void): void {
  const file = join(config, 'site.json');
  const site = JSON.parse(readFileSync(file, 'utf8')) as Site;
  change(site);
  writeFileSync(file, `${JSON.stringify(site, null, 2)}\n`);
}

const COMPRESSED = '.html.br';

/** Compressed bytes (brotli) of every page of a built site, by its file without the ending. */
export function pageBytes(dist: string): ReadonlyMap<string, number> {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(COMPRESSED),
  );
  return new Map(pages.map((file) => [file.slice(0, -COMPRESSED.length), statSync(join(dist, file)).size]));
}

/** A notice of the site as long as its schema allows. */
export const LONGEST_NOTICE: NonNullable<Site['notice']> = {
  text: 'Por el feriado del jueves atendemos hasta el mediodía, y lo que pidas desde esa hora lo vemos el viernes a primera hora.',
  link: { label: 'Qué cambia en la semana de los feriados.', href: '/informacion' },
  close: 'Cerrar el aviso de los horarios de junio',
};
