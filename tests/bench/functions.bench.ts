import { bench, describe } from 'vitest';
import { prepareOffers } from '#domain/offers/prepare.ts';
import { pageOf } from '#domain/offers/paginate.ts';
import { rankOffers } from '#domain/offers/rank.ts';
import { NO_TABLES } from '#loan/results/prepared.ts';
import { openLoader, readFiles } from '#scripts/config/read/load.ts';
import { allProblems } from '#scripts/config/rules/run.ts';
import { createSimulation } from '#scripts/server/provider/simulation.ts';
import { catalogue, simulator } from '../support/content/made-up.ts';
import { syntheticProducts, syntheticRequests } from '../support/content/invented-content.ts';
import { projectCopy } from '../support/content/project-copy.ts';
import { rawOffer } from '../support/data/offers.ts';

describe.each([40, 2000])('an answer of %i offers', (count) => {
  const raw = Array.from({ length: count }, (_, at) =>
    rawOffer({ Banco: `ENTIDAD ${at} S.A.`, cft_nominal_anual: 50 + ((at * 37) % count) / 10 }),
  );
  const text = JSON.stringify(raw);
  bench('floor: its JSON is read', () => void JSON.parse(text));
  bench('its offers are read, sorted and cut to a page', () => {
    pageOf(rankOffers(prepareOffers(raw, NO_TABLES).offers, 'cft'), 1, 20);
  });
});

describe('a simulation among 2,500 products', () => {
  const answer = createSimulation(
    { ...catalogue, products: syntheticProducts(catalogue.products, 2500) },
    simulator,
  );
  const requests = syntheticRequests(simulator, 500).map((text) => JSON.parse(text) as never);
  const answers = requests.map((request) => JSON.parse(String(answer(request).body)) as object);
  let next = 0;
  bench('floor: its answer is written as JSON', () => {
    JSON.stringify(answers[(next += 1) % answers.length]);
  });
  bench('it is quoted and its answer written', () => {
    answer(requests[(next += 1) % requests.length] as never);
  });
});

describe.each([20, 1000])('content of %i lenders', (lenders) => {
  const { root, remove } = projectCopy(process.cwd(), lenders);
  const files = readFiles(root);
  const texts = [...files.values()].flatMap((bytes) =>
    bytes ? [new TextDecoder().decode(bytes as Uint8Array)] : [],
  );
  const jsons = texts.filter((text) => text.startsWith('{'));
  const few = { time: 0, iterations: 3, warmupIterations: 1, teardown: remove };
  bench('floor: its JSON is read', () => void jsons.map((text) => JSON.parse(text) as unknown));
  bench('it is checked by schemas and rules', () => void allProblems(openLoader(process.cwd())(files)), few);
});
