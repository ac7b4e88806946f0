import { fix } from './tools/fix.ts';
import { runTool } from './tools/tool.ts';

process.exitCode = await runTool(console, () => fix(process.argv.slice(2), console));
