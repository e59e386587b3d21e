import { createHmac, createSecretKey, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { VaultEntry } from '../../../ports/vault.port.js';
import type { Settings } from '../../../settings/settings.js';
import { SETTINGS } from '../../shared/injection-tokens.js';

/** Which generation of marks of which member. */
export type Generation = Pick<VaultEntry, 'memberId' | 'markGeneration'>;

/** Devices told apart; those known later share the last number, so that marks never add up to more free guesses. */
const MOST_TOLD_APART = 5;

/**
 * Marks of devices in which an account was signed in to, so that guesses from elsewhere never keep its member out (OWASP
 * "Device cookies"). A mark is the proof of a number, within a generation that ends with the password, with a sign-out
 * everywhere and with the member. It opens nothing: without the password it is worth nothing, and it names nobody.
 */
@Injectable()
export class KnownDevices {
  private readonly key: KeyObject;

  constructor(@Inject(SETTINGS) { jwtSecret }: Settings) {
    this.key = createSecretKey(Buffer.from(hkdfSync('sha256', jwtSecret, '', 'emit/devices', 32)));
  }

  /** The number of the device that shows this mark; null for a stranger, and for another account's or generation's. */
  numberOf(generation: Generation, mark: string | null): number | null {
    if (mark === null) return null;
    const shown = Buffer.from(mark);
    for (let number = 1; number <= MOST_TOLD_APART; number++) {
      const expected = Buffer.from(this.markOf(generation, number));
      if (expected.length === shown.length && timingSafeEqual(expected, shown)) return number;
    }
    return null;
  }

  /** The number of a device that is not known yet. */
  nextNumber({ marksGiven }: Pick<VaultEntry, 'marksGiven'>): number {
    return Math.min(marksGiven + 1, MOST_TOLD_APART);
  }

  markOf({ memberId, markGeneration }: Generation, number: number): string {
    return createHmac('sha256', this.key)
      .update(`${memberId}.${markGeneration}.${number}`)
      .digest('base64url');
  }
}
