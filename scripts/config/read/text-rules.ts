import type { CodeKeywordDefinition } from 'ajv/dist/2020.js';
import { RECORD_GAP_NAMES } from '#site/record-gaps.ts';
import { INVISIBLE } from '#scripts/config/read/wording.ts';

/** Limits of a visible text, as the keyword `text` of a schema sets them. */
export type TextRules = {
  /** Most characters, a gap counting as one. */
  longest?: number;
  /** Names of the gaps it admits, such as `bank` for `{bank}`; 'any' admits every name. */
  gaps: readonly string[] | 'any';
  /** true: it also admits the gaps that are filled from the record. */
  record?: boolean;
  /** Gaps without which it is wrong: of each group, at least one. */
  required?: readonly (readonly string[])[];
};

/**
 * Letters that are none of a Spanish text, or that some device does not show as written: accents apart, other alphabets,
 * blanks in disguise, signs of a font of symbols, letters joined by a PDF or as wide as Chinese ones, pictures.
 */
const STRANGE = String.raw`\p{M}\p{Script=Cyrillic}\p{Script=Greek}\p{Emoji_Presentation}\uFFFD\u2800\u3000\u3164\u115F\u1160\uFFA0\uE000-\uF8FF\uFB00-\uFB06\uFF01-\uFF5E`;
/** Letters that a copy broke in two: 'Ã¡' was 'á'. */
const BROKEN = String.raw`[ÂÃ][\u0080-\u00BF]|â€.?`;
/** A tag of HTML, an entity of HTML, or Markdown. */
const MARKUP = String.raw`<[A-Za-z/!?][^>]{0,30}>?|&(?:[A-Za-z]{2,8}|#[0-9A-Za-z]{1,7});|\*\*|\]\(`;

/** What no visible text holds. */
export const UNFIT = {
  letter: new RegExp(String.raw`.\uFE0F|[${STRANGE}]|${BROKEN}`, 'u'),
  markup: new RegExp(MARKUP, 'u'),
};

const gapNamed = (names: readonly string[]): string => String.raw`\{(?:${names.join('|')})\}`;

/** Names of the gaps that a text admits. */
export const admittedGaps = ({ gaps, record }: Pick<TextRules, 'gaps' | 'record'>): TextRules['gaps'] =>
  gaps === 'any' || !record ? gaps : [...gaps, ...RECORD_GAP_NAMES];

/**
 * The regular expression of a text: letters that everybody sees, without markup or outer spaces, as many as it may have,
 * with its gaps and no others.
 */
export function textPattern({ longest, required = [], ...rules }: TextRules): string {
  const gaps = admittedGaps(rules);
  const needed = required.map((group) => `(?=.*${gapNamed(group)})`).join('');
  const letter = `[^{}${INVISIBLE}${STRANGE}]`;
  const gap = gaps === 'any' ? String.raw`\{[a-z][A-Za-z]*\}` : gapNamed(gaps);
  const unit = gaps.length === 0 ? letter : `(?:${letter}|${gap})`;
  return String.raw`^(?!\s)${needed}(?!.*(?:${MARKUP}|${BROKEN}))${unit}{1,${longest ?? ''}}(?<!\s)$`;
}

/** The keyword `text` for ajv: it compiles to the regular expression of the text, as `pattern` does. */
export function textKeyword({
  usePattern,
  _,
}: Pick<typeof import('ajv/dist/vocabularies/code.js'), 'usePattern'> &
  Pick<typeof import('ajv'), '_'>): CodeKeywordDefinition {
  return {
    keyword: 'text',
    schemaType: 'object',
    code: (context) => {
      const pattern = usePattern(context, textPattern(context.schema as TextRules));
      context.fail(_`typeof ${context.data} == "string" && !${pattern}.test(${context.data})`);
    },
  };
}
