import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

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
  const [address = '', prefix] = text.split('/');
  // The library also reads '10' and '0x0a.1' as addresses; nobody means those.
  if (isIP(address) === 0) return false;
  return prefix === undefined || (ipaddr.isValidCIDR(text) && Number(prefix) > 0);
}
