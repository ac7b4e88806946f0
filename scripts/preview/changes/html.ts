import { formatShortDate } from '#domain/format.ts';
import type { PageChanges } from '#scripts/preview/changes/page-changes.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pluralize } from '#scripts/config/read/wording.ts';
import type { Change, LogoChange } from '#scripts/preview/changes/content-changes.ts';
import { DEVICES, type PicturePair } from '#scripts/preview/changes/pictures.ts';
import {
  AFTER_SENDING_NOTE,
  type ChangeReport,
  FATES,
  hasChangesAfterSending,
  outline,
  whereOf,
} from '#scripts/preview/changes/report.ts';
import {
  type Group,
  grouped,
  isGroup,
  isWholeFile,
  placeOf,
  sentenceOf,
} from '#scripts/preview/changes/sentence.ts';
import { editorAddress, RECORD_TITLE } from '#scripts/preview/changes/record-changes.ts';
import type { Shown } from '#scripts/preview/changes/values.ts';
import { type Stretch, wordChanges } from '#scripts/preview/changes/words.ts';
import { escapedHtml as escaped } from '#scripts/preview/escaped-html.ts';

const joined = (parts: readonly string[]): string => parts.join('\n');

const listOf = (items: readonly string[]): string =>
  `<ul>${joined(items.map((item) => `<li>${item}</li>`))}</ul>`;

const details = (summary: string, body: string): string =>
  `<details><summary>${summary}</summary>${body}</details>`;

const badge = (kind: string, text: string): string => `<span class="badge ${kind}">${text}</span>`;

const soft = (text: string): string => `<p class="soft">${text}</p>`;
const note = (text: string): string => `<p class="note">${text}</p>`;

/** An unchanged stretch longer than this is shown by its ends. */
const LONGEST_SAME = 160;
const END = 60;

const swatch = ({ color }: Shown): string =>
  color ? `<span class="swatch" style="background:${escaped(color)}"></span> ` : '';

const shown = (value: Shown | null): string => (value ? swatch(value) + escaped(value.text) : '');

function stretchText({ kind, text }: Stretch): string {
  if (kind !== 'same')
    return kind === 'before' ? `<del>${escaped(text)}</del>` : `<ins>${escaped(text)}</ins>`;
  if (text.length <= LONGEST_SAME) return escaped(text);
  return `${escaped(text.slice(0, END))} <small>…</small> ${escaped(text.slice(-END))}`;
}

/** Both versions of a value, what differs marked word by word; colours are marked whole. */
function versions(before: Shown, after: Shown): string {
  const stretches: Stretch[] =
    (before.color ?? after.color)
      ? [
          { kind: 'before', text: before.text },
          { kind: 'after', text: after.text },
        ]
      : wordChanges(before.text, after.text);
  const side = (other: Stretch['kind'], value: Shown): string =>
    swatch(value) +
    stretches
      .filter(({ kind }) => kind !== other)
      .map(stretchText)
      .join('');
  return `<dl><dt>Antes</dt><dd>${side('after', before)}</dd><dt>Ahora</dt><dd>${side('before', after)}</dd></dl>`;
}

function partsList({ parts }: Change): string {
  if (parts.length === 0) return '';
  const items = parts.map(
    ({ path, shown: value }) => `<dt>${escaped(path.join(' › '))}</dt><dd>${shown(value)}</dd>`,
  );
  const summary = parts.length === 1 ? 'Ver el dato' : `Ver los ${parts.length} datos`;
  return details(summary, `<dl>${joined(items)}</dl>`);
}

const BADGES = { added: 'Se agrega', removed: 'Se quita', moved: 'Cambia de lugar' } as const;
const fateOf = ({ kind }: Change): string => (kind === 'changed' ? '' : ` ${badge(kind, BADGES[kind])}`);

function valueOf({ kind, before, after }: Change): string {
  if (kind === 'moved') return `<p>Del lugar ${shown(before)} al ${shown(after)}.</p>`;
  return before && after ? versions(before, after) : shown(after ?? before);
}

