import type { SimulationRequest, SimulatorConfig } from '#generated/types.ts';
import { createSimulation } from '#scripts/server/provider/simulation.ts';
import type { Bench } from '#scripts/bench/bench.ts';
import { type Figure, median, percentile } from '#scripts/bench/figure.ts';
import { catalogueOf, simulatorOf } from '#scripts/bench/measures/provider.ts';
import { syntheticRequests } from '#scripts/bench/synthetic.ts';

const RUNS = 7;
const VISITORS = 500;
const MANY_VISITORS = 20_000;
const PASSES = 3;
const SMALL = 100;
const LARGE = 10_000;
const USUAL = 2500;

type Answer = (request: SimulationRequest) => { status: number };

/** Milliseconds of every request. @throws Error when one is refused, which would cost nothing. */
function timesOf(answer: Answer, requests: readonly SimulationRequest[]): number[] {
  return requests.map((request) => {
    const start = performance.now();
    const { status } = answer(request);
    const time = performance.now() - start;
    if (status !== 200) throw new Error(`A simulation was answered with ${status}.`);
    return time;
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Of every request its shortest time, so that what else the machine does is left out. */
const bestOf = (passes: readonly number[][]): number[] =>
  (passes[0] ?? []).map((_, place) => Math.min(...passes.map((times) => times[place] ?? Number.NaN)));

const requestsOf = (simulator: SimulatorConfig, visitors: number): SimulationRequest[] =>
  syntheticRequests(simulator, visitors).map((text) => JSON.parse(text) as SimulationRequest);

/** What an answer costs in the provider itself, by the number of products. */
export async function* measureQuoting({ root }: Bench): AsyncGenerator<Figure> {
  const simulator = simulatorOf(root);
  const providerOf = (products: number) => createSimulation(catalogueOf(root, products), simulator);
  const requests = requestsOf(simulator, VISITORS);
  const small = providerOf(SMALL);
  const large = providerOf(LARGE);
  const cost = (answer: Answer): number => {
    timesOf(answer, requests);
    return sum(bestOf(Array.from({ length: RUNS }, () => timesOf(answer, requests)))) / VISITORS;
  };
  const [cheap, dear] = [cost(small), cost(large)];
  yield {
    goal: 'quote-growth',
    of: `${SMALL} to ${LARGE} products`,
    runs: [dear / cheap / (LARGE / SMALL)],
    by: 'median',
    note: `${cheap.toFixed(4)} ms, then ${dear.toFixed(4)} ms`,
  };
  const usual = providerOf(USUAL);
  const many = requestsOf(simulator, MANY_VISITORS);
  const passes = Array.from({ length: PASSES }, () => timesOf(usual, many));
  const all = passes.flat();
  const note = `median ${median(all).toFixed(3)} ms; slowest of all passes ${Math.max(...all).toFixed(1)} ms, 99.9 % under ${percentile(all, 0.999).toFixed(2)} ms`;
  yield { goal: 'quote-slowest', of: `${USUAL} products`, runs: bestOf(passes), by: 'largest', note };
}
