import type { ComponentType } from 'react';
import type { PageKind, PageParams } from '#generated/routes.ts';
import type { Content } from '#site/content.ts';
import type { PageHead } from '#site/head.ts';

/** A page's `<head>`, from the content and the parameters of its address. */
export type Head<Kind extends PageKind> = (
  content: Content,
  params: PageParams<Kind>,
  kind: Kind,
) => PageHead;

/** The component of every kind of page. It gets its kind and the parameters of its address. */
export type Screens = {
  [Kind in PageKind]: { Page: ComponentType<{ kind: Kind; params: PageParams<Kind> }>; head: Head<Kind> };
};
