import { codegen } from './tools/codegen.ts';
import { runTool } from './tools/tool.ts';

process.exitCode = await runTool(console, () => codegen(process.argv.slice(2), console));
