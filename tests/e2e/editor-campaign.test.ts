import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect as expectValue, test } from 'vitest';
import { expect } from '#scripts/preview/visitor/shown.ts';
import type { Campaign } from '#generated/types.ts';
import { content } from '../support/content/content.ts';
import { chooseOnMap, previewOf, reveal, useEditor } from '../support/browser/editor-visit.ts';

const { page, calm, button } = useEditor();

const FILE = 'config/campaigns/navidad.json';
const HOME = 'config/home.json';
const EVERYDAY = content.home.hero.title;
const CHRISTMAS = 'El préstamo de la mesa de Navidad';

/** What the editor keeps of a file until it is handed in; undefined for one that is as published. */
const drafted = (file: string): Promise<string | null | undefined> =>
  page().evaluate(
    (name) =>
      (
        JSON.parse(localStorage.getItem('editor-draft') ?? '{"texts":{}}') as {
          texts: Record<string, string>;
        }
      ).texts[name],
    file,
  );

async function valuesIn(): Promise<Campaign['values']> {
  return (JSON.parse((await drafted(FILE)) ?? '{}') as Campaign).values;
}

const at = (pointer: string): Locator => page().locator(`[data-pointer="${pointer}"]`);

async function fill(pointer: string, text: string): Promise<void> {
  await reveal(at(pointer));
  await at(pointer).fill(text);
}

const heading = (title: string): Locator => previewOf(page()).getByRole('heading', { level: 1, name: title });

/** Leaves pictures of a screen, as wide as a phone and as a computer, in the folder that PICTURES names. */
async function picture(of: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (!folder) return;
  for (const width of [390, 1280]) {
    await of.setViewportSize({ width, height: 900 });
    await of.locator('.over, .overs').first().scrollIntoViewIfNeeded();
    await of.screenshot({ path: join(folder, `${name}-${width}.png`) });
  }
}

test('a campaign is planned in one place, seen on its days, and withdrawn with one press', async () => {
  await page().getByText('Sumar una campaña').click();
  const name = page().getByLabel('Nombre de la campaña');
  const create = page().locator('form').filter({ hasText: 'Nombre de la campaña' }).getByRole('button');
  await create.click();
  // What browsers say in their own language is said in ours.
  expectValue(await name.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe(
    'Completá este dato.',
  );
  await name.fill('Navidad');
  await create.click();
  await fill('/owner', 'Ana, de marketing');
  await fill('/from', '10 de diciembre de 2099');
  await page().locator('.sheet').getByText('jueves 10 de diciembre de 2099').waitFor();
  await fill('/until', '26/12/2099');
  await page().locator('.sheet').getByText('sábado 26 de diciembre de 2099').waitFor();
  expectValue(JSON.parse((await drafted(FILE)) ?? '{}')).toMatchObject({
    from: '2099-12-10',
    until: '2099-12-26',
  });
  await button('Cambiar textos para esta campaña').click();
  await expect(page().getByLabel('Editás:')).toHaveValue('navidad');

  await fill('/hero/title', CHRISTMAS);
  await expect(heading(CHRISTMAS)).toHaveCount(1);
  await chooseOnMap(page(), 'config/results.json');
  await fill('/promo/button', 'Ver Oferta de Navidad');
  await calm();
  expectValue(await valuesIn()).toEqual([
    { at: `${HOME}#/hero/title`, value: CHRISTMAS },
    { at: 'config/results.json#/promo/button', value: 'Ver Oferta de Navidad' },
  ]);
  expectValue([await drafted(HOME), await drafted('config/results.json')]).toEqual([undefined, undefined]);

  // How the site runs is nothing for a campaign.
  await chooseOnMap(page(), 'config/site.json');
  await expect(at('/name')).toHaveCount(1);
  await expect(at('/origin')).toHaveCount(0);
  await expect(at('/leads/endpoint')).toHaveCount(0);

  // On the day after its last one everything is as before.
  await chooseOnMap(page(), HOME);
  await expect(heading(CHRISTMAS)).toHaveCount(1);
  await button('27 dic').click();
  await expect(heading(EVERYDAY)).toHaveCount(1);
  await button('10 dic').click();
  await expect(heading(CHRISTMAS)).toHaveCount(1);

  await picture(page(), 'campaign-over');

  // What a place says every day comes back to it alone.
  await button('Volver al de todos los días').click();
  await expect(at('/hero/title')).toHaveValue(EVERYDAY);
  expectValue((await valuesIn()).map(({ value }) => value)).toEqual(['Ver Oferta de Navidad']);

  await chooseOnMap(page(), FILE);
  await page().getByRole('heading', { name: 'Cambia 1 lugar' }).waitFor();
  await picture(page(), 'campaign-form');
  await button('Retirar la campaña').click();
  await page().getByText('Todavía no cambiaste nada.').waitFor();
});

test('what is wrong in a campaign is told in the place that it changes', async () => {
  await page().goBack();
  await page().reload();
  await page().getByText('Sumar una campaña').click();
  await page().getByLabel('Nombre de la campaña').fill('Navidad');
  await page().locator('form').filter({ hasText: 'Nombre de la campaña' }).getByRole('button').click();
  await fill('/owner', 'Ana, de marketing');
  await button('Cambiar textos para esta campaña').click();
  await fill('/hero/title', 'una promesa muy larga '.repeat(30).trim());
  await expect(at('/hero/title')).toHaveAttribute('aria-invalid', 'true');
  await page().getByText('1 cosa para corregir').waitFor();
  await chooseOnMap(page(), FILE);
  await button('Retirar la campaña').click();
  await calm();
});
