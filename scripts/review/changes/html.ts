import { escapedHtml as escaped } from '#scripts/review/escaped-html.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change, LogoChange } from '#scripts/review/changes/content-changes.ts';
import {
  type Group,
  grouped,
  isGroup,
  isWholeFile,
  placeOf,
  sentenceOf,
} from '#scripts/review/changes/sentence.ts';
import { FATES } from '#scripts/review/changes/markdown.ts';
import { pluralize } from '#scripts/config/read/wording.ts';
import type { PageChange } from '#scripts/review/changes/page-changes.ts';
import type { Picture, PicturePair } from '#scripts/review/changes/picture-compare.ts';
import { DEVICES, type PagePictures } from '#scripts/review/changes/pictures.ts';
import {
  AFTER_SENDING_NOTE,
  type ChangeReport,
  hasChangesAfterSending,
  outline,
} from '#scripts/review/changes/report.ts';
import type { Shown } from '#scripts/review/changes/values.ts';
import { type Stretch, wordChanges } from '#scripts/review/changes/words.ts';

const joined = (parts: readonly string[]): string => parts.join('\n');

const listOf = (items: readonly string[]): string =>
  `<ul>${joined(items.map((item) => `<li>${item}</li>`))}</ul>`;

/** An unchanged stretch longer than this is told by its ends. */
const LONGEST_SAME = 160;
const END = 60;

const swatch = ({ color }: Shown): string =>
  color ? `<span class="swatch" style="background:${escaped(color)}"></span> ` : '';

const shown = (value: Shown | null): string => (value ? swatch(value) + escaped(value.text) : '');

function sameText(text: string): string {
  if (text.length <= LONGEST_SAME) return escaped(text);
  return `${escaped(text.slice(0, END))} <small>…</small> ${escaped(text.slice(-END))}`;
}

function stretchText({ kind, text }: Stretch): string {
  if (kind === 'same') return sameText(text);
  return kind === 'before' ? `<del>${escaped(text)}</del>` : `<ins>${escaped(text)}</ins>`;
}

/** Both versions of a value, what differs marked word by word. */
function versions(before: Shown, after: Shown): string {
  const isWhole = before.color !== undefined || after.color !== undefined;
  const stretches: Stretch[] = isWhole
    ? [
        { kind: 'before', text: before.text },
        { kind: 'after', text: after.text },
      ]
    : wordChanges(before.text, after.text);
  const side = (kind: Stretch['kind'], value: Shown): string =>
    swatch(value) +
    stretches
      .filter((one) => one.kind === 'same' || one.kind === kind)
      .map(stretchText)
      .join('');
  return `<dl><dt>Antes</dt><dd>${side('before', before)}</dd><dt>Ahora</dt><dd>${side('after', after)}</dd></dl>`;
}

function partsList({ parts }: Change): string {
  if (parts.length === 0) return '';
  const items = parts.map(
    ({ path, shown: value }) => `<dt>${escaped(path.join(' › '))}</dt><dd>${shown(value)}</dd>`,
  );
  const summary = parts.length === 1 ? 'Ver el dato' : `Ver los ${parts.length} datos`;
  return `<details><summary>${summary}</summary><dl>${joined(items)}</dl></details>`;
}

const BADGES = { added: 'Se agrega', removed: 'Se quita', moved: 'Cambia de lugar' } as const;
const badge = (kind: keyof typeof BADGES): string => `<span class="badge ${kind}">${BADGES[kind]}</span>`;

function changeItem(change: Change): string {
  const { kind, before, after, notes } = change;
  const mark = kind === 'changed' || isWholeFile(change) ? '' : ` ${badge(kind)}`;
  const place = placeOf(change);
  const where = place ? `<p class="where">${escaped(place)}${mark}</p>` : '';
  const value =
    kind === 'moved'
      ? `<p>Del lugar ${shown(before)} al ${shown(after)}.</p>`
      : before && after
        ? versions(before, after)
        : shown(after ?? before);
  const noted = notes.length > 0 ? `<div class="soft">${listOf(notes.map(escaped))}</div>` : '';
  return `<li class="change">${where}${value}${noted}${partsList(change)}</li>`;
}

function groupItem({ place, changes }: Group): string {
  const sentences = listOf(changes.map((change) => escaped(sentenceOf(change))));
  return `<li class="change"><p class="where">${escaped(place)}</p><details><summary>${changes.length} cambios parecidos</summary>${sentences}</details></li>`;
}

function firstPart({ first }: ChangeReport): string {
  if (first.length === 0) return '';
  const parts = first.map(
    ({ why, sentences }) => `<h3>${escaped(why)}</h3>${listOf(sentences.map(escaped))}`,
  );
  return `<section id="primero"><h2>Para mirar primero</h2>${joined(parts)}</section>`;
}

/** All changes of one file under one heading; a file that came or went says so beside its name. */
function subjectPart(changes: readonly Change[]): string {
  const [first] = changes;
  if (!first) return '';
  const mark = isWholeFile(first) && first.kind !== 'changed' ? ` ${badge(first.kind)}` : '';
  const heading = `<h3>${escaped(first.subject)}${mark} <small>${escaped(first.file)}</small></h3>`;
  const items = grouped(changes).map((one) => (isGroup(one) ? groupItem(one) : changeItem(one)));
  return `<article class="card">${heading}<ul>${joined(items)}</ul></article>`;
}

const asImage = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

function logoPart({ file, before, after, isLeftBehind }: LogoChange): string {
  const image = (svg: string | null, label: string): string =>
    svg === null
      ? ''
      : `<figure><img src="${asImage(svg)}" alt="" width="72" height="72"><figcaption>${label}</figcaption></figure>`;
  return `<article class="card"><h3>${before === null && !isLeftBehind ? 'Logo nuevo' : 'Logo'} <small>${escaped(file)}</small></h3><div class="logos">${image(before, 'Antes')}${image(after, 'Ahora')}</div>${isLeftBehind ? '<p class="note">Cambió el color del banco, pero su logo sigue con el de antes.</p>' : ''}</article>`;
}

