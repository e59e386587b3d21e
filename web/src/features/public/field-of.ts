import { APPLICATION_TEXTS } from '@emit/contract/applications';
import { MESSAGES } from '@emit/contract/messages';

/** The field that each refusal of a waitlist form is about. */
export const WAITLIST_FIELD_OF = {
  [APPLICATION_TEXTS.productRequired]: 'product',
  [MESSAGES.emailRequired]: 'email',
  [MESSAGES.emailInvalid]: 'email',
  [APPLICATION_TEXTS.nameTooLong]: 'name',
  [APPLICATION_TEXTS.nameUnreadable]: 'name',
  [APPLICATION_TEXTS.messageTooLong]: 'message',
  [APPLICATION_TEXTS.messageUnreadable]: 'message',
} as const;

/** The same of an affiliate's. */
export const AFFILIATE_FIELD_OF = {
  [APPLICATION_TEXTS.nameRequired]: 'name',
  [APPLICATION_TEXTS.nameTooLong]: 'name',
  [APPLICATION_TEXTS.nameUnreadable]: 'name',
  [MESSAGES.emailRequired]: 'email',
  [MESSAGES.emailInvalid]: 'email',
  [APPLICATION_TEXTS.audienceRequired]: 'audience',
  [APPLICATION_TEXTS.audienceTooLong]: 'audience',
  [APPLICATION_TEXTS.audienceUnreadable]: 'audience',
  [APPLICATION_TEXTS.messageRequired]: 'message',
  [APPLICATION_TEXTS.messageTooLong]: 'message',
  [APPLICATION_TEXTS.messageUnreadable]: 'message',
} as const;
