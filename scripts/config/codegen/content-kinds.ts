import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelCase } from '#scripts/config/read/wording.ts';

/** The `x-content` block of a schema: where the files of a kind are, and the pages they make. */
type Block = {
  /** Paths under config/, one part of the content each, or one pattern `folder/*.json` for a list. */
  files: string[] | string;
  /** Name of the part in `Content`, when it is not the file's own name. */
  part?: string;
  /** Name of the files in the editor and the report. */
  title: string;
  /** Pointer to the text that names one file among several of its kind. */
  titleFrom?: string;
  /** Heading under which the editor lists the files; without one they are not edited there. */
  group?: string;
  /** Address and page state in which the editor shows a file, when its own page does not show it. */
  preview?: { path: string; state?: string };
  /** Whether scripts in the browser draw the file's texts: they import it as JSON, by the part's name. */
  inScripts?: boolean;
  /** Whether the server answers from it. */
  inServer?: boolean;
  /**
   * How the page is named among the tools, where its file has a `card`: the path of its drawing in a square of 20 px, and its
   * place among them.
   */
  card?: { icon: string; order: number };
  /** Name of the feature that the kind belongs to, when no page of its says so. */
  feature?: string;
  /** Kinds of page that the files make. */
  pages?: Record<string, PageBlock>;
};

export type PageBlock = {
  /** Address as the router matches it; for a folder with one parameter, the field that holds it in each file. */
  path: string;
  /** Name of the module, of a page or a feature, that exports the component by the same name and the page's `head`. */
  page: string;
  /** Field without which a file of the folder makes no page. */
  when?: string;
};

export type Kind = { kind: string; title: string; block: Block };

const SUFFIX = '.schema.json';

/** 'tables/display-names.json' → 'displayNames', 'bank-details/*.json' → 'bankDetails'. */
function partOf(path: string): string {
  const bare = path.replace(/\/\*\.json$|\.json$/, '');
  return camelCase(bare.slice(bare.lastIndexOf('/') + 1));
}

/** The kinds of content that the schemas under `root` define, by name. Schemas without a block describe no file. */
export function contentKinds(root: string): Kind[] {
  const folder = join(root, 'schema');
  return readdirSync(folder)
    .filter((name) => name.endsWith(SUFFIX))
    .toSorted()
    .flatMap((name) => {
      const { title, 'x-content': block } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
        title: string;
        'x-content'?: Block;
      };
      return block ? [{ kind: name.slice(0, -SUFFIX.length), title, block }] : [];
    });
}

export const isList = ({ block }: Kind): boolean => typeof block.files === 'string';

export const partsOf = ({ block }: Kind): [part: string, path: string][] =>
  [block.files].flat().map((path) => [block.part ?? partOf(path), path]);

/** 'lenders/*.json' → 'config/lenders', 'site.json' → 'config/site.json'. */
export const folderOf = (files: string): string => `config/${files.replace(/\/\*\.json$/, '')}`;
