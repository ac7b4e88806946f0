import { pictureName } from '#features/audience-page/names.ts';
import { audiencePageFacts } from '#features/audience-page/page-facts.ts';
import { pathTo } from '#site/routes.ts';
import type { ContentSlots } from '#site/slots.ts';

export const slots: ContentSlots = {
  // Nobody lends to some of them today.
  shown: (content) => ({
    ...content,
    audiencePages: content.audiencePages.filter((page) => audiencePageFacts(page, content)),
  }),
  pictures: ({ audiencePages }) => audiencePages.map((page) => [pictureName(page), page.link]),
  following: ({ audiencePages }) => audiencePages.map(({ id }) => pathTo('audiencePage', { id })),
};
