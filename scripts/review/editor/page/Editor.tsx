import { useEffect, useMemo, useState } from 'react';
import { type ContentCheck, openContentCheck } from '#scripts/config/check-content.ts';
import { idOf, slotOf } from '#scripts/config/read/kinds.ts';
import { schemaReader } from '#scripts/config/read/schema-walk.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';
import type { Content } from '#site/content.ts';
import type { EditorData } from '#scripts/review/editor/editor-data.ts';
import {
  type Draft,
  storeDraft,
  storedDraft,
  withFile,
  withValue,
} from '#scripts/review/editor/page/draft.ts';
import { emptyOf } from '#scripts/review/editor/page/empty.ts';
import { Field, type Form } from '#scripts/review/editor/page/Field.tsx';
import { FileList } from '#scripts/review/editor/page/FileList.tsx';
import { newLenderFiles } from '#scripts/review/editor/page/new-lender-files.ts';
import { Preview } from '#scripts/review/editor/page/Preview.tsx';
import { Problems } from '#scripts/review/editor/page/Problems.tsx';
import { Proposal } from '#scripts/review/editor/page/Proposal.tsx';
import { WORDS } from '#scripts/review/editor/page/words.ts';

/** The whole editor: which file, its fields, how it looks, and what to hand in. */
export function Editor({ data }: { data: EditorData }) {
  const tools = useMemo(() => {
    const schemas = { byKind: new Map(Object.entries(data.schemas)) as Schemas['byKind'], hash: '' };
    return { check: openContentCheck(schemas), reader: schemaReader(schemas) };
  }, [data]);
  const [draft, setDraft] = useState<Draft>(storedDraft);
  const [file, setFile] = useState(
    () => Object.keys(data.files).find((one) => one.includes('/lenders/')) ?? '',
  );
  useEffect(() => storeDraft(draft), [draft]);
  useWarning(Object.keys(draft).length > 0);

  const files = useMemo(() => ({ ...data.files, ...draft }), [data, draft]);
  const checked = useMemo(() => tools.check(new Map(Object.entries(files))), [tools, files]);
  const content = useLast(checked);
  const text = files[file] ?? '{}';
  const put = (name: string, next: string): void => setDraft(withFile(draft, data.files, name, next));
  const ours = checked.problems.filter((problem) => problem.file === file);
  const form: Form = {
    reader: tools.reader,
    problemsAt: (pointer) => ours.filter((problem) => problem.pointer === pointer),
    change: (pointer, value) => put(file, withValue(text, pointer, value)),
  };
  const slot = slotOf(file);
  const value: unknown = JSON.parse(text);
  const errors = checked.problems.filter(({ severity }) => severity === 'error');
  const addLender = (id: string, name: string): void => {
    const lender = emptyOf(tools.reader, tools.reader.root('lender')) as Record<string, unknown>;
    setDraft({ ...draft, ...newLenderFiles(id, name, lender) });
    setFile(`config/lenders/${id}.json`);
  };
  return (
    <>
      <header>
        <h1>{WORDS.title}</h1>
        <p role="status">{errors.length === 0 ? WORDS.noProblems : WORDS.problems(errors.length)}</p>
      </header>
      <main>
        <div className="form">
          <FileList files={Object.keys(files)} file={file} choose={setFile} add={addLender} errors={errors} />
          <h2>{idOf(file)}</h2>
          <Problems form={form} pointer="" />
          {slot && (
            <Field
              form={form}
              schema={tools.reader.root(slot.kind)}
              pointer=""
              name={idOf(file)}
              value={value}
            />
          )}
          <Proposal
            draft={draft}
            published={data.files}
            repository={content?.site.repository}
            isReady={errors.length === 0}
            discard={() => setDraft({})}
          />
        </div>
        <Preview content={content} file={file} logos={files} css={data.css} />
      </main>
    </>
  );
}

/** The content while it is whole; what a rule forbids can still be looked at. */
const useLast = ({ loaded }: ContentCheck): Content | null => loaded.content;

/** Leaving with changes asks. */
function useWarning(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);
}
