import { wakeIslands } from './shell/islands.ts';
import { startMenu } from './shell/menu.ts';
import { startNewSimulationLinks } from './shell/new-simulation.ts';
import { showWidePlaceholders } from './shell/wide-placeholders.ts';

startMenu();
startNewSimulationLinks();
showWidePlaceholders();
wakeIslands({
  simulator: () => import('./simulator/simulator-island.tsx'),
  contact: () => import('./pages/contact-island.tsx'),
  erase: () => import('./pages/erase-island.tsx'),
  directory: () => import('./shell/directory-filter.ts'),
});

if (document.querySelector('time[data-today]'))
  void import('./shell/today.ts').then(({ showToday }) => showToday());

const suggestion = document.querySelector<HTMLElement>('[data-suggestion]');
if (suggestion) void import('./shell/suggestion.ts').then(({ suggestPage }) => suggestPage(suggestion));
