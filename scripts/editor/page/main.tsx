import '#scripts/editor/page/editor.css';
import { createRoot } from 'react-dom/client';
import { checks } from '#generated/checks.js';
import type { EditorData } from '#scripts/editor/dev-plugin.ts';
import { dataOf } from '#scripts/changes/data-of.ts';
import { Editor } from '#scripts/editor/page/Editor.tsx';

const place = document.getElementById('editor') as HTMLElement;
// Reads from the server and not from a cache, because somebody may have published a change.
const response = await fetch(place.dataset['content'] ?? '', { cache: 'no-cache' });
if (!response.ok) throw new Error(`The content answered ${response.status}.`);
const { files, css, ...data } = (await response.json()) as EditorData;
const schemas = { byKind: new Map(Object.entries(data.schemas)), hash: '' };
const published = Object.entries(files).map(([file, text]) => [file, dataOf(file, text)]);
createRoot(place).render(
  <Editor
    {...{ checks, css, schemas }}
    published={Object.fromEntries(published) as Record<string, unknown>}
  />,
);