function changeItem(change: Change): string {
  const place = placeOf(change);
  const where = place ? `<p class="where">${escaped(place)}${fateOf(change)}</p>` : '';
  const noted = change.notes.length > 0 ? `<div class="soft">${listOf(change.notes.map(escaped))}</div>` : '';
  return `<li class="change">${where}${valueOf(change)}${noted}${partsList(change)}</li>`;
}

function groupItem({ place, changes }: Group): string {
  const sentences = listOf(changes.map((change) => escaped(sentenceOf(change))));
  return `<li class="change"><p class="where">${escaped(place)}</p>${details(`${changes.length} cambios parecidos`, sentences)}</li>`;
}

function firstPart({ first }: ChangeReport): string {
  if (first.length === 0) return '';
  const parts = first.map(
    ({ why, sentences }) => `<h3>${escaped(why)}</h3>${listOf(sentences.map(escaped))}`,
  );
  return `<section id="primero"><h2>Para mirar primero</h2>${joined(parts)}</section>`;
}

/** Lists the changes by the record, each with a link to its field in the editor. */
function recordPart({ record }: ChangeReport): string {
  if (record.length === 0) return '';
  const lines = record.map(
    (one) => `${escaped(one.says)} <a href="${escaped(editorAddress(one))}">abrir en el editor</a>`,
  );
  return `<section id="registro"><h2>${RECORD_TITLE}</h2>${listOf(lines)}</section>`;
}

/** All changes of one file under one heading; a file that came or went says so beside its name. */
function subjectPart(changes: readonly [Change, ...Change[]]): string {
  const [first] = changes;
  const mark = isWholeFile(first) ? fateOf(first) : '';
  const heading = `<h3>${escaped(first.subject)}${mark} <small>${escaped(first.file)}</small></h3>`;
  const items = grouped(changes).map((one) => (isGroup(one) ? groupItem(one) : changeItem(one)));
  return `<article class="card">${heading}<ul>${joined(items)}</ul></article>`;
}

function logoPart({ file, before, after, isLeftBehind }: LogoChange): string {
  const image = (svg: string | null, label: string): string => {
    const address = `data:image/svg+xml;base64,${Buffer.from(svg ?? '').toString('base64')}`;
    return svg === null
      ? ''
      : `<figure><img src="${address}" alt="" width="72" height="72"><figcaption>${label}</figcaption></figure>`;
  };
  const heading = before === null && !isLeftBehind ? 'Logo nuevo' : 'Logo';
  const warning = isLeftBehind ? note('Cambió el color del banco, pero su logo sigue con el de antes.') : '';
  return `<article class="card"><h3>${heading} <small>${escaped(file)}</small></h3><div class="logos">${image(before, 'Antes')}${image(after, 'Ahora')}</div>${warning}</article>`;
}

function wordsPart(report: ChangeReport): string {
  const { changes, logos } = report.content;
  if (changes.length + logos.length === 0) return '<p>El contenido no cambia.</p>';
  const subjects = new Map<string, [Change, ...Change[]]>();
  for (const change of changes) {
    const known = subjects.get(change.file);
    if (known) known.push(change);
    else subjects.set(change.file, [change]);
  }
  const hint = hasChangesAfterSending(report) ? note(AFTER_SENDING_NOTE) : '';
  return hint + joined([...Array.from(subjects.values(), subjectPart), ...logos.map(logoPart)]);
}

const anchorOf = (path: string, day = ''): string => `pagina${(path + day).replaceAll(/[^a-z0-9]+/g, '-')}`;

