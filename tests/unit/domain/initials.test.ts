import { expect, test } from 'vitest';
import { initialsOf } from '#domain/initials.ts';

test.each([
  ['Banco Llanura', 'LL'],
  ['Banco Santa Rita', 'SR'],
  ['Banco Entre Lomas', 'EL'],
  ['Banco Océano', 'OC'],
  ['Santander', 'SA'],
  ['LLNR Argentina', 'LL'],
  ['Ñandú', 'NA'],
  ['Banco', 'BA'],
  ['¿?', ''],
])('initials of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
