import { CAMPAIGNS, pagesOfCampaign, placeAt } from '#scripts/config/read/campaigns.ts';
import { idOf } from '#scripts/config/read/kinds.ts';
import type { Campaign } from '#generated/types.ts';
import { Button } from '#scripts/preview/editor/page/Button.tsx';
import { Problems } from '#scripts/preview/editor/page/Problems.tsx';
import { labelAt } from '#scripts/preview/editor/page/start.ts';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';
import { hashOf } from '#scripts/preview/editor/page/usePlace.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

/** Asks whether what is written is for every day or for a campaign alone. */
export function CampaignChoice({ files, names, chosen, choose }: Editing) {
  const campaigns = Object.keys(files).filter((file) => file.startsWith(`${CAMPAIGNS}/`));
  if (campaigns.length === 0) return null;
  return (
    <label className={chosen === '' ? 'for' : 'for campaign'}>
      {WORDS.editingFor}{' '}
      <select value={chosen} onChange={({ target }) => choose(target.value)}>
        <option value="">{WORDS.everyDay}</option>
        {campaigns.map((file) => (
          <option key={file} value={idOf(file)}>
            {names.titleOf(file)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Says that a place has something else in the chosen campaign, and gives it back what it has every day. */
export function Everyday({ editing, pointer }: { editing: Editing; pointer: string }) {
  if (!editing.isOver(pointer)) return null;
  return (
    <p className="over">
      {WORDS.isOver} <Button act={() => editing.restore(pointer)}>{WORDS.restore}</Button>
    </p>
  );
}

/** What a campaign changes, each place with the way to it, and the button that withdraws the campaign. */
export function CampaignTools(editing: Editing) {
  const { file, value, loaded, names, reader, change, rewrite, choose, go } = editing;
  const id = idOf(file);
  const { values = [] } = value as Partial<Campaign>;
  const edit = (at: string): void => {
    choose(id);
    go(placeAt(at));
  };
  const withdraw = (): void => {
    choose('');
    const pages = pagesOfCampaign(loaded.files, id).map((page) => [page, null] as const);
    change({ [file]: null, ...Object.fromEntries(pages) });
  };
  return (
    <>
      <h3>{WORDS.overs(values.length)}</h3>
      <ul className="overs">
        {values.map(({ at, value: said }, index) => (
          <li key={at}>
            <a href={hashOf(placeAt(at))} onClick={() => edit(at)}>
              {names.titleOf(placeAt(at).file)}{' '}
              <span className="where">{labelAt(reader, loaded.files, placeAt(at))}</span>
            </a>{' '}
            {typeof said === 'string' && <q>{said}</q>} {said === undefined && WORDS.takenAway}{' '}
            <Button act={() => rewrite('/values', values.toSpliced(index, 1))}>{WORDS.remove}</Button>
            {['at', 'value'].map((part) => (
              <Problems key={part} editing={editing} pointer={`/values/${index}/${part}`} />
            ))}
          </li>
        ))}
        {pagesOfCampaign(loaded.files, id).map((page) => (
          <li key={page}>
            <a href={hashOf({ file: page, pointer: '' })}>{names.titleOf(page)}</a>
          </li>
        ))}
      </ul>
      <p className="order">
        <Button className="main" act={() => edit('config/home.json#')}>
          {WORDS.changeTexts}
        </Button>
        <Button act={withdraw}>{WORDS.withdraw}</Button>
      </p>
    </>
  );
}
