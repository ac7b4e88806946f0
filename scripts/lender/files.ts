import { LOGO_FOLDER } from '#scripts/config/read/kinds.ts';

export const lenderFile = (id: string): string => `config/lenders/${id}.json`;
export const logoFile = (logo: string): string => `${LOGO_FOLDER}/${logo}`;
