import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn, textOf } from '../support/content/files.ts';

/** Shorter ones are words that anybody may write. */
const LEAST = 12;
/** Codes, ids, addresses and files, which nobody reads. */
const CODE = /^[\w\-./:#?=&%+]*$/;
/** The central bank's record and the tables of its names: not marketing's words. */
const OFFICIAL = /^config\/(?:catalogue\.json|tables\/)/;
const OFFICIAL_KEYS = new Set(['legalNames', 'product']);

/** Texts that are also words of somebody else, with the reason. */
const SHARED = new Map([
  ['Empleados públicos', 'a beneficiary as the central bank writes it'],
  ['Clientes con cuenta', 'the same'],
  ['año de fundación', 'the help of the schema'],
  ['Sitio oficial', 'the same'],
  ['11 5555 1234', 'an example of a telephone'],
  ['Provincia de Córdoba', 'a legal name as the central bank writes it'],
  ['Provincia de Santa Fe', 'the same'],
]);

/** The content that tests run on: a text that stands in it too is quoted from there. */
const MADE_UP = 'tests/fixtures/site';

/** Two proofs write the texts of an edited copy; the list speaks of the specification. */
const LEFT_OUT = /^tests\/(?:kinds\/|spec\/statements\.json)/;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return CODE.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => (OFFICIAL_KEYS.has(key) ? [] : textsIn(member)));
}

/** Labels that the form sends to providers and that stand in the wire's schema. */
function sentLabels(): string[] {
  const form = JSON.parse(textOf('config/simulator.json')) as Record<string, { label: string }[]>;
  return ['employment', 'seniority', 'provinces'].flatMap(
    (key) => form[key]?.map(({ label }) => label) ?? [],
  );
}

it('no test of the engine quotes a text of config/', ({ task }) => {
  const content = filesIn('config', /\.json$/).filter(({ file }) => !OFFICIAL.test(file));
  const texts = new Set(content.flatMap(({ text }) => textsIn(JSON.parse(text))));
  const madeUp = filesIn(MADE_UP, /\.json$/).map(({ text }) => text);
  for (const text of [...sentLabels(), ...SHARED.keys()]) texts.delete(text);
  for (const text of texts) if (madeUp.some((file) => file.includes(text))) texts.delete(text);
  for (const text of texts) if (text.replaceAll(/\{\w+\}/g, '').length < LEAST) texts.delete(text);
  const own = `tests/architecture/${basename(import.meta.filename)}`;
  const tests = filesIn('tests', /\.(?:tsx?|mjs|json)$/).filter(
    ({ file }) => file !== own && !LEFT_OUT.test(file) && !file.startsWith(MADE_UP),
  );
  const quotes = tests.flatMap(({ file, text: source }) =>
    [...texts].filter((text) => source.includes(text)).map((text) => `${file}: ${text}`),
  );
  expect(quotes).toEqual([]);
  task.meta.summary = `${texts.size} texts of config/, none of them in ${tests.length} files of tests`;
});
