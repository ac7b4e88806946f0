import type { ContentParts } from '#generated/kinds.ts';
import type { Given } from '../../fixtures/made-up/document.ts';

const verify: Given<ContentParts['verify']> = {
  centralBank: { names: ['BANCO CENTRAL DE PRUEBA', 'BCP'] },
  answer: { lists: { url: 'https://www.bcra.gob.ar/' } },
  apps: { id: 'apps', steps: [{}, {}] },
  help: { id: 'help', steps: [{}, {}, {}, {}, {}] },
};

export const given = { 'verify.json': verify };
