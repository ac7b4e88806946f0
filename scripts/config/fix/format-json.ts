/** As `.oxfmtrc.json`. */
const WIDTH = 110;
const STEP = '  ';

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/**
 * JSON in the one layout of config files, the same that the formatter gives it: objects on lines of their own, lists of
 * plain values on one line while they fit. Written here because a formatter weighs more than the whole editor's page.
 */
export const formatJson = (value: unknown): string => `${formatValue(value, '', 0)}\n`;

/** `before` is how much of the line is taken, what follows the value included. */
function formatValue(value: unknown, indent: string, before: number): string {
  if (isPlain(value)) return JSON.stringify(value);
  const inner = indent + STEP;
  if (!Array.isArray(value)) {
    const members = Object.entries(value as object).filter(([, member]) => member !== undefined);
    if (members.length === 0) return '{}';
    const lines = members.map(([key, member], index) => {
      const name = `${inner}${JSON.stringify(key)}: `;
      return name + formatValue(member, inner, name.length + Number(index < members.length - 1));
    });
    return `{\n${lines.join(',\n')}\n${indent}}`;
  }
  if (value.length === 0) return '[]';
  if (canBeFlat(value) && before + flat(value).length <= WIDTH) return flat(value);
  if (value.every((one) => typeof one === 'number')) return filled(value, indent);
  const items = value.map(
    (one, index) => inner + formatValue(one, inner, inner.length + Number(index < value.length - 1)),
  );
  return `[\n${items.join(',\n')}\n${indent}]`;
}

/** Objects with members stand on lines of their own, and so do two or more lists of two or more. */
function canBeFlat(value: unknown): boolean {
  if (!Array.isArray(value)) return isPlain(value) || Object.keys(value as object).length === 0;
  const isTable = value.length > 1 && value.every((one) => Array.isArray(one) && one.length > 1);
  return !isTable && value.every(canBeFlat);
}

const flat = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(flat).join(', ')}]` : JSON.stringify(value);

/** Numbers that do not fit on one line fill as many as they need. */
function filled(numbers: readonly unknown[], indent: string): string {
  const inner = indent + STEP;
  const lines: string[] = [];
  for (const [index, number] of numbers.entries()) {
    const text = String(number) + (index < numbers.length - 1 ? ',' : '');
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${text}`.length <= WIDTH) lines[lines.length - 1] = `${last} ${text}`;
    else lines.push(inner + text);
  }
  return `[\n${lines.join('\n')}\n${indent}]`;
}
