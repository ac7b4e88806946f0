/** Longer names are cut; the longest legal name known to the BCRA has 94 characters. */
const LONGEST_NAME = 160;
/** Nothing else needs cleaning; most names stop here. */
const NEEDS_CLEANING = /[^ -~\u00A1-\u00AC\u00AE-\u017F]|^ | $| {2}/;
/** Control, format (bidirectional overrides, zero width), private, unassigned and lone surrogate characters. */
const INVISIBLE = /\p{C}/gu;
const READABLE = /[\p{L}\p{N}]/u;

const collapsed = (text: string): string => text.replace(/\s+/g, ' ').trim();

function shortened(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  return `${[...name].slice(0, LONGEST_NAME).join('').trimEnd()}…`;
}

/** A name fit to be shown, on one line and without invisible characters; '' when nothing readable is left. Never throws. */
export function cleanName(value: unknown): string {
  if (typeof value !== 'string') return '';
  const text = value.slice(0, 4 * LONGEST_NAME);
  const name = NEEDS_CLEANING.test(text) ? collapsed(collapsed(text).replace(INVISIBLE, '')) : text;
  return READABLE.test(name) ? shortened(name) : '';
}
