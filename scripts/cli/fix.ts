import { fix } from '#scripts/cli/tools/fix.ts';
import { runTool } from '#scripts/cli/tools/tool.ts';

process.exitCode = await runTool(console, () => fix(process.argv.slice(2), console));
