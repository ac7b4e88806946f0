import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import { namesOf } from '#scripts/preview/editor/page/file-titles.ts';
import { archiveOf, changesOf, described, hostPage, patchOf } from '#scripts/preview/editor/page/proposal.ts';

const PUBLISHED = {
  'config/home.json': '{\n  "title": "Uno",\n  "intro": "Dos"\n}\n',
  'config/lenders/una.json': '{\n  "id": "una"\n}\n',
  'config/logos/una.svg': '<svg>\n</svg>',
  'config/logos/otra.svg': '<svg>\n<path/>\n</svg>',
};
const DRAFT = {
  'config/home.json': '{\n  "title": "Tres",\n  "intro": "Dos"\n}\n',
  'config/lenders/una.json': null,
  'config/lenders/nueva.json': '{\n  "id": "nueva"\n}\n',
  'config/logos/una.svg': null,
  'config/logos/otra.svg': '<svg>\n<circle/>\n</svg>',
};

test('the patch makes of the published files those of the draft, and deletes what was taken away', () => {
  const root = mkdtempSync(join(tmpdir(), 'patch-'));
  try {
    for (const [file, text] of Object.entries(PUBLISHED)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    execFileSync('git', ['apply', '-'], { cwd: root, input: patchOf(DRAFT, PUBLISHED) });
    const left = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.\w+$/.test(name),
    );
    const wanted = Object.entries(DRAFT).filter(([, text]) => text !== null);
    expect(Object.fromEntries(left.map((name) => [name, readFileSync(join(root, name), 'utf8')]))).toEqual(
      Object.fromEntries(wanted),
    );
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('the archive holds what is written, and a note with what is to be deleted, if anything', async () => {
  const files = Object.entries(unzipSync(await archiveOf(DRAFT)));
  const texts = Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
  const { 'Qué borrar.txt': note, ...rest } = texts;
  expect(rest).toEqual(Object.fromEntries(Object.entries(DRAFT).filter(([, text]) => text !== null)));
  expect(note?.match(/config\S+/g)).toEqual(['config/lenders/una.json', 'config/logos/una.svg']);
  const plain = await archiveOf({ 'config/home.json': '{}\n' });
  expect(Object.keys(unzipSync(plain))).toEqual(['config/home.json']);
});

test('what is no field is reported in words, never by its name on a disk', () => {
  const draft = { 'config/logos/una.svg': null, 'config/exceptions.json': '[]\n' };
  const published = { ...PUBLISHED, 'config/exceptions.json': '[{}]\n' };
  const { titleOf } = namesOf(published, readSchemas('.'));
  const changes = changesOf(draft, published, readSchemas('.'), titleOf);
  expect(
    changes.map(({ file, reported }) => [titleOf(file), ...reported.map(({ sentence }) => sentence)]),
  ).toEqual([
    ['una', 'Se quita el logo: una'],
    ['Excepciones de la revisión', 'Cambian las excepciones de la revisión'],
  ]);
});

test('a new file is reported with its texts, those that claim something first', () => {
  const sheet = {
    slug: 'uno',
    lenderId: 'una',
    name: 'Uno',
    description: 'Presta a todo el país.',
    benefits: ['Rápido.'],
  };
  const draft = { 'config/bank-details/uno.json': JSON.stringify(sheet) };
  const { titleOf } = namesOf({ ...PUBLISHED, ...draft }, readSchemas('.'));
  const [change] = changesOf(draft, PUBLISHED, readSchemas('.'), titleOf);
  expect(change?.reported[0]?.parts).toContain('Presentación: «Presta a todo el país.»');
  expect(described(change ? [change] : []).description).toContain('\n  - Beneficio 1: «Rápido.»');
});

test('a lender that gets another address is reported as that, and not as removed and added', () => {
  const draft = {
    'config/lenders/una.json': null,
    'config/lenders/dos.json': '{ "id": "dos", "name": "Una", "formerIds": ["una"], "founded": 1901 }',
  };
  const published = {
    ...PUBLISHED,
    'config/lenders/una.json': '{ "id": "una", "name": "Una", "founded": 1900 }',
  };
  const { titleOf } = namesOf(
    { ...published, 'config/lenders/dos.json': draft['config/lenders/dos.json'] },
    readSchemas('.'),
  );
  const reported = changesOf(draft, published, readSchemas('.'), titleOf).flatMap(
    (change) => change.reported,
  );
  expect(reported).toEqual([
    {
      sentence: 'Una pasa de /una a /dos; la dirección vieja lleva a la nueva',
      parts: ['Una · Año de fundación: 1900 → 1901'],
      edit: null,
    },
  ]);
});

test.each([
  ['a number sign', 'arreglo#12', 'arreglo%2312'],
  ['a space', 'nuevo logo', 'nuevo%20logo'],
  ['a folder', 'marketing/agosto', 'marketing/agosto'],
])('a branch with %s in its name has an address of its own', (_, branch, encoded) => {
  const summary = { title: 'Uno', description: 'Dos' };
  const repository = { address: 'https://host.example/sitio', branch };
  const known = hostPage(repository, 'config/home.json', '{}', false, summary);
  expect(known).toBe(`https://host.example/sitio/edit/${encoded}/config/home.json`);
  expect(hostPage(repository, 'config/home.json', null, false, summary)).toContain(`/delete/${encoded}/`);
  expect(hostPage(repository, 'config/new.json', '{}', true, summary)).toContain(`/new/${encoded}?`);
});
