import { expect as baseExpect } from 'playwright/test';

/** Expectations of what a page shows, which wait as a visitor on a busy machine would. */
export const expect = baseExpect.configure({ timeout: 20_000 });
