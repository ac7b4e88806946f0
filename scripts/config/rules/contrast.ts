import { contrast as contrastOf, textOn } from '#domain/contrast.ts';
import { rule } from '#scripts/config/rules/rule.ts';

/** WCAG 2.2, 1.4.3: text of ordinary size. */
const READABLE = 4.5;
/** Below this a surface cannot be told from the page behind it. */
const DISCERNIBLE = 1.15;
/** `--paper` of src/ui/base.css, on which the lender's colour stands as a surface. */
const PAPER = '#FBFBF9';

const asRatio = (ratio: number): string => `${ratio.toFixed(2).replace('.', ',')}:1`;

/** The lender's button can be read, and seen at all. */
export const contrast = rule({
  id: 'contrast',
  needs: ['lenders'],
  exceptable: true,
  *check({ lenders }, { fileOf }) {
    for (const lender of lenders) {
      const place = { file: fileOf(lender), pointer: '/color', action: 'elegí un color más intenso' };
      const onColor = contrastOf(textOn(lender.color), lender.color);
      if (onColor < READABLE) {
        yield {
          ...place,
          is: `el texto sobre ${lender.color} contrasta ${asRatio(onColor)}`,
          expected: asRatio(READABLE),
        };
      }
      const onPage = contrastOf(lender.color, PAPER);
      if (onPage < DISCERNIBLE) {
        const is = `${lender.color} no se distingue del fondo de la página (${asRatio(onPage)})`;
        yield { ...place, is, expected: `al menos ${asRatio(DISCERNIBLE)}` };
      }
    }
  },
});
