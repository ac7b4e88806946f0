import { rulesSlots } from '#generated/rules-slots.ts';
import { isRule, type Rule } from '#scripts/config/rules/rule.ts';
import * as addresses from '#scripts/config/rules/addresses.ts';
import * as claims from '#scripts/config/rules/claims.ts';
import * as dates from '#scripts/config/rules/dates.ts';
import * as documents from '#scripts/config/rules/documents.ts';
import * as form from '#scripts/config/rules/form.ts';
import * as gaps from '#scripts/config/rules/gaps.ts';
import * as lenders from '#scripts/config/rules/lenders.ts';
import * as links from '#scripts/config/rules/links.ts';
import * as logo from '#scripts/config/rules/logo.ts';
import * as names from '#scripts/config/rules/names.ts';
import * as site from '#scripts/config/rules/site.ts';
import * as texts from '#scripts/config/rules/texts.ts';

/** Order of the findings: rules on pages, then on names, texts, links and figures. */
const MODULES = [addresses, lenders, logo, names, claims, gaps, site, texts, dates, links, documents, form];

/** Every rule that a module of rules exports, of the core and of features. */
export const RULES: readonly Rule[] = [...MODULES, ...rulesSlots].flatMap((module) =>
  Object.values<unknown>(module).filter(isRule),
);
