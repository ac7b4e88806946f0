import type { Bench } from '#scripts/bench/bench.ts';
import { measureCommand } from '#scripts/bench/processes.ts';
import type { Figure } from '#scripts/bench/figure.ts';
import { projectCopy } from '#scripts/bench/project-copy.ts';

/** Lenders with a page that a copy has at least, and the goals. */
const SIZES = [
  { lenders: 0, codegen: 'codegen', types: 'tsc' },
  { lenders: 10_000, codegen: 'codegen-10000', types: 'tsc-10000' },
] as const;

/** Codegen where nothing was generated yet, and what compiling costs with the ids that come of it. */
export async function* measureTypes({ root, log }: Bench): AsyncGenerator<Figure> {
  for (const { lenders, codegen, types } of SIZES) {
    log(lenders === 0 ? '  our own content …' : `  making ${lenders} lenders …`);
    const copy = projectCopy(root, lenders);
    try {
      const generated = await measureCommand('npm', ['run', 'codegen'], copy.root);
      yield { goal: codegen, of: '', runs: [generated.seconds], by: 'median' };
      const compiled = await measureCommand('npx', ['tsc'], copy.root);
      yield { goal: types, of: '', runs: [compiled.seconds], by: 'median' };
    } finally {
      copy.remove();
    }
  }
}
