import { rule } from '#scripts/config/rules/rule.ts';

const FILE = 'config/results.json';

/** Income bands rise, and only the last one is open. */
export const incomeBands = rule({
  id: 'income-bands',
  needs: ['results'],
  *check({ results: { bands } }) {
    let below = 0;
    for (const [index, { upTo }] of bands.entries()) {
      const pointer = `/bands/${index}/upTo`;
      const isLast = index === bands.length - 1;
      const is = `dice ${upTo}`;
      if (isLast && upTo !== null)
        yield { file: FILE, pointer, is, expected: 'null: la última no tiene tope', action: 'cambialo' };
      if (!isLast && (upTo === null || upTo <= below)) {
        yield { file: FILE, pointer, is, expected: `más de ${below}`, action: 'ordená las franjas' };
      }
      below = upTo ?? below;
    }
  },
});
