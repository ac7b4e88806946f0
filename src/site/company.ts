import type { Site } from '#generated/types.ts';

/** Fields of the responsible company that must all be known before any is shown. */
export const COMPANY_FIELDS = ['legalName', 'cuit', 'address', 'email'] as const;

type Company = Required<Pick<Site['company'], (typeof COMPANY_FIELDS)[number]>> &
  Pick<Site['company'], 'label' | 'registration'>;

/** The responsible company, once the content knows all of it; null until then. */
export const knownCompany = ({ company }: Pick<Site, 'company'>): Company | null =>
  COMPANY_FIELDS.every((field) => company[field]) ? (company as Company) : null;
