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
      yield { ...fault(`/${key}`, `dice ${quoted(id)}`, expected, action), file };
    }
});

/** First segments of addresses that the server, the build or the browser already give a meaning. */
const RESERVED = new Set([
  ...COMMON_PATHS.map((path) => path.slice(1)),
  BANK_DETAIL_FOLDER,
  ...'404 admin api assets config data health index leads livez metrics readyz schema src static'.split(' '),
]);

type Address = { path: string; said?: string; pointer: string; file: string };

/** Every page has an address of its own; so has what leads on, a former address or a short one. */
export const routes = rule('routes', ['site', ...PAGED_PARTS], function* (content, { fileOf }) {
  const { lenders, articles, site } = content;
  const served = [site.provider.path, site.leads.endpoint].map((path) => path.slice(1));
  const pages = [...lenders, ...articles].map((one): Address => ({
    path: one.id,
    pointer: '/id',
    file: fileOf(one),
  }));
  const former = lenders.flatMap((one) =>
    (one.formerIds ?? []).map((path, at): Address => ({
      path,
      pointer: `/formerIds/${at}`,
      file: fileOf(one),
    })),
  );
  const short = (site.redirects ?? []).map(({ path }, at): Address => ({
    path: path.slice(1),
    said: path,
    pointer: `/redirects/${at}/path`,
    file: fileOf(site),
  }));
  const owners = new Map(served.map((path) => [path, 'el sitio']));
  for (const path of pagePaths(content))
    if (pages.every((page) => page.path !== path.slice(1))) owners.set(path.slice(1), 'otra página');
  for (const { path, said = path, pointer, file } of [...pages, ...former, ...short]) {
    const owner = RESERVED.has(path.split('/')[0] ?? '') ? 'el sitio' : owners.get(path);
    owners.set(path, owners.get(path) ?? file);
    if (owner === undefined) continue;
    const is = `dice ${quoted(said)}, una dirección que ya usa ${owner}`;
    yield { ...fault(pointer, is, 'una dirección libre', 'elegí otra, o borrala de uno de los dos'), file };
  }
});
