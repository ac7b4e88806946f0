import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EditorData } from '#scripts/preview/editor/editor-data.ts';
import { codeHost } from '../support/server/code-host/code-host.ts';
import { content } from '../support/content/content.ts';
import { openAtHost } from '../support/browser/editor-host.ts';
import { personAt } from '../support/browser/editor-person.ts';
import { builtEditor, FIRST_FILE, TAGLINE } from '../support/browser/editor-visit.ts';
import { useVisitors } from '../support/data/visitors.ts';

const TOKEN = 'github_pat_of_ana';
const built = builtEditor();
const visitor = useVisitors({ fresh: true });

let host: ReturnType<typeof codeHost>;
beforeEach(async () => {
  host = codeHost({}, { [TOKEN]: { login: 'ana', push: true } });
  await host.start();
  return () => host.stop();
});
afterEach(() => expect(host.invalid).toEqual([]));

const WAITING = { product: 'PLAN DEL ARROYO', cftea: 71.5, since: '2026-01-02', last: '2026-01-03', seen: 2 };

/** Puts a loan into the content that waits for a decision. */
function withWaiting(data: EditorData): void {
  const [product] = content.catalogue.products;
  const { code, beneficiary, territory } = product ?? {};
  const pending = [{ code, beneficiary, territory, ...WAITING }];
  data.files['config/catalogue.json'] = { ...content.catalogue, pending };
}

/** Somebody on the start screen, with a token in the tab. */
async function opened() {
  const { page } = await visitor();
  await page.addInitScript((token) => sessionStorage.setItem('editor-token', token), TOKEN);
  const { folder, address } = built;
  await openAtHost(page, host, { folder, address: address(), place: 'inicio' }, withWaiting);
  await page.getByRole('heading', { name: 'Para hoy' }).waitFor();
  return { page, person: personAt(page) };
}

type Person = ReturnType<typeof personAt>;

/** A file of the draft as data. */
const drafted = (page: Page, file: string): Promise<string> =>
  page.evaluate((name) => {
    const { texts } = JSON.parse(localStorage.getItem('editor-draft') ?? '{"texts":{}}') as {
      texts: Record<string, string>;
    };
    return texts[name] ?? '';
  }, file);

const taglines = content.lenders.flatMap(({ page }) => page?.tagline ?? []).slice(0, 3);
const [firstTagline = ''] = taglines;
const paragraph = content.terms.sections
  .flatMap(({ blocks }) => blocks)
  .flatMap((block) => ('text' in block ? block.text : []))
  .find((text) => !text.includes('{'));
const landing = content.landings[0];

async function handIn(page: Page, person: Person): Promise<void> {
  await page.getByRole('status').filter({ hasText: 'Todo en orden' }).waitFor();
  await person.push('button', 'Proponer con un toque');
  await page.getByText('Listo: tu propuesta es la 1.').waitFor();
}

type Job = { job: string; most: number; act: (page: Page, person: Person) => Promise<void> };

