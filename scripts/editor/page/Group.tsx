import type { ReactNode } from 'react';
import type { Resolved } from '#scripts/config/read/schema-walk.ts';
import { Problems } from '#scripts/editor/page/Problems.tsx';
import { helpOf } from '#scripts/editor/page/schema-words.ts';
import type { Editing } from '#scripts/editor/page/useEditing.ts';

export type FieldProps = {
  editing: Editing;
  schema: Resolved;
  pointer: string;
  /** Label of the part in its group. */
  title: string;
  value: unknown;
};

type GroupProps = Omit<FieldProps, 'value'> & { open: boolean; children: ReactNode };

/** Fields that belong together, to be unfolded. */
export function Group({ editing, schema, pointer, title, open, children }: GroupProps) {
  const help = helpOf(schema.node);
  return (
    <details className="group" open={open}>
      <summary>{title}</summary>
      {help && <p className="help">{editing.names.spoken(help)}</p>}
      <Problems editing={editing} pointer={pointer} />
      {children}
    </details>
  );
}
