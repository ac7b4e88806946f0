import { expect, it } from 'vitest';
import { content } from '../support/content/content.ts';

/** Every text of the content. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : [];

/** A control as a Spanish sentence names it: 'tocá «Seguir»', 'sin marcar «Aviso»'. */
const NAMED = /(?:toc(?:á|ás|ar)|marc(?:á|ás|ar)|apret(?:á|ás|ar)|botón|casilla|con) «([^»{]+)»/giu;

const named = (text: string): string[] => Array.from(text.matchAll(NAMED), ([, name = '']) => name);

it.each([
  ['Seguí sin marcar «Sin mis datos».', ['Sin mis datos']],
  ['Con «Seguir» y el botón «Volver».', ['Seguir', 'Volver']],
  ['La marca «RECOMENDADO».', []],
])('a sentence names the controls that it is found to name: %s', (text, names) =>
  expect(named(text)).toEqual(names),
);

it('no text names a control by words that no control has', () => {
  const texts = textsIn(content);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.flatMap(named).filter((name) => !texts.includes(name))).toEqual([]);
});
