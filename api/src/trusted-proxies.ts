import { isIP } from 'node:net';

/** Reverse proxies whose word is taken for a client's address: how many are in front, or which addresses they have. */
export type TrustedProxies = number | readonly string[];

const MOST_HOPS = 9;

/** Reads '1', or '10.0.0.0/8, 192.0.2.7'; null when it is neither. A range of every address would let anyone say anything. */
export function trustedProxies(text: string): TrustedProxies | null {
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops >= 1 && hops <= MOST_HOPS ? hops : null;
  }
  const ranges = text.split(',').map((range) => range.trim());
  return ranges.every(isRange) ? ranges : null;
}

function isRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits);
}
