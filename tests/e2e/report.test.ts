import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandArgs } from '../support/server/commands.ts';
import { campaign, campaignFile } from '../support/content/campaigns.ts';
import { content } from '../support/content/content.ts';
import { addLender, siteTree } from '../support/content/site-tree.ts';
import { newVisit } from '../support/browser/visit.ts';

const TIMEOUT = 240_000;

const NOTICE = { text: 'Feliz Navidad', close: 'Cerrar', link: { label: 'Ver', href: '/prestamos/navidad' } };

const out = mkdtempSync(join(tmpdir(), 'report-test-'));
const base = siteTree();
const head = siteTree();
afterAll(() => {
  for (const tree of [base, head]) tree.remove();
  rmSync(out, { recursive: true, force: true });
});

type Ended = { code: number | null; said: string };

/** Runs the real command. */
const report = (...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, commandArgs('report', ...args));
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.once('close', (code) => resolve({ code, said }));
  });

/** Pixels of the lowest line of an offer on a phone. */
const OFFER_HEIGHT = 100;

/** In the page: rows of a picture that follow each other and look the same, at most; the picture is stored with losses. */
function longestBlank(image: HTMLImageElement): number {
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  canvas?.drawImage(image, 0, 0);
  const { data } = canvas?.getImageData(0, 0, width, height) ?? { data: [] };
  let longest = 0;
  let run = 0;
  for (let at = width * 4; at < data.length; at += width * 4) {
    const row = data.slice(at, at + width * 4);
    const isSame = row.every((value, index) => Math.abs(value - (data[at - width * 4 + index] ?? 0)) < 16);
    run = isSame ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

describe('one tagline, one colour, one new lender and words past the form', () => {
  let ended: Ended;
  let html: string;
  let markdown: string;
  beforeAll(async () => {
    // A list long enough that a part of it is out of sight.
    for (const tree of [base, head]) tree.edit('config/results.json', /"pageSize": \d+/, '"pageSize": 20');
    head.edit(
      'config/lenders/alerce.json',
      /"tagline": ".+"/,
      '"tagline": "Mirá cuánto vas a pagar en total."',
    );
    head.edit('config/lenders/lapacho.json', /"color": "#\w{6}"/, '"color": "#0050B8"');
    addLender(head, 'banco-nuevo', 'Banco Nuevo');
    for (const [file, { title }] of [
      ['config/personal.json', content.personal],
      ['config/results.json', content.results],
    ] as const)
      head.edit(file, `"title": "${title}"`, '"title": "Mirá lo que sigue"');
    // On the button of every offer, so that all of them are in the picture.
    head.edit('config/results.json', /"request": ".+"/, '"request": "Elegir"');
    const christmas = campaign(
      {
        'config/site.json#/notice': NOTICE,
        'config/results.json#/promo/title': 'Preaprobado de Navidad',
      },
      { from: '2099-12-10', until: '2099-12-26' },
    );
    head.write(...campaignFile(christmas));
    const page = { ...content.audiencePages[0], id: 'navidad', campaign: 'navidad' };
    head.write('config/audience-pages/navidad.json', JSON.stringify(page));
    ended = await report('--base-dir', base.root, '--head-dir', head.root, '--out', out);
    html = readFileSync(join(out, 'report.html'), 'utf8');
    markdown = readFileSync(join(out, 'summary.md'), 'utf8');
  }, TIMEOUT);

  test('[F86] one tagline, one colour, one new lender and words past the form says in one line and in sentences what changes', () => {
    expect(ended).toMatchObject({ code: 0, said: expect.stringContaining('1 página nueva') as string });
    for (const sentence of [
      /- Banco Alerce · Bajada del título: «.+» → «Mirá cuánto vas a pagar en total\.»/,
      /- Lapacho · Color de la marca: \\#\w{6} → \\#0050B8 \(Texto sobre el color: .+ → 7,39:1/,
      /- Se agrega Banco Nuevo \(Página \/banco-nuevo y tarjeta en el directorio\)/,
      /el logo sigue con el de antes: `config\/logos\/lapacho\.svg`/,
      /\| `\/banco-nuevo` \| .+ \| Nueva \|/,
    ])
      expect(markdown).toMatch(sentence);
  });

  test('one tagline, one colour, one new lender and words past the form shows the days on which something begins, and the day after the last', () => {
    for (const [day, fate] of [
      ['10/12/2099', 'Nueva'],
      ['27/12/2099', 'Se quita'],
    ]) {
      const part = markdown.slice(markdown.indexOf(`### Desde el ${day}`));
      expect(part.split('\n###')[0]).toMatch(/\| En todas las páginas, como `\/\S*` \|/);
      expect(part.split('\n###')[0]).toMatch(
        new RegExp(`\\| .\\/prestamos\\/navidad. \\| .+ \\| ${fate} \\|`),
      );
    }
    expect(markdown).toContain(`«${NOTICE.text}»`);
    for (const at of [
      'prestamos-navidad2099-12-10',
      'simular-resultados2099-12-10',
      'simular-resultados2099-12-27',
    ])
      expect(html).toContain(`id="pagina-${at}"`);
  });

  test('one tagline, one colour, one new lender and words past the form names the pages that change, and no others', () => {
    const named = [...markdown.matchAll(/^\| `(\/[^`]*)`/gm)].map(([, path]) => path);
    expect(named).toEqual(expect.arrayContaining(['/bancos', '/banco-nuevo', '/alerce', '/lapacho']));
    expect(named).not.toContain('/ceibo');
    expect(named).not.toContain('/privacidad');
  });

  test('[F85] one tagline, one colour, one new lender and words past the form is one file that shows before and after, and asks for nothing', async () => {
    const { page, problems, close } = await newVisit();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.context().setOffline(true);
    const address = pathToFileURL(join(out, 'report.html')).href;
    await page.goto(address);
    expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([address]);
    expect(problems).toEqual([]);

    const text = await page.locator('main').innerText();
    for (const words of ['Bajada del título', 'Mirá cuánto vas a pagar en total', '#0050B8', 'Banco Nuevo'])
      expect(text).toContain(words);
    const pictures = (path: string) =>
      page
        .locator(`#pagina-${path} img`)
        .evaluateAll((images: HTMLImageElement[]) =>
          images.map(({ naturalWidth, naturalHeight }) => naturalWidth * Math.min(1, naturalHeight)),
        );
    for (const path of ['alerce', 'lapacho', 'simular-datos-personales', 'simular-resultados'])
      expect(await pictures(path), path).toEqual([1280, 1280, 390, 390]);
    expect(await pictures('banco-nuevo')).toEqual([1280, 390]);
    const results = page.locator('#pagina-simular-resultados img').last();
    // An offer that the page skips while it is out of sight would be a white box.
    expect(await results.evaluate(longestBlank)).toBeLessThan(OFFER_HEIGHT);
    await close();
  });

  test('the two pictures of a page differ', () => {
    const part = html.slice(html.indexOf('id="pagina-lapacho"'));
    const [before, after] = [...part.matchAll(/data:image\/jpeg;base64,[^"]+/g)].map(([data]) => data);
    expect(before?.length).toBeGreaterThan(1000);
    expect(after).not.toBe(before);
  });
});

describe('what cannot be compared', () => {
  test(
    'content that is broken is named, with its line',
    async () => {
      const broken = siteTree();
      broken.edit('config/lenders/alerce.json', '"type": "banco"', '"type": "bank"');
      const { code, said } = await report('--base-dir', broken.root, '--head-dir', broken.root, '--out', out);
      broken.remove();
      expect(code).toBe(1);
      expect(said).toContain('La versión base no se puede construir');
      expect(said).toContain('lenders/alerce.json:5:11');
      expect(said).not.toContain('node_modules');
    },
    TIMEOUT,
  );

  test.each([
    ['that git does not know', ['no-such-revision'], 'Git no conoce la revisión «no-such-revision».'],
    ['that is not named', [], 'Falta la revisión <base>.'],
  ])('a revision %s', async (_, args, told) => {
    const { code, said } = await report(...args);
    expect(said.startsWith(told)).toBe(true);
    expect(code).toBe(2);
  });
});
