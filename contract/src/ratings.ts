import type { Count } from './formats.js';

/** What a member says of a reply: thumbs up or down. */
export const RATINGS = ['up', 'down'] as const;
export type Rating = (typeof RATINGS)[number];

/** What a member says of one quotation in a reply: "This verse is wrong". */
export const QUOTATION_VERDICTS = ['wrong'] as const;
export type QuotationVerdict = (typeof QUOTATION_VERDICTS)[number];

/** Of the member's own words beside a rating, in characters. */
export const REASON_MAX = 2_000;

export interface WireRating {
  rating: Rating;
  reason?: string;
}
export interface WireQuotationRating {
  /** The place of the quotation in the message's `quotations`, from 0. */
  quotation: Count;
  verdict: QuotationVerdict;
  reason?: string;
}

/** 'none' takes back what was said. */
export interface RateReplyRequest {
  rating: Rating | 'none';
  reason?: string;
}
export interface RateQuotationRequest {
  verdict: QuotationVerdict | 'none';
  reason?: string;
}
