/** Gaps that the code fills in words of config/words/site.json; one with `?` may be left out. */
export const gaps = {
  'privacy.eraseSentByMail': 'email',
  'lenderPage.title': 'bank',
  'lenderPage.simulatorTitle': 'bank',
  'lenderPage.whyTitle': 'bank',
  'lenderPage.figuresTitle': 'bank',
  'lenderPage.independence': 'bank',
  'lenderPage.officialSite': 'bank',
  'lenderPage.hidden': 'bank',
  'lenderPage.file.audiences.requirement': 'requirement',
  'lenderPage.file.and': 'first last',
  'bankDetailPage.title': 'bank',
  'bankDetailPage.offersIntro': 'amount salary date product',
  'bankDetailPage.noOffers': 'bank day',
  'bankDetailPage.lenderPage': 'bank',
};
