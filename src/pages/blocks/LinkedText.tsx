import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { linkedText } from '#domain/linked-text.ts';
import type { Values } from '#site/gap-values.ts';

/** A link to a page of the site, a place on this page, another site or a mailbox. */
export const Anchor = ({ href, children }: { href: string; children: string }) =>
  href.startsWith('/') ? (
    <Link to={href}>{children}</Link>
  ) : (
    <a href={href} {...(href.startsWith('https:') && { rel: 'noopener' })}>
      {children}
    </a>
  );

type LinkedTextProps = {
  text: string;
  links?: readonly { text: string; href: string }[] | undefined;
  values: Values;
};

/** A text from the config with its gaps filled and its links in place. */
export const LinkedText = ({ text, links = [], values }: LinkedTextProps) =>
  linkedText(text, links, values).map((run, index) =>
    run.href ? (
      <Anchor key={index} href={run.href}>
        {run.text}
      </Anchor>
    ) : (
      <Fragment key={index}>{run.text}</Fragment>
    ),
  );