const JOBS: Job[] = [
  {
    job: 'a tagline',
    most: 4,
    act: async (page, person) => {
      await person.find(firstTagline);
      await person.write(TAGLINE);
      await expect.poll(() => drafted(page, FIRST_FILE)).toContain(TAGLINE);
    },
  },
  {
    job: 'texts of three lenders in one proposal',
    most: 13,
    act: async (page, person) => {
      for (const [index, tagline] of taglines.entries()) {
        await person.find(tagline);
        await person.write(`${TAGLINE} ${index + 1}`);
      }
      await handIn(page, person);
      expect(host.pulls.length).toBe(1);
    },
  },
  {
    job: 'an excluded entity',
    most: 7,
    act: async (page, person) => {
      await person.find(content.exclusions.names[0]?.name ?? '');
      await person.push('button', /^Agregar: Entidad excluida/);
      await person.write('MUTUAL DEL ARROYO');
      await person.fill(/^Motivo$/, content.exclusions.reasons[0]?.code ?? '');
      await expect.poll(() => drafted(page, 'config/tables/exclusions.json')).toContain('MUTUAL DEL ARROYO');
    },
  },
  {
    job: 'the advert, with its last day',
    most: 6,
    act: async (page, person) => {
      await person.find(content.results.promo.title);
      await person.write('Preaprobado en el día');
      await person.push('button', /^Sumar este dato: Hasta/);
      await page.locator('[data-pointer="/promo/until"]').fill('2027-01-31');
      await expect.poll(() => drafted(page, 'config/results.json')).toContain('"until": "2027-01-31"');
    },
  },
  {
    job: 'a page for an audience, from a day on',
    most: 6,
    act: async (page, person) => {
      await person.find(landing?.tagline ?? '');
      await person.write('Otra bajada.');
      await person.push('button', /^Sumar este dato: Desde/);
      await page.locator('[data-pointer="/from"]').fill('2027-01-31');
      await expect
        .poll(() => drafted(page, `config/landings/${landing?.id}.json`))
        .toContain('"from": "2027-01-31"');
    },
  },
  {
    job: 'a paragraph of the terms',
    most: 4,
    act: async (page, person) => {
      await person.find(paragraph ?? '');
      await person.write('Dice lo mismo con otras palabras.');
      await expect.poll(() => drafted(page, 'config/legal/terms.json')).toContain('con otras palabras');
    },
  },
  {
    job: 'a decision on a loan that was set apart',
    most: 2,
    act: async (page, person) => {
      await person.push('button', 'Dejarlo afuera');
      await page.locator('[data-pointer$="/reason"]:focus').waitFor();
      await person.write('La cifra no parece cierta.');
      await expect.poll(() => drafted(page, 'config/tables/products.json')).toContain('no parece cierta');
    },
  },
  {
    job: 'one of five changes taken back',
    most: 21,
    act: async (page, person) => {
      for (const [index, tagline] of taglines.entries()) {
        await person.find(tagline);
        await person.write(`${TAGLINE} ${index + 1}`);
      }
      await person.find(paragraph ?? '');
      await person.write('Dice lo mismo con otras palabras.');
      await person.find(landing?.tagline ?? '');
      await person.write('Otra bajada.');
      await person.push('button', /^Volver atrás: .*Otra bajada/);
      await expect.poll(() => drafted(page, `config/landings/${landing?.id}.json`)).toBe('');
      expect(await drafted(page, FIRST_FILE)).toContain(TAGLINE);
    },
  },
  {
    job: 'a text found by its words',
    most: 3,
    act: async (page, person) => {
      await person.find(content.site.footer.group);
      expect(page.url()).toContain('#config/site.json/footer/group');
    },
  },
  {
    job: 'a proposal followed until it is published',
    most: 7,
    act: async (page, person) => {
      await person.find(firstTagline);
      await person.write(TAGLINE);
      await handIn(page, person);
      await person.push('link', 'Inicio');
      await page.getByText('Esperando la revisión automática').waitFor();
      host.merge(1);
      await person.push('button', 'Leer de nuevo');
      await page.getByText('Todavía no cambiaste nada.').waitFor();
    },
  },
  {
    job: 'what a reviewer asked, in the same proposal',
    most: 10,
    act: async (page, person) => {
      await person.find(firstTagline);
      await person.write(TAGLINE);
      await handIn(page, person);
      await person.find(TAGLINE);
      await person.write('Corregida.');
      await page.getByRole('status').filter({ hasText: 'Todo en orden' }).waitFor();
      await person.push('button', 'Sumar a la propuesta 1');
      await expect.poll(() => host.treeAt(host.pulls[0]?.head ?? '')[FIRST_FILE]).toContain('Corregida.');
      expect(host.pulls.length).toBe(1);
    },
  },
];

// The twelfth, a new lender with its logo, is counted where its files are built: editor-edits.test.ts.
describe('everyday jobs by labels and keyboard alone', () => {
  test.for(JOBS)('$job takes at most $most presses', async ({ job, most, act }, { task }) => {
    const { page, person } = await opened();
    await act(page, person);
    task.meta.summary = `Editor: ${job} takes ${person.presses()} presses`;
    expect(person.presses()).toBeLessThanOrEqual(most);
  });
});
