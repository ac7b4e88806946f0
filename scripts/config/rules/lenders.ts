import { contrast as contrastOf } from '#domain/contrast.ts';
import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import { lenderFormKey, loanFormKey } from '#domain/draft.ts';
import { idOf } from '#scripts/config/read/kinds.ts';
import { quoted } from '#scripts/config/read/wording.ts';
import { fault, inFile, lenderRule, rule, type RuleFinding, warning } from '#scripts/config/rules/rule.ts';
import { PAPER } from '#site/brand.ts';
import { pageFolders } from '#generated/routes.ts';
import { BANK_DETAIL_FOLDER, COMMON_PATHS } from '#site/routes.ts';

/** The file's name is the address of the page, so the id inside must say the same. */
export const fileName = rule('file-name', [], function* (_, { files }) {
  for (const { folder, key } of Object.values(pageFolders))
    for (const { file, data, valid } of files.values()) {
      if (!valid || !file.startsWith(`${folder}/`)) continue;
      const id = String((data as Record<string, unknown>)[key]);
      const expected = `${quoted(idOf(file))}, como el nombre del archivo`;
      const action =
        folder === 'config/lenders'
          ? 'dejalo como estaba y corré npm run lender -- rename, que además deja la dirección vieja andando'
          : 'cambialo o renombrá el archivo';
      const found = fault(`/${key}`, `dice ${quoted(id)}`, expected, action);
      if (idOf(file) !== id) yield { ...found, file };
    }
});

/** First segments that the server, the build or the browser already give a meaning. */
const RESERVED = new Set([
  ...COMMON_PATHS.map((path) => path.slice(1)),
  BANK_DETAIL_FOLDER,
  ...'404 admin api assets config data health index leads schema src static'.split(' '),
]);

const reserved = (pointer: string, id: string): RuleFinding[] =>
  RESERVED.has(id)
    ? [fault(pointer, `la dirección /${id} ya la usa el sitio`, 'una dirección libre', 'elegí otro id')]
    : [];

/** Every page has an address of its own, former addresses included. */
export const routes = rule('routes', ['lenders', 'articles'], function* ({ lenders, articles }, { fileOf }) {
  const ids = new Map([...articles, ...lenders].map((one) => [one.id, fileOf(one)]));
  for (const article of articles) {
    const [file, owner] = [fileOf(article), ids.get(article.id)];
    yield* inFile(file, reserved('/id', article.id));
    const is = `dice ${quoted(article.id)}, que ya figura en ${owner}`;
    if (owner !== file) yield { ...fault('/id', is, 'una dirección libre', 'elegí otro id'), file };
  }
  const former = new Map<string, string>();
  for (const lender of lenders) {
    const file = fileOf(lender);
    yield* inFile(file, reserved('/id', lender.id));
    for (const [index, id] of (lender.formerIds ?? []).entries()) {
      const pointer = `/formerIds/${index}`;
      yield* inFile(file, reserved(pointer, id));
      const owner = ids.get(id) ?? former.get(id);
      former.set(id, file);
      if (owner === undefined) continue;
      const is = `dice ${quoted(id)}, que ya figura en ${owner}`;
      const expected = 'un id anterior de este banco solo';
      yield { ...fault(pointer, is, expected, 'borralo de uno de los dos'), file };
    }
  }
});

/** No two pages keep what a visitor typed under one key. */
export const storageKeys = rule('storage-keys', ['lenders'], function* (content, { fileOf }) {
  const owners = new Map<string, string>([[loanFormKey('homepage'), 'otra página del sitio']]);
  for (const lender of content.lenders) {
    const key = lenderFormKey(lender);
    const owner = owners.get(key);
    owners.set(key, fileOf(lender));
    if (owner === undefined) continue;
    const is = `dice ${quoted(key)}, que ya usa ${owner}`;
    const found = fault(
      lender.storageKey ? '/storageKey' : '/id',
      is,
      'una clave de este banco solo',
      'cambiala',
    );
    yield { ...found, file: fileOf(lender) };
  }
});

/** Below this a surface cannot be distinguished from the page behind it. */
const DISCERNIBLE = 1.15;

const asRatio = (ratio: number): string => `${ratio.toFixed(2).replace('.', ',')}:1`;

/** The lender's button can be seen; its text, in white or black, can always be read. */
export const contrast = lenderRule('contrast', [], function* ({ color }) {
  const onPage = contrastOf(color, PAPER);
  if (onPage >= DISCERNIBLE) return;
  const is = `${color} no se distingue del fondo de la página (${asRatio(onPage)})`;
  yield fault('/color', is, `al menos ${asRatio(DISCERNIBLE)}`, 'elegí un color más intenso');
});

/** Reminds of colours that are our choice, not the brand's. */
export const provisionalColor = lenderRule(
  'provisional-color',
  [],
  function* ({ color, colorProvisional }) {
    const action = 'cuando lo confirmes, borrá esta línea';
    const is = `${color} es un color elegido por nosotros`;
    if (colorProvisional) yield warning('/colorProvisional', is, 'el de la marca', action);
  },
  false,
);

/** Reminds of a lender without loans in the record under its names and codes. */
export const lenderDeclared = lenderRule(
  'lender-declared',
  ['catalogue'],
  function* (lender, { catalogue: { products } }) {
    const keys = matchKeysOf(lender);
    const isDeclared = ({ code, entity }: (typeof products)[number]): boolean =>
      lender.bcraCodes.includes(code) || keys.includes(matchKey(entity));
    if (products.some(isDeclared)) return;
    yield warning(
      '/legalNames',
      'ni los nombres legales ni los códigos figuran en config/catalogue.json, y su página dice que no declara préstamos',
      'una entidad que los declare',
      'revisá que estén escritos como en el BCRA; si no va a volver, retirá su página',
    );
  },
  false,
);
