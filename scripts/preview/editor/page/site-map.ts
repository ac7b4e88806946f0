import { groups } from '#generated/kinds.ts';
import type { Lender } from '#generated/types.ts';
import { drawingAddress, monogramOf } from '#scripts/build/site/monogram.ts';
import { idOf, SITE_FILE, slotOf } from '#scripts/config/read/kinds.ts';
import { parsed, type Published } from '#scripts/preview/editor/page/draft-text.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';
import { PAGE_STATES } from '#scripts/preview/states.ts';

/** A file as the map shows it: its name, where visitors see it, and a lender's colour and logo. */
export type MapEntry = { file: string; title: string; where: string; color?: string; logo?: string };

export type MapSection = { title: string; entries: MapEntry[] };

const COLOR = /^#[\dA-F]{6}$/i;

/** A lender's name, logo and colour; empty when its file is broken. */
function looksOf(text: string, file: string, files: Published): Partial<MapEntry> {
  const lender = parsed(text) as (Lender & { page?: unknown }) | undefined;
  if (!lender || !COLOR.test(lender.color)) return {};
  const drawing = lender.logo ? files[`config/logos/${lender.logo}`] : undefined;
  const logo = drawingAddress(drawing ?? monogramOf({ ...lender, id: idOf(file) }));
  return { color: lender.color, logo, ...(!lender.page && { where: WORDS.cardOnly }) };
}

/** Where visitors see a file: '/galicia', '/simular · Resultados'; '' when it stands on no page of its own. */
function whereOf(file: string): string {
  const { preview } = slotOf(file) ?? {};
  if (!preview) return '';
  const path = preview.path.replace('{id}', idOf(file));
  const state = Object.entries(PAGE_STATES).find(([id]) => id === preview.state)?.[1];
  return state ? `${path} · ${state.label}` : path;
}

const sectionOf = (file: string): string | undefined =>
  file === SITE_FILE ? WORDS.everywhere : slotOf(file)?.group;

/** Draws the map of a content again and again; an entry is made once for as long as its file stays as it is. */
export function openMap(): (files: Published, titleOf: (file: string) => string) => MapSection[] {
  const known = new Map<string, { made: MapEntry; from: string }>();
  const entryOf = (file: string, files: Published, titleOf: (file: string) => string): MapEntry => {
    const text = files[file] ?? '';
    const isLender = slotOf(file)?.part === 'lenders';
    const from = isLender ? text + (files[`config/logos/${idOf(file)}.svg`] ?? '') : text;
    const before = known.get(file);
    if (before?.from === from) return before.made;
    const looks = isLender ? looksOf(text, file, files) : {};
    const made = { file, title: titleOf(file), where: whereOf(file), ...looks };
    known.set(file, { made, from });
    return made;
  };
  return (files, titleOf) => {
    const all = Object.keys(files).filter((file) => file.endsWith('.json'));
    return [WORDS.everywhere, ...groups].map((title) => ({
      title,
      entries: all
        .filter((file) => sectionOf(file) === title)
        .map((file) => entryOf(file, files, titleOf))
        .toSorted((one, other) => one.title.localeCompare(other.title, 'es')),
    }));
  };
}
