import { says } from '#scripts/config/read/problem.ts';
import { quoted } from '#scripts/config/read/wording.ts';
import { rule } from '#scripts/config/rules/rule.ts';

type Place = { file: string; pointer: string };

/** A code of the BCRA belongs to one lender; both files are told. */
export const lenderCodes = rule({
  id: 'lender-codes',
  needs: ['lenders'],
  *check({ lenders }, { fileOf }) {
    const places = new Map<number, Place[]>();
    for (const lender of lenders) {
      for (const [index, code] of lender.bcraCodes.entries()) {
        const place = { file: fileOf(lender), pointer: `/bcraCodes/${index}` };
        places.set(code, [...(places.get(code) ?? []), place]);
      }
    }
    for (const [code, list] of places) {
      for (const place of list.length > 1 ? list : []) {
        const other = list.find((one) => one !== place) as Place;
        const is = `dice ${quoted(code)}, que también figura en ${other.file}`;
        yield { ...place, ...says(is, 'un código de este banco solo', 'corregilo en uno de los dos') };
      }
    }
  },
});
