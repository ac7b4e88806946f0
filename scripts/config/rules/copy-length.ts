import { pluralize } from '#scripts/config/read/wording.ts';
import { type RuleFinding, rule } from '#scripts/config/rules/rule.ts';

const TITLE = { least: 1, most: 60 };
const DESCRIPTION = { least: 70, most: 165 };

type Seo = { title: string; description: string };

/** Titles and summaries fit where search engines show them. */
export const copyLength = rule({
  id: 'copy-length',
  needs: ['lenders'],
  *check({ lenders }, { files, fileOf }) {
    for (const { file, data, valid } of files.values()) {
      const { seo } = (valid ? data : {}) as { seo?: Seo };
      if (!seo) continue;
      yield* lengthFindings(file, '/seo/title', seo.title, TITLE);
      yield* lengthFindings(file, '/seo/description', seo.description, DESCRIPTION);
    }
    for (const lender of lenders) {
      if (lender.page)
        yield* lengthFindings(fileOf(lender), '/page/description', lender.page.description, DESCRIPTION);
    }
  },
});

function lengthFindings(
  file: string,
  pointer: string,
  text: string,
  { least, most }: typeof TITLE,
): RuleFinding[] {
  const { length } = text;
  if (length >= least && length <= most) return [];
  const is = `tiene ${pluralize(length, 'carácter', 'caracteres')}`;
  const action = length > most ? 'los buscadores lo cortan: acortalo' : 'contá algo más';
  return [{ file, pointer, severity: 'warning', is, expected: `de ${least} a ${most}`, action }];
}
