import { createAction } from '@reduxjs/toolkit';

/** As it is typed: what is left out is empty. */
export type WaitlistInput = Record<'product' | 'email' | 'name' | 'message', string>;
export type AffiliateInput = Record<'name' | 'email' | 'audience' | 'message', string>;

export const applicationActions = {
  waitlistSubmitted: createAction<WaitlistInput>('application/waitlistSubmitted'),
  affiliateSubmitted: createAction<AffiliateInput>('application/affiliateSubmitted'),
  /** With the token of the link in a mail. */
  confirmSubmitted: createAction<string>('application/confirmSubmitted'),
  withdrawSubmitted: createAction<string>('application/withdrawSubmitted'),
};
