import { codegen } from '#scripts/cli/tools/codegen.ts';
import { runTool } from '#scripts/cli/tools/tool.ts';

process.exitCode = await runTool(console, () => codegen(process.argv.slice(2), console));
