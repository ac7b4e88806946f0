import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loanFormKey } from '#domain/stored-keys.ts';
import { storeLoanForm } from '#domain/stored-loan-form.ts';
import { storePersonalData } from '#domain/stored-personal-data.ts';
import { hasDraft } from '#gateways/has-draft.ts';
import { keepOutcome, loadOutcome, loadPersonalData, savePersonalData } from '#gateways/personal-storage.ts';
import { eraseEverything, loadDraft, onErasedElsewhere, saveDraft } from '#gateways/storage.ts';
import { simulator, words } from '../../support/content/made-up.ts';
import { somebody, typicalForm } from '../../support/data/applicants.ts';

const DAY = 86_400_000;
/** How long the personal data may be kept. */
const DAYS = 7;
const NOW = Date.parse('2026-11-20T12:00:00Z');
const KEY = loanFormKey('alerce');
const PERSONAL_KEY = 'simulator-personal-data';

const source = { storageKey: KEY, draftDays: 30 };
const load = () => loadDraft(source, simulator);
const at = (moment: number) => vi.spyOn(Date, 'now').mockReturnValue(moment);

const refuse = () => {
  throw new DOMException('no', 'SecurityError');
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  at(NOW);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('a loan form is stored with its version and moment under the page’s key', () => {
  expect(saveDraft(KEY, typicalForm)).toBe(true);
  const data = storeLoanForm(typicalForm);
  expect(localStorage.getItem('loan-form-data-alerce')).toBe(JSON.stringify({ v: 1, savedAt: NOW, data }));
});

it('[S3.5-05] a loan form comes back, on its own page only', () => {
  saveDraft(KEY, typicalForm);
  expect(load()).toEqual(typicalForm);
  expect(loadDraft({ ...source, storageKey: loanFormKey('lapacho') }, simulator)).toBeNull();
});

it('[S3.5-04] a loan form is none when what is there cannot be read, and that stays', () => {
  localStorage.setItem(KEY, '{"v":1');
  expect(load()).toBeNull();
  expect(localStorage.getItem(KEY)).toBe('{"v":1');
});

it('a stored loan form is erased after thirty days, those of other pages included', () => {
  const [older, younger] = [loanFormKey('lapacho'), loanFormKey('ombu')];
  saveDraft(KEY, typicalForm);
  saveDraft(older, typicalForm);
  at(NOW + 20 * DAY);
  saveDraft(younger, typicalForm);
  at(NOW + 30 * DAY - 1);
  expect(load()).toEqual(typicalForm);
  at(NOW + 30 * DAY);
  expect(load()).toBeNull();
  expect(Object.keys(localStorage)).toEqual([younger]);
  saveDraft(KEY, typicalForm);
  at(NOW + 50 * DAY);
  expect(load()).toEqual(typicalForm);
  expect(Object.keys(localStorage)).toEqual([KEY]);
});

it('personal data are stored under their key and come back for seven days', () => {
  expect(savePersonalData(somebody)).toBe(true);
  const data = storePersonalData(somebody);
  expect(localStorage.getItem(PERSONAL_KEY)).toBe(JSON.stringify({ v: 1, savedAt: NOW, data }));
  at(NOW + 7 * DAY - 1);
  expect(loadPersonalData(7, 'Masculino')).toEqual(somebody);
  at(NOW + 7 * DAY);
  expect(loadPersonalData(7, 'Masculino')).toBeNull();
  expect(localStorage.getItem(PERSONAL_KEY)).toBeNull();
});

it('erasing removes every key of ours and no other', () => {
  saveDraft(KEY, typicalForm);
  saveDraft(loanFormKey('homepage'), typicalForm);
  savePersonalData(somebody);
  localStorage.setItem('ajena', 'x');
  expect(eraseEverything()).toBe(true);
  expect(Object.keys(localStorage)).toEqual(['ajena']);
});

it('the storage says whether a draft may be there', () => {
  expect(hasDraft(KEY)).toBe(false);
  saveDraft(KEY, typicalForm);
  expect([hasDraft(KEY), hasDraft('otra')]).toEqual([true, false]);
});

it('a browser that refuses to write, as when storage is full, makes saving fail and loses nothing stored', () => {
  saveDraft(KEY, typicalForm);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(saveDraft(KEY, { ...typicalForm, term: 12 })).toBe(false);
  expect(savePersonalData(somebody)).toBe(false);
  expect(load()).toEqual(typicalForm);
});

it('a browser that refuses to let storage be touched at all makes everything empty, and nothing throws', () => {
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage') as PropertyDescriptor;
  Object.defineProperty(window, 'localStorage', { ...own, get: refuse });
  try {
    expect(saveDraft(KEY, typicalForm)).toBe(false);
    expect(load()).toBeNull();
    expect(loadPersonalData(7, 'Masculino')).toBeNull();
    expect(eraseEverything()).toBe(false);
    expect(hasDraft(KEY)).toBe(false);
  } finally {
    Object.defineProperty(window, 'localStorage', own);
  }
});

/** Resolves when this document has got the events of every change made there so far: they come in order. */
const told = (storage: Storage): Promise<unknown> => {
  const heard = new Promise((resolve) => {
    addEventListener('storage', ({ key }) => key === 'last' && resolve(null));
  });
  storage.setItem('last', String(Math.random()));
  return heard;
};

it.each<[string, (storage: Storage) => void, number]>([
  ['erasing this page’s form is told', (storage) => storage.removeItem(KEY), 1],
  ['erasing the personal data is told', (storage) => storage.removeItem(PERSONAL_KEY), 1],
  ['clearing everything is told', (storage) => storage.clear(), 1],
  ['erasing another page’s form is not', (storage) => storage.removeItem(loanFormKey('lapacho')), 0],
  ['changing this page’s form is not', (storage) => storage.setItem(KEY, 'x'), 0],
])('another tab %s', async (_name, act, calls) => {
  saveDraft(KEY, typicalForm);
  saveDraft(loanFormKey('lapacho'), typicalForm);
  savePersonalData(somebody);
  // A document of its own over the same storage, as another tab is.
  const frame = document.body.appendChild(document.createElement('iframe'));
  const { localStorage: storage } = frame.contentWindow as Window;
  await told(storage);
  const listener = vi.fn<() => void>();
  const stop = onErasedElsewhere(KEY, listener);
  act(storage);
  await told(storage);
  stop();
  expect(listener).toHaveBeenCalledTimes(calls);
});

describe('results', () => {
  const HOUR = 3_600_000;
  const RESULTS_KEY = `simulator-results-${KEY}`;
  const raw = [{ Banco: 'BANCO A' }, null, { odd: true }];
  const outcome = { form: typicalForm, personal: somebody, raw };
  const change = (changes: object) => {
    const stored = JSON.parse(sessionStorage.getItem(RESULTS_KEY) ?? '') as { data: object };
    sessionStorage.setItem(RESULTS_KEY, JSON.stringify({ ...stored, data: { ...stored.data, ...changes } }));
  };

  beforeEach(() => {
    savePersonalData(somebody);
    keepOutcome(KEY, outcome);
  });

  it('come back in this tab for two hours, on their own page only', () => {
    expect(loadOutcome(KEY, DAYS, words)).toEqual(outcome);
    expect(loadOutcome(loanFormKey('lapacho'), DAYS, words)).toBeNull();
    at(NOW + 2 * HOUR - 1);
    expect(loadOutcome(KEY, DAYS, words)).toEqual(outcome);
    at(NOW + 2 * HOUR);
    expect(loadOutcome(KEY, DAYS, words)).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it.each<[string, () => unknown]>([
    ['nothing is kept any more', () => keepOutcome(KEY, null)],
    ['the personal data were erased, by another tab', () => localStorage.removeItem(PERSONAL_KEY)],
    ['everything is erased', eraseEverything],
    ['the text is no JSON', () => sessionStorage.setItem(RESULTS_KEY, '{')],
    ['the offers are no list', () => change({ offers: 'x' })],
    ['the form is not valid', () => change({ form: { monto: 1 } })],
    ['the person is not valid', () => savePersonalData({ ...somebody, dni: '' })],
  ])('stored results do not come back when %s', (_, spoil) => {
    spoil();
    expect(loadOutcome(KEY, DAYS, words)).toBeNull();
  });

  it('stored results that do not fit leave no older ones, and throw nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(() => keepOutcome(KEY, { ...outcome, raw: [] })).not.toThrow();
    expect(loadOutcome(KEY, DAYS, words)).toBeNull();
  });
});
