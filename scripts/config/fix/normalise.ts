import { folded } from '#scripts/config/read/wording.ts';
import type { Resolved, SchemaReader } from '#scripts/config/read/schema-walk.ts';

type Members = Record<string, unknown>;

const SHORT_COLOR = /^#?([0-9A-F])([0-9A-F])([0-9A-F])$/;
const LONG_COLOR = /^#?([0-9A-F]{6})$/;

/** 'fa6400', '#fa6400' and '#F60' as `#RRGGBB`; anything else as it is. */
export function normalColor(color: string): string {
  const upper = color.trim().toUpperCase();
  const [, long] = LONG_COLOR.exec(upper) ?? [];
  if (long !== undefined) return `#${long}`;
  const [, red, green, blue] = SHORT_COLOR.exec(upper) ?? [];
  return red === undefined ? color : `#${red}${red}${green}${green}${blue}${blue}`;
}

/** 'Banco Nación' as 'banco-nacion'; a text without letters or digits as it is. */
export function normalSlug(text: string): string {
  return (
    folded(text)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || text
  );
}

/** By where their schema is declared. */
const NORMAL_FORMS: Readonly<Record<string, (text: string) => string>> = {
  'common#/$defs/color': normalColor,
  'common#/$defs/slug': normalSlug,
};

/** Writes colours and slugs in their one form, in place: `value` is a draft that may be changed. */
export function normalise(reader: SchemaReader, schema: Resolved, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const members = value as Members;
  for (const [key, member] of Object.entries(members)) {
    const inner = reader.memberOf(schema, key, member);
    if (!inner) continue;
    const form = NORMAL_FORMS[inner.name];
    if (form && typeof member === 'string') {
      const normal = form(member);
      if (normal !== member) members[key] = normal;
    } else normalise(reader, inner, member);
  }
}
