import { isIP } from 'node:net';

/**
 * Addresses of reverse proxies whose word is taken for a client's address, read from '10.0.0.0/8, 192.0.2.7'; null when
 * that is not what the text says. A range of every address would let anyone claim anything, and so would a count of
 * proxies: neither is taken.
 */
export function trustedProxies(text: string): readonly string[] | null {
  const ranges = text.split(',').map((range) => range.trim());
  return ranges.every(isRange) ? ranges : null;
}

function isRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits);
}
