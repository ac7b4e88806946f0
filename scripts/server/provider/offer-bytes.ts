import type { Match } from '#domain/quote/quote.ts';
import type { PricedProduct } from '#domain/quote/product.ts';

/*
 * Offers are written as JSON bytes by hand: turning figures into text and text into bytes would be most of the work
 * of an answer, and all but two figures of an offer belong to its product and are written once.
 */

const ZERO = 48;
const POINT = 46;
const COMMA = 44;
const CLOSING_BRACE = 125;

// With two decimals the CFT, times the amount, would be off by tens of pesos and no schedule could be recovered.
const CFT_DECIMALS = 8;
const PESOS_DECIMALS = 2;
const SHARE_DECIMALS = 4;

const START = Buffer.from('{"offers":[');
const END = Buffer.from(']}');
const SHARE = Buffer.from(',"relacion_cuota_ingreso_pct":');

// Room for both figures of an offer: the longest safe integer has 16 digits, the longest number 24 characters.
const FIGURES = 2 * 25;

/**
 * Writes a figure with a fixed number of decimals as JSON, and returns the position after it. What is too large for
 * an exact number of decimals is written as JavaScript writes it.
 */
export function writeDecimal(bytes: Buffer, position: number, value: number, decimals: number): number {
  let rest = Math.round(value * 10 ** decimals);
  if (!Number.isSafeInteger(rest) || rest < 0) return position + bytes.write(String(value), position);
  let length = decimals + 1;
  for (let limit = 10 ** length; limit <= rest; limit *= 10) length += 1;
  const end = position + length;
  const point = end - decimals;
  for (let place = end; place >= position; place -= 1) {
    if (place === point) {
      bytes[place] = POINT;
      continue;
    }
    const tens = Math.floor(rest / 10);
    bytes[place] = ZERO + rest - tens * 10;
    rest = tens;
  }
  return end + 1;
}

function productBytes({ product, cftNominal, condition }: PricedProduct): Buffer {
  const fields = {
    Banco: product.entity,
    cft_nominal_anual: Number(cftNominal.toFixed(CFT_DECIMALS)),
    plazo_max_meses: product.maxTerm,
    ...(condition && { condicion: condition }),
    producto: product.product,
    declarado: product.reported,
  };
  return Buffer.from(`${JSON.stringify(fields).slice(0, -1)},"primera_cuota_ars":`);
}

/**
 * Writer of matches as the bytes of `{"offers":[…]}`, in their order: the instalment in centavos, its share of the
 * income in percent points. The buffer it returns is the caller's.
 */
export function createOffersWriter(): (matches: readonly Match[]) => Buffer {
  const written = new Map<PricedProduct, Buffer>();
  let longest = 0;
  let scratch = Buffer.alloc(0);

  const startOf = (priced: PricedProduct): Buffer => {
    const known = written.get(priced);
    if (known) return known;
    const start = productBytes(priced);
    longest = Math.max(longest, start.length);
    written.set(priced, start);
    return start;
  };
  const makeRoom = (count: number): void => {
    const room = START.length + END.length + count * (longest + SHARE.length + FIGURES);
    if (scratch.length < room) scratch = Buffer.allocUnsafe(room * 2);
  };

  return (matches) => {
    const starts = matches.map(({ priced }) => startOf(priced));
    makeRoom(matches.length);
    scratch.set(START, 0);
    let end = START.length;
    for (const [index, { firstInstalment, incomeShare }] of matches.entries()) {
      const start = starts[index] as Buffer;
      if (index > 0) scratch[end++] = COMMA;
      scratch.set(start, end);
      end = writeDecimal(scratch, end + start.length, firstInstalment, PESOS_DECIMALS);
      scratch.set(SHARE, end);
      end = writeDecimal(scratch, end + SHARE.length, incomeShare ?? 0, SHARE_DECIMALS);
      scratch[end++] = CLOSING_BRACE;
    }
    scratch.set(END, end);
    return Buffer.from(scratch.subarray(0, end + END.length));
  };
}
