import { runImport } from '#scripts/catalogue/command.ts';

/*
 * `npm run catalogue:import -- <file>`. npm runs it in the project's folder; INIT_CWD is where the person stood.
 * Exit codes: 0 done, 1 the file cannot be imported, 2 the tool is broken.
 */
const root = process.cwd();

process.exitCode = runImport(process.argv.slice(2), {
  root,
  folder: process.env['INIT_CWD'] ?? root,
  out: (text) => void process.stdout.write(text),
  err: process.stderr,
  now: Date.now,
});
