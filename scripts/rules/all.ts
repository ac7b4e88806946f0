import { bankDetails } from './bank-details.ts';
import { blocks } from './blocks.ts';
import { catalogueDates } from './catalogue-dates.ts';
import { catalogueEntities } from './catalogue-entities.ts';
import { catalogueFigures } from './catalogue-figures.ts';
import { claimContradictions } from './claim-contradictions.ts';
import { claims } from './claims.ts';
import { contrast } from './contrast.ts';
import { copyCharacters } from './copy-characters.ts';
import { copyLength } from './copy-length.ts';
import { copyMarkup } from './copy-markup.ts';
import { copyPlaceholders } from './copy-placeholders.ts';
import { copyRegister } from './copy-register.ts';
import { directoryOrder } from './directory-order.ts';
import { excludedNames } from './excluded-names.ts';
import { externalLinks } from './external-links.ts';
import { fictitiousBrand } from './fictitious-brand.ts';
import { fileName } from './file-name.ts';
import { forcedOrder } from './forced-order.ts';
import { formLimits } from './form-limits.ts';
import { incomeBands } from './income-bands.ts';
import { internalLinks } from './internal-links.ts';
import { legalSections } from './legal-sections.ts';
import { lenderCodes } from './lender-codes.ts';
import { lenderNames } from './lender-names.ts';
import { logo } from './logo.ts';
import { provisionalColor } from './provisional-color.ts';
import { routes } from './routes.ts';
import type { Rule } from './rule.ts';
import { shownNames } from './shown-names.ts';

/** Every rule: what makes a page exist first, then who is who, what is said, where it leads, and figures. */
export const RULES: readonly Rule[] = [
  fileName,
  routes,
  logo,
  contrast,
  provisionalColor,
  forcedOrder,
  directoryOrder,
  bankDetails,
  lenderNames,
  lenderCodes,
  excludedNames,
  shownNames,
  catalogueEntities,
  claims,
  claimContradictions,
  copyCharacters,
  copyMarkup,
  copyPlaceholders,
  copyRegister,
  copyLength,
  externalLinks,
  internalLinks,
  blocks,
  legalSections,
  formLimits,
  incomeBands,
  catalogueFigures,
  catalogueDates,
  fictitiousBrand,
];
