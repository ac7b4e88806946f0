/** Seconds after which a file of the site itself counts as lost. */
const TIMEOUT = 30;

/** The same as `work`, but a failure when it takes too long; a later try may find it done. */
export function inTime<Result>(work: Promise<Result>, seconds = TIMEOUT): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not there after ${seconds} s`)), seconds * 1000);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
