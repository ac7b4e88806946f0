import { BANK_DETAIL_FOLDER, COMMON_PATHS } from '#site/routes.ts';
import { quoted } from '#scripts/config/read/wording.ts';
import { type RuleFinding, rule } from '#scripts/config/rules/rule.ts';

/** First segments that the server, the build or the browser already give a meaning. */
const RESERVED = new Set([
  ...COMMON_PATHS.map((path) => path.slice(1)),
  BANK_DETAIL_FOLDER,
  '404',
  'admin',
  'api',
  'assets',
  'config',
  'data',
  'health',
  'index',
  'leads',
  'schema',
  'src',
  'static',
]);

/** Every page has an address of its own, former addresses included. */
export const routes = rule({
  id: 'routes',
  needs: ['lenders'],
  *check({ lenders }, { fileOf }) {
    const ids = new Map(lenders.map((lender) => [lender.id, fileOf(lender)]));
    const former = new Map<string, string>();
    for (const lender of lenders) {
      const file = fileOf(lender);
      yield* reserved(file, '/id', lender.id);
      for (const [index, id] of (lender.formerIds ?? []).entries()) {
        const pointer = `/formerIds/${index}`;
        yield* reserved(file, pointer, id);
        yield* taken(file, pointer, id, ids.get(id) ?? former.get(id));
        former.set(id, file);
      }
    }
  },
});

function reserved(file: string, pointer: string, id: string): RuleFinding[] {
  if (!RESERVED.has(id)) return [];
  const is = `la dirección /${id} ya la usa el sitio`;
  return [{ file, pointer, is, expected: 'una dirección libre', action: 'elegí otro id' }];
}

function taken(file: string, pointer: string, id: string, owner: string | undefined): RuleFinding[] {
  if (owner === undefined) return [];
  const is = `dice ${quoted(id)}, que ya figura en ${owner}`;
  return [
    { file, pointer, is, expected: 'un id anterior de este banco solo', action: 'borralo de uno de los dos' },
  ];
}
