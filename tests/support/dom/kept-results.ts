import type { Page } from 'playwright';
import { expect } from '../visitor/shown.ts';
import { SimulatorPage } from '../visitor/simulator-page.ts';
import { fillStorage, type Stored } from '../data/stored.ts';

type Kept = { address: string; local: Stored; session: Stored };

/** By page, for the life of a worker. */
const kept = new Map<string, Kept>();

/**
 * The typical visitor's results of a page. The first visit of a worker goes there step by step; the others open what
 * its browser kept, which takes a third of the time. Their history begins with the results.
 */
export async function openResults(page: Page, path: string): Promise<SimulatorPage> {
  const simulator = new SimulatorPage(page);
  const known = kept.get(path);
  if (known) {
    await fillStorage(page, known);
    await simulator.open(known.address);
    await expect(simulator.resultsTitle).toBeVisible();
    await simulator.movePointer();
    return simulator;
  }
  await simulator.simulate(path);
  await expect(page).toHaveURL(/paso=resultados/);
  const found = await page.evaluate(() => ({
    address: location.pathname + location.search,
    local: { ...localStorage },
    session: { ...sessionStorage },
  }));
  kept.set(path, found);
  return simulator;
}
