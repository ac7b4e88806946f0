import { check } from '#scripts/cli/tools/check.ts';
import { runTool } from '#scripts/cli/tools/tool.ts';

process.exitCode = await runTool(console, () => check(process.argv.slice(2), console));
