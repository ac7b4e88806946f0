// Loaded into every Node process of a measured command; notes at its end what it used. Plain JavaScript, because it is
// loaded before anything that understands TypeScript.
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.BENCH_USAGE;

if (file && isMainThread)
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    const used = { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: (maxRSS * 1024) / 1e6 };
    appendFileSync(file, `${JSON.stringify(used)}\n`);
  });
