import type { Draft } from '#scripts/review/editor/page/draft.ts';
import { changesIn } from '#scripts/review/editor/page/changes.ts';
import { archiveOf, hostPage, patchOf, type Repository } from '#scripts/review/editor/page/proposal.ts';
import { WORDS } from '#scripts/review/editor/page/words.ts';

type ProposalProps = {
  draft: Draft;
  published: Readonly<Record<string, string>>;
  repository: Repository | undefined;
  isReady: boolean;
  discard: () => void;
};

function download(name: string, data: Uint8Array | string, type: string): void {
  const address = URL.createObjectURL(new Blob([data as BlobPart], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

const parsed = (file: string, text: string | undefined): unknown =>
  file.endsWith('.json') ? (JSON.parse(text ?? '{}') as unknown) : text;

const shown = (value: unknown): string =>
  value === undefined ? WORDS.empty : typeof value === 'string' ? value : JSON.stringify(value);

/** What changes, in words, and the ways to hand it in. */
export function Proposal({ draft, published, repository, isReady, discard }: ProposalProps) {
  const files = Object.entries(draft);
  if (files.length === 0) return <p>{WORDS.nothing}</p>;
  return (
    <section className="proposal" aria-labelledby="proposal">
      <h2 id="proposal">{WORDS.propose}</h2>
      {!isReady && <p className="error">{WORDS.stillWrong}</p>}
      {files.map(([file, text]) => (
        <div key={file}>
          <h3>{file}</h3>
          <dl>
            {changesIn(parsed(file, published[file]), parsed(file, text)).map(
              ({ pointer, before, after }) => (
                <div key={pointer}>
                  <dt>{pointer.slice(1).replaceAll('/', ' › ')}</dt>
                  <dd>
                    {WORDS.before}: <del>{shown(before)}</del>
                  </dd>
                  <dd>
                    {WORDS.after}: <ins>{shown(after)}</ins>
                  </dd>
                </div>
              ),
            )}
          </dl>
          {repository && (
            <p>
              <button type="button" onClick={() => void navigator.clipboard.writeText(text)}>
                {WORDS.copy}
              </button>{' '}
              <a
                href={hostPage(repository, file, text, !(file in published))}
                target="_blank"
                rel="noreferrer"
              >
                {WORDS.open}
              </a>
            </p>
          )}
        </div>
      ))}
      <p className="order">
        <button
          type="button"
          disabled={!isReady}
          onClick={() => download('cambios.zip', archiveOf(draft), 'application/zip')}
        >
          {WORDS.download}
        </button>
        <button
          type="button"
          disabled={!isReady}
          onClick={() => download('cambios.patch', patchOf(draft, published), 'text/x-diff')}
        >
          {WORDS.patch}
        </button>
        <button type="button" className="quiet" onClick={() => confirm(WORDS.discardSure) && discard()}>
          {WORDS.discard}
        </button>
      </p>
    </section>
  );
}
