import { inTime } from '#gateways/in-time.ts';

export type PersonalChunk = typeof import('#simulator/personal/personal-chunk.ts');
export type ResultsChunk = typeof import('#simulator/results/results-chunk.tsx');

/** What is loaded when it is needed, and kept: step 2 with its storage, and the results. */
export type Chunks = { personal?: PersonalChunk; results?: ResultsChunk };

/** Loads step 2. Fails when its script cannot be had, as after a deploy, or not in time; a later try may work. */
export const loadPersonalChunk = async (): Promise<PersonalChunk> => {
  const [chunk] = await Promise.all([inTime(import('#simulator/personal/personal-chunk.ts')), loadAsk()]);
  return chunk;
};

/** Loads what asks the provider once step 2 is filled in; it comes together with step 2. */
export const loadAsk = () => inTime(import('#simulator/ask.ts'));

/** With its tables, or without them when they do not come. */
async function withTables(chunk: ResultsChunk): Promise<ResultsChunk> {
  await chunk.tablesReady;
  return chunk;
}

/** Loads the results, with the tables they need. */
export const loadResultsChunk = (): Promise<ResultsChunk> =>
  inTime(import('#simulator/results/results-chunk.tsx').then(withTables));
