import { featureRules } from '#generated/feature-rules.ts';
import type { Rule } from '#scripts/config/rules/rule.ts';
import * as addresses from '#scripts/config/rules/addresses.ts';
import * as catalogue from '#scripts/config/rules/catalogue.ts';
import * as claims from '#scripts/config/rules/claims.ts';
import * as documents from '#scripts/config/rules/documents.ts';
import * as form from '#scripts/config/rules/form.ts';
import * as lenders from '#scripts/config/rules/lenders.ts';
import * as links from '#scripts/config/rules/links.ts';
import * as logo from '#scripts/config/rules/logo.ts';
import * as names from '#scripts/config/rules/names.ts';
import * as notice from '#scripts/config/rules/notice.ts';
import * as recordGaps from '#scripts/config/rules/record-gaps.ts';
import * as site from '#scripts/config/rules/site.ts';
import * as wording from '#scripts/config/rules/wording.ts';
import * as words from '#scripts/config/rules/word-gaps.ts';

/** Order of the findings: rules on pages, then on names, texts, links and figures. */
const MODULES = [
  addresses,
  lenders,
  logo,
  names,
  claims,
  recordGaps,
  site,
  wording,
  words,
  notice,
  links,
  documents,
];

/** Every rule that a module of rules exports, of the core and of features. */
export const RULES: readonly Rule[] = [...MODULES, form, catalogue, ...featureRules].flatMap((module) =>
  Object.values<Rule | readonly Rule[]>(module).flat(),
);
