export type HeaderLookup = (path: string) => ReadonlyMap<string, string>;

type Rule = { path: string; headers: [name: string, value: string][] };

function parseRules(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ path: content, headers: [] });
      continue;
    }
    const colon = content.indexOf(':');
    const rule = rules.at(-1);
    if (!rule || colon < 1)
      throw new Error(`_headers:${index + 1}: expected an indented 'Name: value' under a path`);
    rule.headers.push([content.slice(0, colon).trim(), content.slice(colon + 1).trim()]);
  }
  return rules;
}

/**
 * Reads a `_headers` file in the format of static hosts: lines with a path (exact, or ending in `*`), each followed
 * by indented `Name: value` lines. Every rule that matches a path applies; where two name the same header the later
 * one wins. Throws Error with the line of what it cannot read.
 */
export function parseHeaders(text: string): HeaderLookup {
  const rules = parseRules(text);
  const matches = (rule: string, path: string): boolean =>
    rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
  return (path) => new Map(rules.flatMap((rule) => (matches(rule.path, path) ? rule.headers : [])));
}
