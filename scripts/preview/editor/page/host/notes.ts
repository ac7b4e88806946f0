import type { Notes } from '#scripts/preview/editor/page/host/propose.ts';

const KEY = 'editor-handing-in';

/** Notes that are kept in this browser: branches and trees, nothing secret. */
export const NOTES: Notes = {
  get: (name) => localStorage.getItem(`${KEY} ${name}`) ?? '',
  set: (name, value) => {
    if (value === '') localStorage.removeItem(`${KEY} ${name}`);
    else localStorage.setItem(`${KEY} ${name}`, value);
  },
};
