/** Seconds a visitor waits for a file of the site itself before it counts as lost. */
const PATIENCE = 30;

/** The same as `work`, but a failure when it takes too long; a later try may find it done. */
export function inTime<Result>(work: Promise<Result>, seconds = PATIENCE): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not there after ${seconds} s`)), seconds * 1000);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
