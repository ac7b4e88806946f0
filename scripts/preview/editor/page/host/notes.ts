import type { Notes } from '#scripts/preview/editor/page/host/propose.ts';

const KEY = 'editor-handing-in';

/** Notes of a browser that keeps none, for as long as the page is open. */
const unkept = new Map<string, string>();

/** Notes that are kept in this browser: branches and commits, nothing secret. */
export const NOTES: Notes = {
  get: (name) => {
    try {
      return unkept.get(name) ?? localStorage.getItem(`${KEY} ${name}`) ?? '';
    } catch {
      return '';
    }
  },
  set: (name, value) => {
    try {
      if (value === '') localStorage.removeItem(`${KEY} ${name}`);
      else localStorage.setItem(`${KEY} ${name}`, value);
      unkept.delete(name);
    } catch {
      unkept.set(name, value);
    }
  },
};
