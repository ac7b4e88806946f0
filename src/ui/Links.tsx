type LinksProps = {
  links: readonly { label: string; href: string }[];
  /** Whether something stands before them in their line. */
  isContinued?: boolean;
};

/** Links beside each other, in a line of text; nothing without any. */
export const Links = ({ links, isContinued = false }: LinksProps) =>
  links.map(({ label, href }, at) => (
    <span key={href}>
      {isContinued || at > 0 ? ' · ' : ''}
      <a href={href}>{label}</a>
    </span>
  ));
