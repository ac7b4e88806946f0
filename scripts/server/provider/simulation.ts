import { buildIndex } from '#domain/quote/catalogue-index.ts';
import { matchAll } from '#domain/quote/quote.ts';
import { answerWith, parseFields, refuseFields } from '#scripts/server/provider/answer.ts';
import { createOffersWriter } from '#scripts/server/provider/offer-bytes.ts';
import { createRequestReader } from '#scripts/server/provider/simulation-request.ts';
import type { Product } from '#domain/quote/product.ts';
import type { Answer } from '#scripts/server/provider/answer.ts';
import type { RequestConfig } from '#scripts/server/provider/simulation-request.ts';

/**
 * The provider of offers without its socket: takes the text of a request's body and answers 200 with
 * `{"offers":[…]}`, cheapest first, or 400 with what is wrong with it. The catalogue is indexed once.
 */
export function createSimulation(
  catalogue: { products: readonly Product[] },
  config: RequestConfig,
): (text: string) => Answer {
  const index = buildIndex(catalogue);
  const read = createRequestReader(config);
  const write = createOffersWriter();
  return (text) => {
    const parsed = parseFields(text);
    if (!('fields' in parsed)) return parsed;
    const request = read(parsed.fields);
    if ('problems' in request) return refuseFields(request.problems);
    return answerWith(200, write(matchAll(index, request.applicant)));
  };
}
