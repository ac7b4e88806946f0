import type { Fault } from './code-host.ts';

/** Everything that the host, or the way to it, may do to a call, with the sentence that somebody is told then. */
export const FAULTS: [what: string, fault: Fault, words: RegExp][] = [
  ['cut before it is heard', 'cut-before', /Se cortó la conexión/],
  ['cut before its answer', 'cut-after', /Se cortó la conexión/],
  ['refused with 401', { status: 401 }, /La clave no sirve/],
  ['refused with 403', { status: 403 }, /le falta permiso/],
  ['refused with 404', { status: 404 }, /No encontramos el proyecto/],
  ['refused with 409', { status: 409 }, /cambió en ese momento/],
  ['refused with 422', { status: 422 }, /no lo aceptó/],
  ['answered with 502', { status: 502 }, /no anda \(502\)/],
  [
    'refused for being asked too often',
    { status: 403, headers: { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '1790000000' } },
    /demasiado seguido/,
  ],
  ['told to wait', { status: 429, headers: { 'Retry-After': '60' } }, /demasiado seguido/],
];
