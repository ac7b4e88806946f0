export const gaps = {
  subtitleBank: 'bank',
  'texts.emailSuggestion': 'suggestion',
  'texts.errorCount.other': 'n',
  notice: 'controller partner',
  noticeRest: 'email',
};
