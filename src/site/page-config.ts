/** Marks the script that holds the simulator's configuration in every page with a simulator. */
export const PAGE_CONFIG = 'data-config';
