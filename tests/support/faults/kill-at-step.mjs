/*
 * Preloaded into a process, kills it with SIGKILL at one step of replacing a file: KILL_AT=<n> dies before the n-th
 * call to the file system from the writing of the draft to the disk on, KILL_AT=half after half of the draft's text.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { KILL_AT } = process.env;
const die = () => process.kill(process.pid, 'SIGKILL');
let step = 0;
let isInside = false;

for (const name of ['writeFileSync', 'renameSync', 'openSync', 'fsyncSync', 'closeSync', 'rmSync']) {
  const original = fs[name];
  fs[name] = (...args) => {
    // What writeFileSync calls itself differs from Node to Node.
    if (isInside) return original(...args);
    const [path, text, options] = args;
    const isDraft = name === 'writeFileSync' && String(path).endsWith('.tmp') && options?.flush;
    if (step > 0 || isDraft) {
      step += 1;
      if (KILL_AT === String(step)) die();
      if (KILL_AT === 'half' && isDraft) {
        isInside = true;
        original(path, text.slice(0, text.length / 2));
        die();
      }
    }
    isInside = name === 'writeFileSync';
    try {
      return original(...args);
    } finally {
      isInside = false;
    }
  };
}
syncBuiltinESMExports();
