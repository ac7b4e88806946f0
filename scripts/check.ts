import { check } from './tools/check.ts';
import { runTool } from './tools/tool.ts';

process.exitCode = await runTool(console, () => check(process.argv.slice(2), console));
