import { idOf } from '#scripts/config/read/kinds.ts';
import type { Content, ConfigFile } from '#scripts/config/read/content.ts';
import { didYouMean, either, quoted } from '#scripts/config/read/wording.ts';
import { bankDetailPath, COMMON_PATHS, lenderPath, ROUTES } from '#site/routes.ts';
import { type RuleFinding, rule } from '#scripts/config/rules/rule.ts';
import { stringFinder } from '#scripts/config/rules/strings.ts';

type Files = ReadonlyMap<string, ConfigFile>;
type Anchored = Pick<Content, 'information' | 'terms' | 'privacy'>;

const HREF = /"href"/;
/** Anchors that the templates of pages without sections of their own give. */
const TEMPLATE_ANCHORS = [
  'contenido',
  'simulador',
  'otras-formas',
  'bancos',
  'fintechs',
  'por-que',
  'indice',
];

const find = stringFinder(HREF, (text, path) => path.at(-1) === 'href' && /^[/#]/.test(text));

/** Every link inside the site leads to a page that exists, and to a place on it that does. */
export const internalLinks = rule({
  id: 'internal-links',
  needs: ['information', 'terms', 'privacy', 'lenders'],
  *check(content, { files }) {
    const paths = pathsOf(content, files);
    const anchors = anchorsOf(content);
    for (const { text, file, pointer } of find(files)) {
      const [path = '', anchor] = text.split('#');
      const place = { file, pointer };
      if (path !== '' && !paths.has(path)) {
        const action = didYouMean('corregilo', path, paths);
        yield {
          ...place,
          is: `lleva a ${quoted(path)}, que no existe`,
          expected: 'una página del sitio',
          action,
        };
      } else if (anchor !== undefined)
        yield* anchorFindings(place, anchor, anchors.get(path || pageOf(file)));
    }
  },
});

function anchorFindings(
  place: { file: string; pointer: string },
  anchor: string,
  known: readonly string[] = TEMPLATE_ANCHORS,
): RuleFinding[] {
  if (known.includes(anchor)) return [];
  const action = didYouMean('corregilo', anchor, known);
  return [
    { ...place, is: `el ancla ${quoted(anchor)} no existe en esa página`, expected: either(known), action },
  ];
}

/** Every path there is; by file names too, so that a broken file does not break the links to it. */
function pathsOf({ lenders }: Pick<Content, 'lenders'>, files: Files): Set<string> {
  const pageless = new Set(lenders.filter(({ page }) => !page).map(({ id }) => id));
  const paths = new Set(COMMON_PATHS);
  for (const file of files.keys()) {
    const name = idOf(file);
    if (file.startsWith('config/lenders/') && !pageless.has(name)) paths.add(lenderPath(name));
    if (file.startsWith('config/bank-details/')) paths.add(bankDetailPath(name));
  }
  return paths;
}

function anchorsOf({ information, terms, privacy }: Anchored): Map<string, readonly string[]> {
  const ids = (sections: readonly { id: string }[]) => [
    ...sections.map(({ id }) => id),
    'contenido',
    'indice',
  ];
  return new Map([
    [ROUTES.information, [...ids(information.sections), information.faq.id]],
    [ROUTES.terms, ids(terms.sections)],
    [ROUTES.privacy, ids(privacy.sections)],
  ]);
}

/** A page that is made of one file has the file's name. */
const pageOf = (file: string): string => ({ ...ROUTES })[idOf(file) as keyof typeof ROUTES] ?? '';
