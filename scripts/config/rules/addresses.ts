import { pageFolders } from '#generated/routes.ts';
import { idOf } from '#scripts/config/read/kinds.ts';
import { quoted } from '#scripts/config/read/wording.ts';
import { fault, rule } from '#scripts/config/rules/rule.ts';
import { isOfLender } from '#scripts/config/rules/strings.ts';
import { BANK_DETAIL_FOLDER, COMMON_PATHS, PAGED_PARTS, pagePaths } from '#site/routes.ts';

/** The file's name is the address of the page, so the id inside must say the same. */
export const fileName = rule('file-name', [], function* (_, { files }) {
  for (const { folder, key } of Object.values(pageFolders))
    for (const { file, data, valid } of files.values()) {
      const id = valid && file.startsWith(`${folder}/`) ? String((data as Record<string, unknown>)[key]) : '';
      if (id === '' || id === idOf(file)) continue;
      const expected = `${quoted(idOf(file))}, como el nombre del archivo`;
      const action = isOfLender(file)
        ? 'dejalo como estaba y corré npm run lender -- rename, que además deja la dirección vieja andando'
        : 'cambialo o renombrá el archivo';
      yield fault({ file, pointer: `/${key}` }, `dice ${quoted(id)}`, expected, action);
    }
});

/** First segments of addresses that the server, the build or the browser already give a meaning; `homepage` keeps drafts. */
const RESERVED = new Set([
  ...COMMON_PATHS.map((path) => path.slice(1)),
  BANK_DETAIL_FOLDER,
  ...'404 admin api assets config data health homepage index'.split(' '),
  ...'leads livez metrics readyz schema src static'.split(' '),
]);

/** Every page has an address of its own; so has what leads on, a former address or a short one. */
export const routes = rule('routes', ['site', ...PAGED_PARTS], function* (content, { fileOf }) {
  const { lenders, articles, site } = content;
  const at = (part: object, pointer: string, path: string) => ({ file: fileOf(part), pointer, path });
  const pages = [...lenders, ...articles].map((one) => at(one, '/id', `/${one.id}`));
  const former = lenders.flatMap((one) =>
    (one.formerIds ?? []).map((id, index) => at(one, `/formerIds/${index}`, `/${id}`)),
  );
  const short = (site.redirects ?? []).map(({ path }, index) => at(site, `/redirects/${index}/path`, path));
  const ofPages = new Set(pages.map(({ path }) => path));
  const others = pagePaths(content).filter((path) => !ofPages.has(path));
  const taken = new Set([site.provider.path, site.leads.endpoint, ...others]);
  for (const { path, ...place } of [...pages, ...former, ...short]) {
    const is = `la dirección ${path} ya está usada`;
    if (taken.has(path) || RESERVED.has(path.split('/')[1] ?? ''))
      yield fault(place, is, 'una dirección libre', 'elegí otra, o borrala de uno de los dos');
    taken.add(path);
  }
});
