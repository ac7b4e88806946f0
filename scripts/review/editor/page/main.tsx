import '#scripts/review/editor/page/editor.css';
import { createRoot } from 'react-dom/client';
import type { EditorData } from '#scripts/review/editor/editor-data.ts';
import { Editor } from '#scripts/review/editor/page/Editor.tsx';

const place = document.getElementById('editor');
if (!place) throw new Error('The page has no place for the editor.');
const response = await fetch(document.documentElement.dataset['content'] ?? 'data.json');
createRoot(place).render(<Editor data={(await response.json()) as EditorData} />);
