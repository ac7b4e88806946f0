import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import { quoted } from '#scripts/config/read/wording.ts';
import { rule } from '#scripts/config/rules/rule.ts';

const FILE = 'config/catalogue.json';

/** A name leads to one entity of the BCRA, and a lender's entity to the lender. */
export const catalogueEntities = rule({
  id: 'catalogue-entities',
  needs: ['catalogue', 'lenders'],
  exceptable: true,
  *check({ catalogue: { products }, lenders }, { fileOf }) {
    const codeOf = new Map<string, number>();
    const lenderOf = new Map(lenders.flatMap((lender) => lender.bcraCodes.map((code) => [code, lender])));
    const told = new Set<string>();
    for (const [index, { entity, code }] of products.entries()) {
      const key = matchKey(entity);
      if (told.has(`${key} ${code}`)) continue;
      told.add(`${key} ${code}`);
      const place = { file: FILE, pointer: `/products/${index}/entity` };
      const other = codeOf.get(key) ?? code;
      codeOf.set(key, other);
      if (other !== code) {
        const is = `${quoted(entity)} (código ${code}) se reconoce igual que la entidad ${other}`;
        yield { ...place, is, expected: 'un nombre por entidad', action: 'revisá el nombre y el código' };
      }
      const lender = lenderOf.get(code);
      if (!lender || matchKeysOf(lender).includes(key)) continue;
      const is = `${quoted(entity)} es la entidad ${code}, de ${fileOf(lender)}, que no tiene ese nombre legal`;
      yield {
        ...place,
        is,
        expected: 'un nombre de sus legalNames',
        action: 'sumalo ahí para reconocer sus ofertas',
      };
    }
  },
});
