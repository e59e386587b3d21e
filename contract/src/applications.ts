import type { PrivacyVersion } from './privacy.js';
import type { ProductId } from './products.js';

/** What somebody who need not be a member can apply for. */
export const APPLICATION_FORMS = ['waitlist', 'affiliate'] as const;
export type ApplicationForm = (typeof APPLICATION_FORMS)[number];

/** Days for which an application is kept, and one whose address was not confirmed by the link that was mailed. */
export const APPLICATION_DAYS = { kept: 365, unconfirmed: 7 } as const;

interface Agreed {
  /** What the privacy page said when the form was sent. */
  privacy_version: PrivacyVersion;
}
export interface WaitlistRequest extends Agreed {
  product: ProductId;
  email: string;
  name?: string;
  /** What the applicant hopes for. */
  message?: string;
}
export interface AffiliateRequest extends Agreed {
  name: string;
  email: string;
  /** A web site, or whom the applicant reaches. */
  audience: string;
  message: string;
}
/** Of the link in the mail: what follows its '#'. */
export interface ApplicationLinkRequest {
  token: string;
}

/** What is wrong with a field of the forms. */
export const APPLICATION_TEXTS = {
  productRequired: 'Please choose what you are waiting for',
  nameRequired: 'Please enter your name',
  nameTooLong: 'Please use at most 200 characters for your name',
  nameUnreadable: 'Please leave hidden characters out of your name',
  audienceRequired: 'Please say whom you reach, or give your website',
  audienceTooLong: 'Please use at most 300 characters for whom you reach',
  audienceUnreadable: 'Please leave hidden characters out of whom you reach',
  messageRequired: 'Please write a few words',
  messageTooLong: 'Please use at most 2,000 characters for your words',
  messageUnreadable: 'Please leave hidden characters out of your words',
} as const;
