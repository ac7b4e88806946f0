import { featureModules } from './feature-modules.ts';

/** What features let a visitor press on a card, in the words of CSS, and what shows that it was pressed. */
export const CARD_PRESSES = await featureModules<{ control: string; shown: string }>('card.ts');
