import { sealed, STORED_LOAN, type Stored } from '../../support/stored.ts';
import type { ClientFault } from './fault.ts';
import type { FaultVisit } from './fault-visit.ts';

const homeKey = (page: string): string => `loan-form-data-${page}`;

const typed = async (visit: FaultVisit): Promise<void> => {
  await visit.typeToPersonal();
  await visit.press();
};

const storing = (id: string, stored: (page: string) => Stored): ClientFault => ({
  id,
  stored,
  act: typed,
  sees: { view: 'offers' },
});

const readable = (page: string, v: number): Stored => ({
  [homeKey(page)]: sealed(STORED_LOAN, Date.now(), v),
  'simulator-personal-data': sealed({ dni: '99999999' }, Date.now(), v),
});

/** What the browser's storage may be like. */
export const storages: readonly ClientFault[] = [
  {
    ...storing('the storage throws', () => ({})),
    arrange: ({ page }) =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }),
    keeps: 'on the screen',
  },
  {
    ...storing('the storage is full', () => ({})),
    arrange: ({ page }) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      }),
    keeps: 'on the screen',
  },
  storing('what is stored is not JSON', (page) => ({
    [homeKey(page)]: '{"v":1',
    'simulator-personal-data': 'x',
  })),
  storing('what is stored is null', (page) => ({
    [homeKey(page)]: 'null',
    'simulator-personal-data': 'null',
  })),
  storing('what is stored has other types', (page) => ({
    [homeKey(page)]: sealed({ monto: {}, plazo: 'x', edad: [], ubicacion: 7 }),
    'simulator-personal-data': sealed([1, 2]),
  })),
  storing('what is stored is of an older version', (page) => readable(page, 0)),
  storing('what is stored is of a newer version', (page) => readable(page, 2)),
];
