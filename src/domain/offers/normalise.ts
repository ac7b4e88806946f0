import { isDay } from '#domain/format.ts';
import { matchKey, offerSlug } from '#domain/match-key.ts';
import { conditionOf, type Offer } from '#domain/offers/offer.ts';
import { unit } from '#domain/units.ts';

/** Longer names are cut; the longest legal name known to the BCRA has 94 characters. */
const LONGEST_NAME = 160;
/** Characters that need cleaning; most names have none. */
const NEEDS_CLEANING = /[^ -~\u00A1-\u00AC\u00AE-\u017F]|^ | $| {2}/;
/** Control, format (bidirectional overrides, zero width), private, unassigned and lone surrogate characters. */
const INVISIBLE = /\p{C}/gu;
const READABLE = /[\p{L}\p{N}]/u;

const collapsed = (text: string): string => text.replace(/\s+/g, ' ').trim();

function shortened(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  return `${[...name].slice(0, LONGEST_NAME).join('').trimEnd()}…`;
}

/** A name fit to be shown, on one line and without invisible characters; '' when nothing readable is left. Never throws. */
function cleanName(value: unknown): string {
  if (typeof value !== 'string') return '';
  const text = value.slice(0, 4 * LONGEST_NAME);
  const name = NEEDS_CLEANING.test(text) ? collapsed(collapsed(text).replace(INVISIBLE, '')) : text;
  return READABLE.test(name) ? shortened(name) : '';
}

const DECIMAL = /^\s*[+-]?\d+(?:[.,]\d+)?\s*$/;

/** A figure from JSON: a number, or a text like "93.2" or "93,2"; NaN for anything else. */
function figure(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && DECIMAL.test(value) ? Number(value.replace(',', '.')) : Number.NaN;
}

/** Larger figures of pesos, months or shares cannot be stated exactly, let alone be true. The CFT has no limit. */
const isStatable = (value: number): boolean => value >= 0 && value <= Number.MAX_SAFE_INTEGER;

function readOffer(fields: Record<string, unknown>, idFor: (key: string) => string): Offer | null {
  const firstInstalment = figure(fields['primera_cuota_ars']);
  const cft = figure(fields['cft_nominal_anual']);
  const incomeShare = figure(fields['relacion_cuota_ingreso_pct']);
  const maxTerm = figure(fields['plazo_max_meses']);
  const hasCost = firstInstalment > 0 && cft > 0 && Number.isFinite(cft);
  if (!hasCost || !isStatable(firstInstalment) || !isStatable(incomeShare) || !isStatable(maxTerm))
    return null;
  const name = cleanName(fields['Banco']);
  if (name === '') return null;
  const key = matchKey(name);
  const condition = conditionOf(fields['condicion']);
  return {
    id: idFor(key),
    bank: name,
    legalName: name,
    slug: offerSlug(name),
    matchKey: key,
    firstInstalment: unit(firstInstalment),
    cft: unit(cft),
    incomeShare: unit(incomeShare),
    maxTerm: unit(Math.floor(maxTerm)),
    condition,
    requirement: condition === 'otra' ? cleanName(fields['requisito']) || null : null,
    product: cleanName(fields['producto']) || null,
    declaredOn: isDay(fields['declarado']) ? fields['declarado'] : null,
    row: (typeof fields['registro'] === 'string' && fields['registro']) || null,
    instalments: fields['cuota'] === 'fija' ? 'fija' : 'decreciente',
  };
}

/** Gives every offer an id of its own: its match key, numbered where that is not enough ('~' is in no key). */
function idGiver(): (key: string) => string {
  const uses = new Map<string, number>();
  return (key) => {
    const use = (uses.get(key) ?? 0) + 1;
    uses.set(key, use);
    return use === 1 && key !== '' ? key : `${key}~${use}`;
  };
}

/**
 * The offers of a provider's answer, each checked by itself: one without a name, with a figure that is not finite,
 * or with a CFT or first instalment not above 0 is dropped and counted. Optional fields that say nothing sensible are
 * as if they were not there. Never throws, whatever it is given.
 */
export function normaliseOffers(raw: unknown) {
  const items: readonly unknown[] = Array.isArray(raw) ? raw : [];
  const idFor = idGiver();
  const offers = items.map((item) => readSafely(item, idFor)).filter((offer) => offer !== null);
  return { offers, dropped: items.length - offers.length };
}

/** A value without readable properties, such as null, says nothing about a loan. */
function readSafely(item: unknown, idFor: (key: string) => string): Offer | null {
  try {
    return readOffer(item as Record<string, unknown>, idFor);
  } catch {
    return null;
  }
}
