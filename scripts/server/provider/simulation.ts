import { buildIndex } from '#domain/quote/catalogue-index.ts';
import { type Match, matchAll } from '#domain/quote/quote.ts';
import type { PricedProduct, Product } from '#domain/quote/product.ts';
import type { SimulationRequest } from '#generated/types.ts';
import { type Answer, answerWith, refuseFields } from '#scripts/server/provider/answer.ts';
import { createRequestReader, type RequestConfig } from '#scripts/server/provider/simulation-request.ts';

const rounded = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

/** What an offer of a product says to everybody, as the beginning of its JSON. */
const constantPart = ({ product, cftNominal, condition }: PricedProduct): string =>
  JSON.stringify({
    Banco: product.entity,
    // With two decimals the CFT, times the amount, would be off by tens of pesos and no schedule could be recovered.
    cft_nominal_anual: rounded(cftNominal, 8),
    plazo_max_meses: product.maxTerm,
    ...(condition && { condicion: condition }),
    producto: product.product,
    declarado: product.reported,
  }).slice(0, -1);

/** Writes offers as JSON; what is the same for everybody is written once, or it would be most of the work. */
function createOfferWriter(): (match: Match) => string {
  const constants = new Map<PricedProduct, string>();
  return ({ priced, firstInstalment, incomeShare }) => {
    const constant = constants.get(priced) ?? constantPart(priced);
    constants.set(priced, constant);
    return `${constant},"primera_cuota_ars":${rounded(firstInstalment, 2)},"relacion_cuota_ingreso_pct":${rounded(incomeShare ?? 0, 4)}}`;
  };
}

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
  const write = createOfferWriter();
  return (request) => {
    const { applicant, problems } = read(request);
    if (!applicant) return refuseFields(problems);
    return answerWith(200, `{"offers":[${matchAll(index, applicant).map(write).join(',')}]}`);
  };
}
