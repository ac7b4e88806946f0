import type { Rule } from '#scripts/config/rules/rule.ts';
import { COPY_WORDS } from '#scripts/config/rules/copy-words.ts';
import { bankDetails } from '#scripts/config/rules/bank-details.ts';
import { blocks } from '#scripts/config/rules/blocks.ts';
import { catalogueDates } from '#scripts/config/rules/catalogue-dates.ts';
import { catalogueEntities } from '#scripts/config/rules/catalogue-entities.ts';
import { catalogueFigures } from '#scripts/config/rules/catalogue-figures.ts';
import { catalogueRows } from '#scripts/config/rules/catalogue-rows.ts';
import { claimContradictions } from '#scripts/config/rules/claim-contradictions.ts';
import { claims } from '#scripts/config/rules/claims.ts';
import { contrast } from '#scripts/config/rules/contrast.ts';
import { copyCharacters } from '#scripts/config/rules/copy-characters.ts';
import { copyLength } from '#scripts/config/rules/copy-length.ts';
import { directoryOrder } from '#scripts/config/rules/directory-order.ts';
import { entityCount } from '#scripts/config/rules/entity-count.ts';
import { excludedNames } from '#scripts/config/rules/excluded-names.ts';
import { externalLinks } from '#scripts/config/rules/external-links.ts';
import { fictitiousBrand } from '#scripts/config/rules/fictitious-brand.ts';
import { fileName } from '#scripts/config/rules/file-name.ts';
import { forcedOrder } from '#scripts/config/rules/forced-order.ts';
import { formLimits } from '#scripts/config/rules/form-limits.ts';
import { futureDates } from '#scripts/config/rules/future-dates.ts';
import { incomeBands } from '#scripts/config/rules/income-bands.ts';
import { internalLinks } from '#scripts/config/rules/internal-links.ts';
import { kit } from '#scripts/config/rules/kit.ts';
import { legalSections } from '#scripts/config/rules/legal-sections.ts';
import { lenderAudience } from '#scripts/config/rules/lender-audience.ts';
import { lenderCodes } from '#scripts/config/rules/lender-codes.ts';
import { lenderNames } from '#scripts/config/rules/lender-names.ts';
import { lenderProvinces } from '#scripts/config/rules/lender-provinces.ts';
import { logo } from '#scripts/config/rules/logo.ts';
import { otherLenders } from '#scripts/config/rules/other-lenders.ts';
import { provisionalColor } from '#scripts/config/rules/provisional-color.ts';
import { routes } from '#scripts/config/rules/routes.ts';
import { shownNames } from '#scripts/config/rules/shown-names.ts';
import { spokenFigures } from '#scripts/config/rules/spoken-figures.ts';

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
  lenderAudience,
  lenderCodes,
  excludedNames,
  shownNames,
  catalogueEntities,
  lenderProvinces,
  claims,
  claimContradictions,
  spokenFigures,
  otherLenders,
  entityCount,
  futureDates,
  copyCharacters,
  ...COPY_WORDS,
  copyLength,
  externalLinks,
  internalLinks,
  blocks,
  legalSections,
  formLimits,
  incomeBands,
  catalogueFigures,
  catalogueDates,
  kit,
  catalogueRows,
  fictitiousBrand,
];
