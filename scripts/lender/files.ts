import { LOGO_FOLDER } from '#scripts/config/read/kinds.ts';

/** The brand, the navigation and the addresses of the site, which other files lean on. */
export const SITE_FILE = 'config/site.json';

export const lenderFile = (id: string): string => `config/lenders/${id}.json`;
export const logoFile = (logo: string): string => `${LOGO_FOLDER}/${logo}`;
