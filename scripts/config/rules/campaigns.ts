import type { Campaign } from '#generated/types.ts';
import { holdsOn } from '#domain/period.ts';
import { campaignOf, isForCampaigns, placeAt } from '#scripts/config/read/campaigns.ts';
import { isObject } from '#scripts/config/read/is-object.ts';
import { keysOf } from '#scripts/config/read/problem.ts';
import { getAt } from '#scripts/config/read/set-at.ts';
import { didYouMean, quoted } from '#scripts/config/read/wording.ts';
import {
  fault,
  inFile,
  rule,
  type RuleContext,
  type RuleFinding,
  warning,
} from '#scripts/config/rules/rule.ts';

/** Why nothing can be put in a place; undefined where something can. */
function refusal(at: string, files: RuleContext['files']): RuleFinding | undefined {
  const { file, pointer } = placeAt(at);
  const known = files.get(file);
  const finding = (is: string, expected: string, action: string | { action: string }): RuleFinding =>
    fault('', is, expected, action);
  if (!known)
    return finding(
      `el archivo ${quoted(file)} no existe`,
      'uno del sitio',
      didYouMean('corregilo', file, files.keys()),
    );
  if (!isForCampaigns(file, pointer))
    return finding(`${quoted(at)} es un dato del sitio`, 'un texto, una lista o un orden', 'sacalo');
  const keys = keysOf(pointer);
  const around = getAt(known.data, keys.slice(0, -1));
  const isThere = Array.isArray(around) ? (keys.at(-1) ?? '') in around : isObject(around);
  return isThere
    ? undefined
    : finding(`${quoted(at)} no existe`, 'un lugar que esté todos los días', 'corregilo');
}

/** Every value of a campaign stands in a place that is there every day, and that is not data. */
export const campaignPlaces = rule('campaign-places', ['campaigns'], ({ campaigns }, { files, fileOf }) =>
  campaigns.flatMap((campaign) => {
    const found = campaign.values.flatMap(({ at }, index) => {
      const why = refusal(at, files);
      return why ? [{ ...why, pointer: `/values/${index}/at` }] : [];
    });
    return inFile(fileOf(campaign), found);
  }),
);

const overlap = (one: Campaign, other: Campaign): boolean =>
  holdsOn(one, other.from) || holdsOn(other, one.from);

/** Whether one of two places is the other, or in it. */
const isSame = (one: string, other: string): boolean =>
  `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);

/** No place has two values on one day. */
export const campaignsApart = rule('campaigns-apart', ['campaigns'], function* ({ campaigns }, { fileOf }) {
  for (const [order, campaign] of campaigns.entries())
    for (const [index, { at }] of campaign.values.entries()) {
      const before = campaign.values.slice(0, index).some((one) => isSame(one.at, at));
      const other = campaigns
        .slice(0, order)
        .find((one) => overlap(one, campaign) && one.values.some((value) => isSame(value.at, at)));
      if (!before && !other) continue;
      const is = `${quoted(at)} ya lo cambia ${other ? `la campaña ${quoted(other.name)} en los mismos días` : 'esta campaña'}`;
      yield* inFile(fileOf(campaign), [
        fault(`/values/${index}/at`, is, 'un solo cambio por lugar y día', 'sacá uno o cambiá las fechas'),
      ]);
    }
});

/** A page that lives with a campaign that is no more is not shown. */
export const campaignPages = rule('campaign-pages', ['campaigns'], function* ({ campaigns }, { files }) {
  const ids = campaigns.map(({ id }) => id);
  for (const one of files.values()) {
    const id = one.part === 'campaigns' ? undefined : campaignOf(one);
    if (id === undefined || ids.includes(id) || !one.valid) continue;
    const is = `es de la campaña ${quoted(id)}, que no existe, y la página no se muestra`;
    yield* inFile(one.file, [warning('/campaign', is, 'una de las campañas', 'cambiala, o borrá la página')]);
  }
});
