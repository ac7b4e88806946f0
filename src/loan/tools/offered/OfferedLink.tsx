/** An offer's entity, by its name in the record or its match key, and the loan. */
export type OfferedLinkProps = {
  link: { label: string; href: string };
  entity: string;
  received?: number;
  count?: number;
};

/** The way to the page where somebody reports what they were offered. What is known stays in the browser, after the #. */
export const OfferedLink = ({ link, entity, received = 0, count = 0 }: OfferedLinkProps) => (
  <a
    href={`${link.href}#entidad=${encodeURIComponent(entity)}&received=${received || ''}&count=${count || ''}`}
  >
    {link.label}
  </a>
);
