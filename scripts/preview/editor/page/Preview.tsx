import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Campaign } from '#generated/types.ts';
import { dayInBuenosAires, isDay } from '#domain/format.ts';
import { turnsAfter } from '#scripts/config/read/campaigns.ts';
import { idOf } from '#scripts/config/read/kinds.ts';
import { keysOf } from '#scripts/config/read/problem.ts';
import { getAt } from '#scripts/config/read/set-at.ts';
import { follow, shownPart } from '#scripts/preview/editor/page/follow.ts';
import { isWritable, plain, sayBeside, writeInPage } from '#scripts/preview/editor/page/in-page.ts';
import type { Place } from '#scripts/preview/editor/page/page-view.ts';
import { nodeAt, wordsOfPlace } from '#scripts/preview/editor/page/place-words.ts';
import { lettersLeft } from '#scripts/preview/editor/page/schema-words.ts';
import { Button } from '#scripts/preview/editor/page/Button.tsx';
import { shownOn } from '#scripts/preview/editor/page/shown-on.ts';
import { DayText } from '#scripts/preview/editor/page/ReadText.tsx';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';
import { PAGE_STATES, type StateId } from '#scripts/preview/states.ts';

const WIDTHS = { narrow: 390, wide: 1280 };

/** The real page with the edited content, as wide as a phone or a computer, in either theme and any state. */
export function Preview(editing: Editing) {
  const { file, files, css, go, spot } = editing;
  const [chosen, setChosen] = useState<{ file: string; state: StateId }>();
  const [width, setWidth] = useState<keyof typeof WIDTHS>('narrow');
  const [isDark, setDark] = useState(false);
  const [today] = useState(() => dayInBuenosAires(Date.now()));
  const { campaign, kind, value } = editing;
  const campaignAt = kind === 'campaign' ? file : editing.chosen;
  const [picked, pick] = useState(() => ({
    day: new URLSearchParams(location.search).get('on') ?? undefined,
    of: campaignAt,
  }));
  const written = picked.of === campaignAt ? picked.day : undefined;
  const { from = '' } = (kind === 'campaign' ? (value as Partial<Campaign>) : campaign) ?? {};
  // A campaign is looked at on its first day, until another one is picked.
  const day = isDay(written) ? written : isDay(from) && from > today ? from : today;
  const setDay = (next: string): void => pick({ day: next, of: campaignAt });
  const { content: last, isShown, loaded: edited } = editing;
  const loaded = useMemo(() => (edited.content ? edited.on(day) : edited), [edited, day]);
  const content = loaded.content ?? last;
  const frame = useRef<HTMLIFrameElement>(null);
  const sought =
    spot.file === file ? shownPart(getAt(loaded.files.get(file)?.data, keysOf(spot.pointer))) : '';
  useEffect(() => {
    if (frame.current) follow(frame.current, sought);
  }, [sought]);
  const followed = useEffectEvent((shown: HTMLIFrameElement): void => follow(shown, sought));
  const { path, state } = content
    ? shownOn(file, content, chosen?.file === file ? chosen.state : undefined)
    : { path: '/', state: 'form' as const };
  const { begin, isWriting } = useInPage(editing, frame);
  const began = useEffectEvent(begin);
  useEffect(() => {
    // What is written in the page stays in it until that ends.
    if (!content || isWriting) return undefined;
    let isLeft = false;
    let stop: (() => void) | undefined;
    const draw = async (): Promise<void> => {
      const view = await import('#scripts/preview/editor/page/page-view.ts');
      const isOutside = state === 'card' || state === 'shared';
      const outside = isOutside ? await import('#scripts/preview/editor/page/outside.ts') : null;
      const isPast = state !== 'form' && state !== 'menu' && !isOutside;
      const screens = isPast ? await import('#scripts/preview/editor/page/screens.tsx') : null;
      if (isLeft) return;
      const find = (text: string, element: Element): boolean => {
        const place = view.placeOfText(loaded.files, file, text);
        if (!place) return false;
        go(place);
        began(place, element);
        return true;
      };
      const show = (html: string): void => {
        if (!frame.current) return;
        view.showPage(frame.current, html, isDark, find);
        if (state === 'menu') view.openMenu(frame.current);
        followed(frame.current);
      };
      const html = view.pageIn({ content, files, path, css, day });
      if (outside && isOutside)
        show(outside.drawOutside({ state, content, html, path, lenderId: idOf(file) }));
      else if (screens && isPast) stop = screens.drawState(state, content, html, show);
      else show(html);
    };
    // After the form has been drawn: typing must not wait for the preview.
    const timer = setTimeout(() => void draw());
    return () => {
      isLeft = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [content, loaded, path, state, file, files, css, isDark, day, go, isWriting]);
  return (
    <section className="preview" aria-label={WORDS.preview}>
      <p className="order">
        {(['narrow', 'wide'] as const).map((one) => (
          <Button key={one} aria-pressed={width === one} act={() => setWidth(one)}>
            {WORDS[one]}
          </Button>
        ))}
        <Button aria-pressed={isDark} act={() => setDark(!isDark)}>
          {WORDS.dark}
        </Button>
        <select
          aria-label={WORDS.state}
          value={state}
          onChange={(event) => setChosen({ file, state: event.target.value as StateId })}
        >
          {Object.entries(PAGE_STATES).map(([id, { label }]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <label className="day">
          {WORDS.day} <DayText value={written ?? day} change={(next) => setDay(String(next))} />
        </label>
      </p>
      <Days {...editing} {...{ today, day, setDay }} />
      <p className={isShown ? 'help' : 'error'}>
        {isShown ? WORDS.press : content ? WORDS.previewOld : WORDS.previewNone}{' '}
        {isShown && !loaded.content && WORDS.previewGaps}
      </p>
      {content && (
        <Scaled width={WIDTHS[width]}>
          <iframe ref={frame} sandbox="allow-same-origin" title={WORDS.preview} width={WIDTHS[width]} />
        </Scaled>
      )}
    </section>
  );
}

/** Lets a text of the edited file be written in the previewed page, with its limit and its faults beside it. */
function useInPage(editing: Editing, frame: RefObject<HTMLIFrameElement | null>) {
  const { file, kind = '', value, reader, names, isOffered, problemsAt, write } = editing;
  const [pointer, setPointer] = useState<string>();
  const typed = useRef(write);
  useEffect(() => {
    typed.current = write;
    if (pointer === undefined || !frame.current) return;
    const left = lettersLeft(nodeAt(reader, kind, value, pointer), getAt(value, keysOf(pointer)));
    const words = [
      wordsOfPlace(reader, kind, value, pointer),
      ...(left === undefined ? [] : [WORDS.lettersLeft(left)]),
      ...problemsAt(pointer).map((problem) => names.sentenceOf(problem)),
    ];
    sayBeside(frame.current, words.join(' · '));
  });
  const begin = (place: Place, element: Element): void => {
    const before = getAt(value, keysOf(place.pointer));
    const isText =
      place.file === file && typeof before === 'string' && plain(before) === plain(element.textContent);
    if (!isText || !isOffered(place.pointer) || !isWritable(element)) return;
    setPointer(place.pointer);
    writeInPage(element as HTMLElement, {
      write: (text) => typed.current(place.pointer, text),
      takeBack: () => typed.current(place.pointer, before),
      end: () => setPointer(undefined),
    });
  };
  return { begin, isWriting: pointer !== undefined };
}

const DAY_AND_MONTH = new Intl.DateTimeFormat('es-AR', { day: 'numeric', month: 'short', timeZone: 'UTC' });

type DaysProps = Editing & { today: string; day: string; setDay: (day: string) => void };

/** The days on which the site changes by itself, each to be looked at. */
function Days({ loaded, today, day, setDay }: DaysProps) {
  const turns = turnsAfter(loaded.parts, today);
  if (turns.length === 0) return null;
  return (
    <p className="order" role="group" aria-label={WORDS.days}>
      {[today, ...turns].map((one) => (
        <Button key={one} aria-pressed={one === day} act={() => setDay(one)}>
          {one === today ? WORDS.todayShort : DAY_AND_MONTH.format(Date.parse(one))}
        </Button>
      ))}
    </p>
  );
}

/** Makes what is wider than its place as small as it must be. */
function Scaled({ width, children }: { width: number; children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? width));
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [width]);
  const scale = Math.min(1, room / width);
  return (
    <div ref={box} className="scaled">
      <div style={{ transform: `scale(${scale})`, width, height: `${100 / scale}%` }}>{children}</div>
    </div>
  );
}
