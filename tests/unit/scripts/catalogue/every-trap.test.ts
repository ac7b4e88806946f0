import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProject, type Finished, type Project } from '../../../support/content/import-command.ts';
import { ROOT } from '../../../support/content/files.ts';
import type { Catalogue } from '#generated/types.ts';
import type { Outcome } from '#scripts/catalogue/import-file.ts';

/** What every-trap.csv and every-trap.json hold, the same records in both forms, in the order of the report. */
const DROPPED =
  'columns 1, duplicate 3, empty 3, unreadable 2, no-entity 1, no-name 1, uva 2, currency 1, rate-not-fixed 1, ' +
  'one-purpose 6, beneficiary 1, territory 1, no-rate 2, cft-below-tea 1, no-term 1, no-amount 1, ' +
  'amounts-crossed 1, no-date 1, future 1, stale 1, out-of-range 1, repeated 1, superseded 1';
const MARKED =
  'no-age-limit 1, no-share-limit 1, share-fraction 1, not-reported 1, old-cft-limit 1, huge-cft 1, ageing 1, ' +
  'unknown-entity 1, unread 10';

const counts = (counted: Outcome['dropped']): string =>
  counted.map(({ code, count }) => `${code} ${count}`).join(', ');

const fixture = (form: string): string => join(ROOT, 'tests/fixtures/catalogue', `every-trap.${form}`);

describe.each(['csv', 'json'])('the command over a file with every trap, as %s', (form) => {
  let project: Project;
  let first: Finished;
  let outcome: Outcome;

  beforeAll(async () => {
    project = createProject();
    // As a process of its own once, which is what people run.
    const run = form === 'csv' ? project.run : project.runHere;
    first = await run(fixture(form), '--format=json', '--accept');
    outcome = JSON.parse(first.out) as Outcome;
  }, 60_000);
  afterAll(() => project.remove());

  it('a file with every trap is imported', () => {
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(outcome).toMatchObject({ form, result: 'written', records: 49, asOf: '2026-06-25' });
  });

  it('[F88] the import of a file with every trap counts every record, kept or dropped', () => {
    expect(counts(outcome.dropped)).toBe(DROPPED);
    expect(counts(outcome.marked)).toBe(MARKED);
    const dropped = outcome.dropped.reduce((sum, { count }) => sum + count, 0);
    expect(outcome.products).toBe(outcome.records - dropped);
  });

  it('the import of a file with every trap writes the products it kept and nothing else', () => {
    const { products } = JSON.parse(project.catalogue()) as Catalogue;
    expect(products.map(({ code, product, territory }) => [code, product, territory])).toEqual([
      [7, 'INFORMADO HACE MAS DE UN ANO', 'all'],
      [7, 'PAIS CON NUMERO', 'all'],
      [7, 'PRESTAMOPERSONAL', 'all'],
      [7, 'PROVINCIA CON NUMERO', 'buenos_aires'],
      [7, 'SIN LIMITES INFORMADOS', 'all'],
      [11, 'NACION SUELDOS TRAMO III', 'all'],
      [20, 'PRESTAMO PERSONAL MULTIDESTINO', 'cordoba'],
      [20, 'PRESTAMO PERSONAL MULTIDESTINO', 'santa_fe'],
      [97, 'PRESTAMO PERSONAL', 'neuquen'],
      [310, 'CFT EN EL TOPE VIEJO', 'all'],
      [55300, 'PRESTAMO FRACCION', 'all'],
      [55381, 'CFT DE CINCO CIFRAS', 'all'],
      [70408, 'PRESTAMOS PERSONALES NARANJA X', 'all'],
      [99999, 'ENTIDAD NUEVA', 'all'],
    ]);
    expect(project.names().toSorted()).toEqual(['catalogue.json', 'ledger.json']);
  });

  it('the import of a file with every trap tells what changed against the catalogue', () => {
    const nacion = outcome.changes.productsChanged.find(({ code }) => code === 11);
    expect(nacion?.changes).toContainEqual({ property: 'minIncome', before: 363_583, after: 310_000 });
    expect(outcome.changes.entitiesAdded).toContainEqual({
      code: 99_999,
      name: 'ASOCIACIÓN MUTUAL DE PRUEBA',
    });
    expect(outcome.changes.entitiesRemoved).not.toEqual([]);
  });

  it('a file with every trap changes nothing when it is imported again', async () => {
    const before = project.catalogue();
    const { code, out } = await project.runHere(fixture(form));
    expect(code).toBe(0);
    expect(out).toContain('config/catalogue.json ya estaba así: no se escribió nada.');
    expect(out).toContain('  Préstamos: 14 iguales.');
    expect(project.catalogue()).toBe(before);
  }, 60_000);
});
