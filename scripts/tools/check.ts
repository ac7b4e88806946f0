import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadContent } from '../content/load.ts';
import { asAnnotations } from '../report/github.ts';
import { asJson } from '../report/json.ts';
import { countProblems, summary } from '../report/summary.ts';
import { asText, inOrder } from '../report/text.ts';
import { RULES } from '../rules/all.ts';
import { allProblems } from '../rules/run.ts';
import { type ExitCode, type Output, PROJECT } from './tool.ts';

const FORMATS = ['text', 'github', 'json'];

/**
 * Checks all content and prints every problem at once.
 *
 * @throws Error when asked for what it cannot do, or a schema is broken.
 */
export function check(parameters: string[], output: Output): ExitCode {
  const start = performance.now();
  const { values } = parseArgs({
    args: parameters,
    options: { format: { type: 'string', default: 'text' }, root: { type: 'string', default: PROJECT } },
  });
  const { format, root } = values;
  if (!FORMATS.includes(format)) throw new Error(`--format=${format}: se esperaba ${FORMATS.join(', ')}.`);
  const loaded = loadContent(resolve(root));
  const problems = inOrder(allProblems(loaded));
  if (format === 'json') output.log(asJson(problems));
  else {
    const report = format === 'github' ? asAnnotations(problems) : asText(problems, loaded.files);
    if (report !== '') output.log(`${report}\n`);
    output.log(summary(loaded, RULES.length, problems, performance.now() - start));
  }
  return countProblems(problems).errors > 0 ? 1 : 0;
}
