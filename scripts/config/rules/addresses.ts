import { lenderFormKey, loanFormKey } from '#domain/draft.ts';
import { pageFolders } from '#generated/routes.ts';
import { idOf } from '#scripts/config/read/kinds.ts';
import { quoted } from '#scripts/config/read/wording.ts';
import { fault, inFile, rule, type RuleFinding } from '#scripts/config/rules/rule.ts';
import { BANK_DETAIL_FOLDER, COMMON_PATHS } from '#site/routes.ts';

/** The file's name is the address of the page, so the id inside must say the same. */
export const fileName = rule('file-name', [], function* (_, { files }) {
  for (const { folder, key } of Object.values(pageFolders))
    for (const { file, data, valid } of files.values()) {
      const id = valid && file.startsWith(`${folder}/`) ? String((data as Record<string, unknown>)[key]) : '';
      if (id === '' || id === idOf(file)) continue;
      const expected = `${quoted(idOf(file))}, como el nombre del archivo`;
      const action =
        folder === 'config/lenders'
          ? 'dejalo como estaba y corré npm run lender -- rename, que además deja la dirección vieja andando'
          : 'cambialo o renombrá el archivo';
      yield { ...fault(`/${key}`, `dice ${quoted(id)}`, expected, action), file };
    }
});

/** First segments that the server, the build or the browser already give a meaning. */
const RESERVED = new Set([
  ...COMMON_PATHS.map((path) => path.slice(1)),
  BANK_DETAIL_FOLDER,
  ...'404 admin api assets config data health index leads schema src static'.split(' '),
]);

type Address = { id: string; pointer: string; file: string };

/** Every page has an address of its own, former addresses included. */
export const routes = rule('routes', ['lenders', 'articles'], ({ lenders, articles }, { fileOf }) => {
  const current = [...lenders, ...articles].map((one): Address => ({
    id: one.id,
    pointer: '/id',
    file: fileOf(one),
  }));
  const former = lenders.flatMap((one) =>
    (one.formerIds ?? []).map((id, at): Address => ({ id, pointer: `/formerIds/${at}`, file: fileOf(one) })),
  );
  const owners = new Map<string, string>();
  return [...current, ...former].flatMap(({ id, pointer, file }): RuleFinding[] => {
    const owner = RESERVED.has(id) ? 'el sitio' : owners.get(id);
    owners.set(id, owners.get(id) ?? file);
    if (owner === undefined) return [];
    const is = `dice ${quoted(id)}, una dirección que ya usa ${owner}`;
    return inFile(file, [
      fault(pointer, is, 'una dirección libre', 'elegí otra, o borrala de uno de los dos'),
    ]);
  });
});

/** No two pages keep what a visitor typed under one key. */
export const storageKeys = rule('storage-keys', ['lenders'], function* ({ lenders }, { fileOf }) {
  const owners = new Map<string, string>([[loanFormKey('homepage'), 'otra página del sitio']]);
  for (const lender of lenders) {
    const key = lenderFormKey(lender);
    const owner = owners.get(key);
    owners.set(key, fileOf(lender));
    if (owner === undefined) continue;
    const is = `dice ${quoted(key)}, que ya usa ${owner}`;
    const pointer = lender.storageKey ? '/storageKey' : '/id';
    yield { ...fault(pointer, is, 'una clave de este banco solo', 'cambiala'), file: fileOf(lender) };
  }
});