function wordsPart(report: ChangeReport): string {
  const { changes, logos } = report.content;
  if (changes.length + logos.length === 0) return '<p>El contenido no cambia.</p>';
  const subjects = new Map<string, Change[]>();
  for (const change of changes) subjects.set(change.file, [...(subjects.get(change.file) ?? []), change]);
  const note = hasChangesAfterSending(report) ? `<p class="note">${AFTER_SENDING_NOTE}</p>` : '';
  return note + joined([...Array.from(subjects.values(), subjectPart), ...logos.map(logoPart)]);
}

const anchorOf = (path: string): string => `pagina${path.replaceAll(/[^a-z0-9]+/g, '-')}`;

function pagesPart({ pages, pictures }: ChangeReport): string {
  const { redirects } = pages;
  const pictured = new Set(pictures.map(({ path }) => path));
  const row = ({ path, title, kind }: PageChange): string => {
    const address = pictured.has(path) ? `<a href="#${anchorOf(path)}">${escaped(path)}</a>` : escaped(path);
    return `<tr><td>${address}</td><td>${escaped(title)}</td><td><span class="badge ${kind}">${FATES[kind]}</span></td></tr>`;
  };
  const table =
    pages.pages.length > 0
      ? `<table>${joined(pages.pages.map(row))}</table>`
      : '<p>Ninguna página cambia.</p>';
  const lines = [
    ...redirects.added.map((one) => `<span class="badge added">Nueva</span> ${escaped(one)}`),
    ...redirects.removed.map((one) => `<span class="badge removed">Se quita</span> ${escaped(one)}`),
  ];
  const list = lines.length > 0 ? `<h3>Redirecciones</h3>${listOf(lines)}` : '';
  return `${table}<p class="soft">${pages.unchanged} páginas quedan igual.</p>${list}`;
}

const share = (rows: number, { height }: Picture): string => `${((rows / height) * 100).toFixed(3)}%`;

function figure(picture: Picture | null, label: string): string {
  if (!picture) return `<figure><figcaption>${label}</figcaption><p class="soft">No existe</p></figure>`;
  const { address, width, height, above, changed } = picture;
  const marks = changed.map(
    ({ from, count }) =>
      `<span class="mark" style="top:${share(from, picture)};height:${share(count, picture)}"></span>`,
  );
  const cut = above > 0 ? ' <small>más arriba no cambia</small>' : '';
  const image = `<img src="${address}" alt="" width="${width}" height="${height}">`;
  return `<figure><figcaption>${label}${cut}</figcaption><div class="shot">${image}${marks.join('')}</div></figure>`;
}

function pairPart(label: string, { before, after, looksTheSame }: PicturePair, device: string): string {
  const heading = `<h4>${label}</h4>`;
  if (looksTheSame)
    return `${heading}<p class="soft">Se ve igual: cambia algo que no está a la vista, como el resumen para buscadores.</p>`;
  return `${heading}<div class="pair ${device}" tabindex="0">${figure(before, 'Antes')}${figure(after, 'Ahora')}</div>`;
}

function picturesPart({ pictures, pages }: ChangeReport): string {
  const changes = new Map(pages.pages.map((page) => [page.path, page]));
  const part = ({ path, pairs }: PagePictures): string => {
    const { title = '', kind = 'changed' } = changes.get(path) ?? {};
    const heading = `<h3>${escaped(path)} <span class="badge ${kind}">${FATES[kind]}</span> <small>${escaped(title)}</small></h3>`;
    const devices = DEVICES.map(({ id, label }) => pairPart(label, pairs[id], id));
    return `<article class="card" id="${anchorOf(path)}">${heading}${joined(devices)}</article>`;
  };
  const pictured = new Set(pictures.map(({ path }) => path));
  const omitted = pages.pages.filter(({ path }) => !pictured.has(path)).length;
  const more = pluralize(omitted, 'página más que cambia', 'páginas más que cambian');
  const note = omitted > 0 ? `<p class="note">Hay ${more}, sin foto.</p>` : '';
  const legend = '<p class="soft"><span class="sign"></span> La franja naranja marca lo que cambió.</p>';
  return pictures.length === 0 ? '' : legend + note + joined(pictures.map(part));
}

function codePart({ code }: ChangeReport): string {
  if (code.length === 0) return '';
  return `<section id="codigo"><h2>Código</h2><p>Además del contenido cambian archivos del programa. Los revisa un programador.</p><details><summary>Ver los ${code.length} archivos</summary>${listOf(code.map(escaped))}</details></section>`;
}

/** The report as one HTML file that needs nothing else: pictures and styles are inside, and nothing may be fetched. */
export function asHtml(report: ChangeReport): string {
  const style = ['../review.css', 'report.css']
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('');
  const pictures = picturesPart(report);
  return `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Qué cambia en el sitio</title>
<style>${style}</style>
</head>
<body>
<header><h1>Qué cambia en el sitio</h1><p>${escaped(outline(report))}</p>
<p class="soft">De ${escaped(report.base)} a ${escaped(report.head)}.</p></header>
<main>
${firstPart(report)}
<section id="palabras"><h2>En palabras</h2>${wordsPart(report)}</section>
<section id="paginas"><h2>Páginas</h2>${pagesPart(report)}</section>
${pictures ? `<section id="fotos"><h2>Antes y ahora</h2>${pictures}</section>` : ''}
${codePart(report)}
</main>
</body>
</html>
`;
}
