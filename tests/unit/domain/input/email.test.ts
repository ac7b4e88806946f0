import { expect, it } from 'vitest';
import { content } from '../../../support/content/content.ts';
import { editDistance } from '#domain/edit-distance.ts';
import { readPlainEmail, suggestEmail } from '#domain/input/email.ts';
import { parseEmail } from '../../../support/data/read-email.ts';

it.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@gmal.com', 'ana@gmail.com'],
  ['ana@gmail,com', 'ana@gmail.com'],
  ['ana@gmail..com', 'ana@gmail.com'],
  ['ana@gmail.com.', 'ana@gmail.com'],
  ['ana@gmail', 'ana@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@hotmal.com.ar', 'ana@hotmail.com.ar'],
  ['ana@yaho.com.ar', 'ana@yahoo.com.ar'],
  ['Ana.P+1@OUTLOK.COM', 'Ana.P+1@outlook.com'],
  ['ana@gmail.com', null],
  ['ana@GMAIL.com', null],
  ['ana@yahoo.com.ar', null],
  ['ana@hotmail.com.ar', null],
  ['ana@yahoo.es', null],
  ['ana@ymail.com', null],
  ['ana@mail.com', null],
  ['ana@yahoo.com.mx', null],
  ['ana@hotmail.es', null],
  ['ana@outlook.com.br', null],
  ['ana@gmailcom', 'ana@gmail.com'],
  ['ana@empresa.com.ar', null],
  ['ana@uba.ar', null],
  ['ana', null],
  ['@gmial.com', null],
  ['ana@', null],
  ['', null],
])('%s suggests %s', (email, suggestion) => {
  expect(suggestEmail(email, content.personal.emailDomains)).toBe(suggestion);
});

it.each([
  ['', '', 0],
  ['abc', '', 3],
  ['', 'abc', 3],
  ['gmail', 'gmial', 1],
  ['gmail', 'gmal', 1],
  ['gmail', 'gmaail', 1],
  ['gmail', 'gmeil', 1],
  ['ca', 'abc', 3],
])('%s and %s are %d letters apart', (one, other, letters) => expect(editDistance(one, other)).toBe(letters));

const DOMAINS = ['correo.ar', 'correo.com.ar', 'postal.com.ar'];

it.each([
  ['ana@correo.ar', null],
  ['ana@correoo.ar', 'ana@correo.ar'],
  ['ana@corr.ar', null],
  ['ana@cor.ar', null],
  ['ana@corre.com.ar', 'ana@correo.com.ar'],
  ['ana@poste.com.ar', 'ana@postal.com.ar'],
  ['ana@postalxxx.com.ar', null],
  ['ana@correo', 'ana@correo.ar'],
  [`ana@${'x'.repeat(60)}.ar`, null],
  ['a@corre.ar', 'a@correo.ar'],
])('among made-up domains %s suggests %s', (email, suggestion) => {
  expect(suggestEmail(email, DOMAINS)).toBe(suggestion);
});

it.each([
  ['mailto:ana@correo.ar', 'ana@correo.ar'],
  ['Ana <ana@correo.ar>', 'ana@correo.ar'],
  ['ana@correo.ar?x=mailto:', 'ana@correo.ar?x=mailto:'],
])('%s is the address %s', (text, address) => expect(parseEmail(text)).toBe(address));

it.each([
  ['ana@correo.ar', 'ana@correo.ar'],
  [' ana.p+1@correo.com.ar ', 'ana.p+1@correo.com.ar'],
  ['ana@gmail. com', null],
  ['ana arroba correo.ar', null],
  ['ana@correo', null],
])('the form itself reads the address %j as %j', (text, address) => {
  const reading = readPlainEmail(text);
  expect(reading && 'value' in reading ? reading.value : null).toBe(address);
});
