import '#scripts/preview/editor/page/editor.css';
import { createRoot } from 'react-dom/client';
import { formatJson } from '#scripts/config/fix/format-json.ts';
import { schemaReader } from '#scripts/config/read/schema-walk.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';
import type { EditorData } from '#scripts/preview/editor/editor-data.ts';
import type { Published } from '#scripts/preview/editor/page/draft-text.ts';
import { Editor } from '#scripts/preview/editor/page/Editor.tsx';

const place = document.getElementById('editor');
if (!place) throw new Error('The page has no place for the editor.');

const address = place.dataset['content'] ?? 'data.json';

/** Reads the page's data, from the server and not from a cache. */
async function readData(): Promise<EditorData> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The content answered ${response.status}.`);
  return (await response.json()) as EditorData;
}

/** The published files as texts. */
const textsOf = ({ files }: EditorData): Published =>
  Object.fromEntries(
    Object.entries(files).map(([file, one]) => [file, typeof one === 'string' ? one : formatJson(one)]),
  );

const data = await readData();
const files = textsOf(data);
const schemas: Schemas = { byKind: new Map(Object.entries(data.schemas)), hash: '' };
createRoot(place).render(
  <Editor
    {...data}
    published={files}
    read={async () => textsOf(await readData())}
    schemas={schemas}
    reader={schemaReader(schemas)}
  />,
);
