import type { Catalogue, Entities, Lender } from '#generated/types.ts';
import type { LoanOptions } from '#domain/loan-request.ts';
import { simulationPayload } from '#domain/payloads.ts';
import { VISITOR } from '#scripts/preview/visitor/typical.ts';

type Product = Catalogue['products'][number];

/** A share from 0 up to but not including 1 for each number; those of neighbours lie far apart. */
const shareOf = (number: number, step: number): number => (number * step) % 1;

/** Steps that share no period, for figures that are to vary by themselves. */
const [GOLDEN, ROOT_2, ROOT_3, ROOT_5] = [0.618_033_989, 0.414_213_562, 0.732_050_808, 0.236_067_977];

/** As many products to an entity as in the official record. */
const PER_ENTITY = 2;

/** A product like `sample`, of an invented entity, from half to one and a half times as large. */
function productOf(sample: Product, number: number): Product {
  const entity = 1 + Math.floor(number / PER_ENTITY);
  const size = 0.5 + shareOf(number, ROOT_2);
  const tea = 20 + 200 * shareOf(number, GOLDEN);
  return {
    ...sample,
    entity: `ENTIDAD DE PRUEBA ${entity} S.A.`,
    code: entity,
    product: `PRESTAMO ${number + 1}`,
    minAmount: Math.round(sample.minAmount * size),
    maxAmount: Math.round(sample.maxAmount * size),
    minIncome: Math.round(sample.minIncome * (0.5 + shareOf(number, ROOT_3))),
    maxTerm: 12 + Math.floor(61 * shareOf(number, ROOT_5)),
    tea: Number(tea.toFixed(2)),
    cftea: Number((tea * (1.2 + 0.3 * shareOf(number, ROOT_3))).toFixed(2)),
  };
}

/** `count` products made from those of a real catalogue, with figures of their own; the same ones every time. */
export const syntheticProducts = (products: readonly Product[], count: number): Product[] =>
  Array.from({ length: count }, (_, number) =>
    productOf(products[number % products.length] as Product, number),
  );

/** Bodies of simulations by as many different visitors, as the form sends them; the same ones every time. */
export function syntheticRequests(options: LoanOptions, count: number): string[] {
  const chosen = <Option>(list: readonly Option[], share: number): Option =>
    list[Math.floor(share * list.length)] as Option;
  return Array.from({ length: count }, (_, number) => {
    const form = {
      employment: chosen(options.employment, shareOf(number, GOLDEN)).code,
      term: 6 + Math.floor(55 * shareOf(number, ROOT_2)),
      amount: 100_000 * (1 + Math.floor(200 * shareOf(number, ROOT_3))),
      seniority: chosen(options.seniority, shareOf(number, ROOT_5)).code,
      netSalary: 100_000 * (3 + Math.floor(78 * shareOf(number, GOLDEN * ROOT_2))),
      age: 18 + Math.floor(58 * shareOf(number, ROOT_2 * ROOT_3)),
      province: chosen(options.provinces, shareOf(number, ROOT_3 * ROOT_5)).code,
    };
    return JSON.stringify(simulationPayload(form, VISITOR.personal, options));
  });
}

/** No entity of the catalogue has a BCRA code from here on. */
const FIRST_CODE = 80_000;

/** A lender with the texts of `sample`, and a name and codes of its own. */
function lenderOf(sample: Lender, number: number): Lender {
  const id = `entidad-${number}`;
  const name = `Entidad ${number}`;
  const { logo: _, ...parts } = JSON.parse(JSON.stringify(sample).replaceAll(sample.name, name)) as Lender;
  return {
    ...parts,
    id,
    name,
    legalNames: [`${name.toUpperCase()} S.A.`],
    bcraCodes: [FIRST_CODE + number],
    forcedSlug: `${id}-s-a`,
  };
}

/** `count` invented lenders, made from the first with a page. */
export function syntheticLenders(lenders: readonly Lender[], count: number): Lender[] {
  const sample = lenders.find(({ page }) => page);
  return sample ? Array.from({ length: count }, (_, index) => lenderOf(sample, index + 1)) : [];
}

/** The central bank's list of entities with those of invented lenders. */
export const withEntitiesOf = (lenders: readonly Lender[], table: Entities): Entities => ({
  ...table,
  entities: [
    ...table.entities,
    ...lenders.map(({ name, bcraCodes: codes }) => ({ name, kind: 'otro' as const, codes })),
  ],
});
