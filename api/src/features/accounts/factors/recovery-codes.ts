import { randomBytes } from 'node:crypto';
import type { MemberKey } from '../../../runtime/sealing.js';

const RECOVERY_CODES = 10;

/** Crockford's: no letter that is taken for another. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 10;

/** Ten codes of 50 random bits, as 'x7k2m-9pq4r'. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS.charAt(byte & 31)).join('');
    return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
  });
}

/** Keyed by the member's key: whoever has the vault alone cannot try them out. The same however a code is written. */
export function recoveryHashOf(key: MemberKey, code: string): string {
  return key.uuidOf('recovery-code', plainCode(code));
}

/** Without what people write between the letters, and with the letters that they take for others. */
export function plainCode(code: string): string {
  return code
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
}
