import { knownCompany } from '#site/company.ts';
import { useSite } from '#site/site.ts';

/** Names the company responsible for the site, in a line; nothing until the content has it. */
export function CompanyLine() {
  const company = knownCompany(useSite().content.site);
  if (!company) return null;
  const { label, legalName, cuit, address, email, registration } = company;
  const known = [legalName, `CUIT ${cuit}`, address, registration, email].filter(Boolean);
  return <p>{`${label}: ${known.join(' · ')}`}</p>;
}
