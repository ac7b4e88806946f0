import { content } from '#scripts/review/visitor/content.ts';
/** The one message for every way in which the offers cannot be had (SPEC 8). */
export const ERROR = content.personal.error;