function pagesPart({ pages: changes, pictures }: ChangeReport): string {
  const { unchanged, redirects, days } = changes;
  const pictured = new Set(pictures.map(({ path, day }) => anchorOf(path, day)));
  const tableOf = (some: Pick<PageChanges, 'pages' | 'unchanged'>, day?: string): string => {
    const rows = some.pages.map((page) => {
      const [where, at] = [escaped(whereOf(page, some)), anchorOf(page.path, day)];
      const address = pictured.has(at) ? `<a href="#${at}">${where}</a>` : where;
      return `<tr><td>${address}</td><td>${escaped(page.title)}</td><td>${badge(page.kind, FATES[page.kind])}</td></tr>`;
    });
    return rows.length > 0 ? `<table>${joined(rows)}</table>` : '<p>Ninguna página cambia.</p>';
  };
  const later = days.map((one) => `<h3>Desde el ${formatShortDate(one.day)}</h3>${tableOf(one, one.day)}`);
  const lines = (['added', 'removed'] as const).flatMap((kind) =>
    redirects[kind].map((one) => `${badge(kind, FATES[kind])} ${escaped(one)}`),
  );
  const list = lines.length > 0 ? `<h3>Redirecciones</h3>${listOf(lines)}` : '';
  return `${tableOf(changes)}${soft(`${unchanged} páginas quedan igual.`)}${joined(later)}${list}`;
}

function figure(picture: Buffer | null, label: string): string {
  const shown = picture
    ? `<img src="data:image/jpeg;base64,${picture.toString('base64')}" alt="">`
    : soft('No existe');
  return `<figure><figcaption>${label}</figcaption>${shown}</figure>`;
}

const pairPart = ({ before, after, looksTheSame }: PicturePair, device: string): string =>
  looksTheSame
    ? soft('Se ve igual: cambia algo que no está a la vista, como el resumen para buscadores.')
    : `<div class="pair ${device}" tabindex="0">${figure(before, 'Antes')}${figure(after, 'Ahora')}</div>`;

function picturesPart({ pictures, pages: { pages, days } }: ChangeReport): string {
  if (pictures.length === 0) return '';
  const changes = new Map([
    ...pages.map((page) => [anchorOf(page.path), page] as const),
    ...days.flatMap((one) => one.pages.map((page) => [anchorOf(page.path, one.day), page] as const)),
  ]);
  const parts = pictures.map(({ path, day, pairs }) => {
    const { title = '', kind = 'changed' } = changes.get(anchorOf(path, day)) ?? {};
    const from = day ? `desde el ${formatShortDate(day)}` : '';
    const heading = `<h3>${escaped(path)} ${from} ${badge(kind, FATES[kind])} <small>${escaped(title)}</small></h3>`;
    const devices = DEVICES.map(({ id, label }) => `<h4>${label}</h4>${pairPart(pairs[id], id)}`);
    return `<article class="card" id="${anchorOf(path, day)}">${heading}${joined(devices)}</article>`;
  });
  const pictured = new Set(pictures.map(({ path, day }) => anchorOf(path, day)));
  const omitted = [...changes.keys()].filter((at) => !pictured.has(at)).length;
  const more = pluralize(omitted, 'página más que cambia', 'páginas más que cambian');
  const rest = omitted > 0 ? note(`Hay ${more}, sin foto.`) : '';
  return `<section id="fotos"><h2>Antes y ahora</h2>${rest}${joined(parts)}</section>`;
}

function codePart({ code }: ChangeReport): string {
  if (code.length === 0) return '';
  const files = details(`Ver los ${code.length} archivos`, listOf(code.map(escaped)));
  return `<section id="codigo"><h2>Código</h2><p>Además del contenido cambian archivos del programa. Los revisa un programador.</p>${files}</section>`;
}

/** The report as one HTML file that needs nothing else: pictures and styles are inside, and nothing may be fetched. */
export function asHtml(report: ChangeReport): string {
  const style = readFileSync(join(import.meta.dirname, 'report.css'), 'utf8');
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
${recordPart(report)}
<section id="palabras"><h2>En palabras</h2>${wordsPart(report)}</section>
<section id="paginas"><h2>Páginas</h2>${pagesPart(report)}</section>
${picturesPart(report)}
${codePart(report)}
</main>
</body>
</html>
`;
}
