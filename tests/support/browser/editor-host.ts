import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { formatJson } from '#scripts/config/fix/format-json.ts';
import type { EditorData } from '#scripts/preview/editor/editor-data.ts';
import type { SiteVersion } from '#scripts/build/site/version.ts';
import type { codeHost } from '../server/code-host/code-host.ts';
import { content } from '../content/content.ts';
import { openWith } from './editor-visit.ts';

export type Shown = { page: Page; host: ReturnType<typeof codeHost> };

/** A screen of the editor: where somebody opens it, with which content, and what they do there until it shows. */
export type EditorScreen = {
  name: string;
  place: string;
  change?: (data: EditorData) => void;
  /** The token that the tab keeps; none without it. */
  token?: string;
  act?: (shown: Shown) => Promise<unknown>;
  /** Whether it is about the map, which a narrow screen folds. */
  isOnMap?: boolean;
  /** The part that is looked at; the top of the page without it. */
  at?: (page: Page) => Locator;
};

type Place = {
  folder: string;
  address: string;
  place: string;
  /** The version that the site says it shows. */
  version?: () => SiteVersion;
};

/** Opens the editor at a place, with the content that it was built with kept at a loopback host; `change` alters it. */
export async function openAtHost(
  page: Page,
  host: ReturnType<typeof codeHost>,
  { folder, address, place, version }: Place,
  change: (data: EditorData) => void = () => undefined,
): Promise<void> {
  page.setDefaultTimeout(15_000);
  await page.route('**/datos/version.json', (route) => route.fulfill({ json: version?.() ?? {} }));
  const data = JSON.parse(readFileSync(join(folder, 'data.json'), 'utf8')) as EditorData;
  const { repository: _, ...site } = content.site;
  data.files['config/site.json'] = site;
  data.repository = { address: host.address(), branch: 'main' };
  change(data);
  const texts = Object.entries(data.files).map(([file, one]): [string, string] => [
    file,
    typeof one === 'string' ? one : formatJson(one),
  ]);
  host.publish(Object.fromEntries(texts));
  await openWith(page, address, (given) => void Object.assign(given, data), place);
}
