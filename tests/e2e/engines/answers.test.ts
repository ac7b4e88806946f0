import { describe, expect, it } from 'vitest';
import { content } from '../../support/visitor/content.ts';
import { ROUTES } from '#site/routes.ts';
import { ENGINES } from '../../support/browser/engines/engines.ts';
import { useEngine } from '../../support/browser/engines/visitor.ts';

const { verify, contractReview, entities } = content;

/** A loan published by a bank, with its own CFT: 104,69 % effective, 73,81 % nominal. */
const LOAN = { received: '1000000', count: '12', first: '124031,30', last: '114507,84' };

const mainText = () => document.querySelector('main')?.innerText;
const kept = () => localStorage.length + sessionStorage.length;

describe.each(ENGINES)('in %s', (engine) => {
  const visitor = useEngine(engine);

  it('an entity of the list is known, and a name near it is not', async () => {
    const visit = visitor();
    const [{ name = '' } = {}] = entities.entities;
    await visit.driver.open(ROUTES.verify);
    await visit.enter('entity', name);
    await visit.driver.click('main form [type=submit]');
    await visit.expectFound('H2', () => document.activeElement?.tagName);
    expect(await visit.driver.run(mainText)).toContain(verify.answer.always);
    await visit.takePicture(`${engine}-entity-known`);
    await visit.enter('entity', `${name} YA`);
    await visit.driver.click('main form [type=submit]');
    await expect.poll(() => visit.driver.run(mainText)).toContain(verify.answer.nearNote);
    await visit.takePicture(`${engine}-entity-near`);
    expect(await visit.driver.run(kept)).toBe(0);
  });

  it('a contract is told what it costs, or which figure is missing', async () => {
    const visit = visitor();
    await visit.driver.open(ROUTES.contractReview);
    await visit.enter('count', LOAN.count);
    await visit.driver.click('main form:has([name=received]) [type=submit]');
    await visit.expectFound('received', () => (document.activeElement as HTMLInputElement).name);
    expect(await visit.driver.run(mainText)).toContain(contractReview.errors.received);
    await visit.takePicture(`${engine}-contract-missing`);
    for (const [name, figure] of Object.entries(LOAN)) await visit.enter(name, figure);
    await visit.driver.click('main form:has([name=received]) [type=submit]');
    await visit.expectFound('H2', () => document.activeElement?.tagName);
    expect(await visit.driver.run(mainText)).toContain('73,81');
    await visit.takePicture(`${engine}-contract`);
    expect(await visit.driver.run(kept)).toBe(0);
  });
});
