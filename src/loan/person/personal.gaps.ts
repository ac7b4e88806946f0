/** Gaps that the code fills in words of config/words/personal.json; one with `?` may be left out. */
export const gaps = {
  subtitleBank: 'bank',
  'texts.emailSuggestion': 'suggestion',
  'texts.errorCount.other': 'n',
  notice: 'controller partner',
  noticeRest: 'email',
};
