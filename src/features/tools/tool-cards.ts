import { cards } from '#generated/cards.ts';
import { pathTo } from '#site/routes.ts';
import type { Content } from '#site/content.ts';

/** A tool as the menu, the footer and the home page name it. */
type ToolCard = {
  label: string;
  text: string;
  href: string;
  /** Path of its drawing, in a square of 20 px. */
  icon: string;
};

type File = { id?: string; card?: { title: string; text: string } };

/** The site's tools, each by the card in its own file. */
export const toolCards = (content: Content): ToolCard[] =>
  cards.flatMap(({ part, kind, icon }) =>
    ([content[part]].flat() as File[]).flatMap(({ id = '', card }) =>
      card ? [{ label: card.title, text: card.text, href: pathTo(kind, { id }), icon }] : [],
    ),
  );
