import { buildIndex } from '#domain/quote/catalogue-index.ts';
import { type Match, matchAll } from '#domain/quote/quote.ts';
import type { Product } from '#domain/quote/product.ts';
import type { SimulationRequest } from '#generated/types.ts';
import { type Answer, answerWith, refuseFields } from '#scripts/server/provider/answer.ts';
import { createRequestReader, type RequestConfig } from '#scripts/server/provider/simulation-request.ts';

const rounded = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

// With two decimals the CFT, times the amount, would be off by tens of pesos and no schedule could be recovered.
const offerOf = ({ priced: { product, cftNominal, condition }, firstInstalment, incomeShare }: Match) => ({
  Banco: product.entity,
  cft_nominal_anual: rounded(cftNominal, 8),
  plazo_max_meses: product.maxTerm,
  ...(condition && { condicion: condition }),
  producto: product.product,
  declarado: product.reported,
  primera_cuota_ars: rounded(firstInstalment, 2),
  relacion_cuota_ingreso_pct: rounded(incomeShare ?? 0, 4),
});

/**
 * The provider of offers without its socket: takes a request that its schema allows and answers 200 with
 * `{"offers":[…]}`, cheapest first, or 400 with what is wrong with it. The catalogue is indexed once.
 */
export function createSimulation(
  catalogue: { products: readonly Product[] },
  config: RequestConfig,
): (request: SimulationRequest) => Answer {
  const index = buildIndex(catalogue);
  const read = createRequestReader(config);
  return (request) => {
    const { applicant, problems } = read(request);
    if (!applicant) return refuseFields(problems);
    return answerWith(200, JSON.stringify({ offers: matchAll(index, applicant).map(offerOf) }));
  };
}
