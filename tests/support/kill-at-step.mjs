/*
 * Preloaded into a process, kills it with SIGKILL at one step of replacing a file: KILL_AT=<n> dies before the n-th
 * call to the file system from the opening of the draft on, KILL_AT=half after half of the draft's text.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { KILL_AT } = process.env;
const die = () => process.kill(process.pid, 'SIGKILL');
const { writeSync } = fs;
let step = 0;

const isOfTheDraft = (path) => typeof path === 'string' && path.endsWith('.tmp');

function wrap(name) {
  const original = fs[name];
  fs[name] = (...args) => {
    if (step > 0 || (name === 'openSync' && isOfTheDraft(args[0]))) {
      step += 1;
      if (KILL_AT === String(step)) die();
      if (KILL_AT === 'half' && name === 'writeFileSync') {
        writeSync(args[0], args[1].slice(0, args[1].length / 2));
        die();
      }
    }
    return original(...args);
  };
}

for (const name of ['openSync', 'writeFileSync', 'fsyncSync', 'closeSync', 'renameSync', 'rmSync'])
  wrap(name);
syncBuiltinESMExports();
