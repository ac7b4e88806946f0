import { UNSENT_LEADS_KEY } from '#domain/stored-keys.ts';
import { keepCampaign } from '#gateways/campaign.ts';
import { hasDraft } from '#gateways/has-draft.ts';
import { putBackText } from '#gateways/kept-text.ts';
import { KNOWN_RULE } from '#islands/supported.ts';
import { islands } from '#generated/islands.ts';
import { startSlots } from '#generated/start-slots.ts';
import { wakeIslands } from '#islands/wake.ts';
import {
  keepFields,
  showWidePlaceholders,
  startNewSimulationLinks,
  startPopovers,
} from '#islands/native-parts.ts';

const FEATURES: readonly (() => void)[] = startSlots;

function start(): void {
  keepCampaign();
  putBackText();
  for (const startFeature of FEATURES) startFeature();
  startPopovers();
  keepFields();
  startNewSimulationLinks();
  showWidePlaceholders();
  wakeIslands(islands);

  if (document.querySelector('time[data-today]'))
    void import('#islands/today.ts').then((loaded) => loaded.showToday());

  if (hasDraft(UNSENT_LEADS_KEY))
    void import('#gateways/lead-delivery.ts').then((loaded) => loaded.sendUnsent());
}

// An older browser has the page without scripts: one that breaks half way would leave buttons that do nothing.
if (CSS.supports(KNOWN_RULE)) start();
