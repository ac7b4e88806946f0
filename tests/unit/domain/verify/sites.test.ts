import { describe, expect, it } from 'vitest';
import { hostOf, hostsIn, siteFinding } from '#domain/verify/sites.ts';

const kindOf = (host: string, official: string): string =>
  siteFinding(host, [{ host: official, entity: 'EJEMPLO S.A.' }]).kind;

describe('a host', () => {
  it.each([
    ['loses the www before it', 'https://www.ejemplo.com.ar/', 'ejemplo.com.ar'],
    ['keeps a www that ends its name', 'https://ejemplowww.com.ar/', 'ejemplowww.com.ar'],
    ['keeps a www that is not before it', 'https://m.www.ejemplo.com/', 'm.www.ejemplo.com'],
  ])('a host %s', (_, address, host) => {
    expect(hostOf(address)).toBe(host);
    expect(hostsIn(`Entrá a ${address} ya`)).toEqual([host]);
  });
});

describe('the hosts in a text', () => {
  it.each([
    ['stand there once each', 'ejemplo.com o EJEMPLO.com', ['ejemplo.com']],
    [
      'are not the alias of an account',
      'ejemplo.com alias: juan.perez otro.com',
      ['ejemplo.com', 'otro.com'],
    ],
    ['are none where there is none', 'Pagá $ 1.500.000 a EJEMPLO S.A.', []],
  ])('the hosts in a text %s', (_, text, hosts) => expect(hostsIn(text)).toEqual(hosts));
});

describe('the name of a site', () => {
  it.each<[rule: string, host: string, official: string, kind: string]>([
    ['is imitated with two letters changed', 'bancaejempla.com', 'bancoejemplo.com.ar', 'imitation'],
    [
      'is not imitated with three of twelve letters changed',
      'bancaijempla.com',
      'bancoejemplo.com.ar',
      'unknown',
    ],
    ['is imitated without its hyphens', 'mibancodesol.com', 'mi-banco-de-sol.com.ar', 'imitation'],
    ['is imitated by one with more hyphens', 'b-a-n-c-o-ejemplo.com', 'bancoejemplo.com.ar', 'imitation'],
    ['of five letters is imitated inside a longer one', 'prestarocasya.com', 'rocas.com.ar', 'imitation'],
    ['of four letters is not imitated inside a longer one', 'prestarocaya.com', 'roca.com.ar', 'unknown'],
    ['of four letters is imitated by an equal one', 'roca.online', 'roca.com.ar', 'imitation'],
    ['is what stands right before the public end', 'ejemplo.online', 'prestamos.ejemplo.com.ar', 'imitation'],
    [
      'is not what stands further before the public end',
      'prestamos.online',
      'prestamos.ejemplo.com.ar',
      'unknown',
    ],
    [
      'of twenty-seven letters is imitated by one of thirty that has it with three more inside',
      'cooperativaxyzdelvalledelnorte.com',
      'cooperativadelvalledelnorte.com.ar',
      'imitation',
    ],
    [
      'of twenty-seven letters is not imitated with four more inside',
      'cooperativawxyzdelvalledelnorte.com',
      'cooperativadelvalledelnorte.com.ar',
      'unknown',
    ],
  ])('the name of a site %s', (_, host, official, kind) => expect(kindOf(host, official)).toBe(kind));
});
