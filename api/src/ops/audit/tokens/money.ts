/** Decimals of a sum of money, which is a whole number of 10⁻¹². */
const DECIMALS = 12;
const PRICE_DECIMALS = 6;
const SHOWN_DECIMALS = 4;

/** A price in millionths; null of what is no number of 0 or more, or has more decimals. */
export function microsOf(price: unknown): bigint | null {
  if (typeof price !== 'number' || !Number.isFinite(price) || price < 0 || price > 1e9) return null;
  const [whole = '', decimals = ''] = plain(price).split('.');
  return decimals.length > PRICE_DECIMALS ? null : BigInt(whole + decimals.padEnd(PRICE_DECIMALS, '0'));
}

/** Without an exponent: 1e-7 has seven decimals. */
function plain(price: number): string {
  const text = String(price);
  return text.includes('e') ? price.toFixed(20).replace(/0+$/, '') : text;
}

/** To the last digit: '12.345', for programs. */
export function exactMoney(sum: bigint): string {
  const digits = (sum < 0n ? -sum : sum).toString().padStart(DECIMALS + 1, '0');
  const decimals = digits.slice(-DECIMALS).replace(/0+$/, '');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -DECIMALS)}${decimals && `.${decimals}`}`;
}

/** Rounded: '1,234.5000', for people. */
export function shownMoney(sum: bigint): string {
  const unit = 10n ** BigInt(DECIMALS - SHOWN_DECIMALS);
  const size = ((sum < 0n ? -sum : sum) + unit / 2n) / unit;
  const digits = size.toString().padStart(SHOWN_DECIMALS + 1, '0');
  const whole = BigInt(digits.slice(0, -SHOWN_DECIMALS)).toLocaleString('en-US');
  return `${sum < 0n && size > 0n ? '-' : ''}${whole}.${digits.slice(-SHOWN_DECIMALS)}`;
}

/** To compare with; not exact. */
export function moneyAsNumber(sum: bigint): number {
  return Number(sum) / 10 ** DECIMALS;
}
