import type { ContentParts } from '#generated/kinds.ts';
import type { Given } from '../../fixtures/made-up/document.ts';

const bankSheet: Given<ContentParts['bankSheet']> = {
  // Cells and buttons of one line: ten years of instalments fit on a page.
  schedule: '⟦schedule⟧',
  declared: '⟦declared⟧',
  offered: '⟦offered⟧',
  unknown: '⟦unknown⟧',
  everyone: '⟦everyone⟧',
  rows: {
    product: '⟦product⟧',
    condition: '⟦condition⟧',
    declaredOn: '⟦declared on⟧',
    cftNominal: '⟦sheet nominal⟧',
    cftEffective: '⟦sheet effective⟧',
    first: '⟦sheet first⟧',
    last: '⟦sheet last⟧',
    total: '⟦sheet total⟧',
    instalment: '⟦nr⟧ {n}',
  },
  law: { items: [{}, {}, {}, {}, {}, {}] },
  papers: {
    everybody: [{}, {}, {}],
    empleado_publico: [{}],
    relacion_dependencia: [{}],
    monotributista: [{}, {}],
    responsable_inscripto: [{}, {}, {}],
    jubilado: [{}],
  },
};

export const given = { 'bank-sheet.json': bankSheet };
