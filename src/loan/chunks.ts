import { useState } from 'react';
import { inTime } from '#gateways/in-time.ts';
import { laterStyles } from '#gateways/later-styles.ts';

export type PersonalChunk = typeof import('#loan/person/personal-chunk.ts');
export type ResultsChunk = typeof import('#loan/results/results-chunk.tsx');

type Chunks = { personal?: PersonalChunk; results?: ResultsChunk };

/** Loads the script that asks the provider; it comes together with step 2. */
export const loadAsk = () => inTime(import('#loan/ask.ts'));

const loadPersonal = async (): Promise<PersonalChunk> => {
  const [chunk] = await Promise.all([inTime(import('#loan/person/personal-chunk.ts')), loadAsk()]);
  return chunk;
};

/** With the lenders to leave out: without them nothing is shown, and whoever asks again fetches them again. */
const withTables = (chunk: ResultsChunk): Promise<ResultsChunk> => chunk.loadTables().then(() => chunk);

/** With its styles too: nothing of it is ever painted without them. */
const loadResults = async (): Promise<ResultsChunk> => {
  const [chunk] = await Promise.all([
    inTime(import('#loan/results/results-chunk.tsx').then(withTables)),
    laterStyles(),
  ]);
  return chunk;
};

/** Loads parts of the simulator when they are needed; a load fails when a script is late, and may be tried again. */
export function useChunks() {
  const [chunks, setChunks] = useState<Chunks>({});
  const need =
    <Name extends keyof Chunks>(name: Name, load: () => Promise<Required<Chunks>[Name]>) =>
    async () => {
      const chunk = await load();
      if (!chunks[name]) setChunks((known) => ({ ...known, [name]: chunk }));
      return chunk;
    };
  return { chunks, needPersonal: need('personal', loadPersonal), needResults: need('results', loadResults) };
}
