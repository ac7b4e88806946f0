import { type ComponentType, Fragment, type ReactNode } from 'react';
import { parts } from '#generated/parts.ts';
import type { Legal } from '#generated/types.ts';
import { styles } from '#pages/article.styles.ts';
import { styles as callout } from '#pages/blocks/callout.styles.ts';
import { DataTable } from '#pages/blocks/DataTable.tsx';
import { Anchor, LinkedText } from '#pages/blocks/LinkedText.tsx';
import type { Values } from '#site/gap-values.ts';
import { fill } from '#domain/template.ts';
import { Facts } from '#ui/Facts.tsx';
import { messages } from '#ui/messages.styles.ts';

/** A block of a long text; `schema/legal.schema.json` says what each holds. */
export type Block = Legal['sections'][number]['blocks'][number];

type Renderers = {
  [Type in Block['type']]: (block: Extract<Block, { type: Type }>, values: Values) => ReactNode;
};

/** What features draw, by the names that texts give it. */
const PARTS: Readonly<Record<string, ComponentType | undefined>> = parts;

/** Two columns hold short pairs of figures; more columns than that hold text. */
const FIGURE_COLUMNS = 2;

const RENDERERS: Renderers = {
  paragraph: ({ text, links }, values) => (
    <p>
      <LinkedText text={text} links={links} values={values} />
    </p>
  ),
  list: ({ style, items }, values) => {
    const List = style === 'steps' ? 'ol' : 'ul';
    return (
      <List>
        {items.map((item) => (
          <li key={item}>{fill(item, values)}</li>
        ))}
      </List>
    );
  },
  table: ({ caption, headers, rows }, values) => (
    <DataTable
      caption={fill(caption, values)}
      headers={headers.map((header) => fill(header, values))}
      rows={rows.map((row) => row.map((cell) => fill(cell, values)))}
      layout={headers.length === FIGURE_COLUMNS ? 'pairs' : 'text'}
    />
  ),
  callout: ({ tone, title, text, links }, values) => (
    <div className={`${messages[tone]} ${callout.callout}`}>
      <h3>{fill(title, values)}</h3>
      <p>
        <LinkedText text={text} links={links} values={values} />
      </p>
    </div>
  ),
  definition: ({ items }, values) => (
    <Facts
      className={styles.definitions}
      facts={items.map(({ term, text }) => [fill(term, values), fill(text, values)])}
    />
  ),
  link: ({ text, href }, values) => (
    <p>
      <Anchor href={fill(href, values)}>{fill(text, values)}</Anchor>
    </p>
  ),
  part: ({ part }) => {
    const Part = PARTS[part];
    return Part && <Part />;
  },
};

/** The blocks of a section, in order. */
export const Blocks = ({ blocks, values }: { blocks: readonly Block[]; values: Values }) =>
  blocks.map((block, index) => {
    // Each renderer takes the block of its own type; the compiler cannot follow the key through the record.
    const render = RENDERERS[block.type] as (block: Block, values: Values) => ReactNode;
    return <Fragment key={index}>{render(block, values)}</Fragment>;
  });
