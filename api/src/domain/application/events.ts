import type { ApplicationForm } from '@emit/contract/applications';
import type { PrivacyVersion } from '@emit/contract/privacy';
import type { ProductId } from '@emit/contract/products';
import { eventType, type EventTypes } from '../../kernel/event-type.js';
import type { DomainEvent } from '../../kernel/event.js';
import type { OperatorAct } from '../../kernel/operator-act.js';
import type { Place } from '../../kernel/place.js';
import type { Sealed } from '../../kernel/sealed.js';

/** What was typed into the form. Null: left out, or not asked for. */
export interface Applicant {
  email: string;
  name: string | null;
  message: string | null;
  /** Which product is waited for. Sealed with the rest: it may tell how somebody is. */
  product: ProductId | null;
  audience: string | null;
}

/**
 * Somebody, who need not be a member, applied by a form. `mustConfirm`: a link was mailed, and only by it is the address known
 * to be the applicant's.
 */
export type ApplicationReceived = DomainEvent<
  'ApplicationReceived',
  {
    form: ApplicationForm;
    mustConfirm: boolean;
    privacyVersion: PrivacyVersion;
    applicant: Sealed<Applicant>;
  }
>;
/** Whoever has the mailbox of the address has agreed. */
export type ApplicationConfirmed = DomainEvent<'ApplicationConfirmed', Record<string, never>>;
/** An operator has answered it, by whatever way. */
export type ApplicationAnswered = DomainEvent<'ApplicationAnswered', { by: OperatorAct }>;
export type ErasureCause = 'applicant' | 'operator' | 'expired';
/** Its key is destroyed: what was typed can never be read again. */
export type ApplicationErased = DomainEvent<'ApplicationErased', { cause: ErasureCause; by?: OperatorAct }>;

export type ApplicationEvent =
  ApplicationReceived | ApplicationConfirmed | ApplicationAnswered | ApplicationErased;

/** Their sealed fields, and the shapes that their data had. */
export const applicationEvents: EventTypes<ApplicationEvent> = {
  ApplicationReceived: eventType<ApplicationReceived>({ applicant: true }),
  ApplicationConfirmed: eventType<ApplicationConfirmed>({}),
  ApplicationAnswered: eventType<ApplicationAnswered>({}),
  ApplicationErased: eventType<ApplicationErased>({}),
};

/** What one application is for: an address has at most one on each list. */
export function applicationList(form: ApplicationForm, product: ProductId | null): string {
  return product === null ? form : `${form}/${product}`;
}

/** Each application has a stream and a key of its own; its id stands in the events where a member's would. */
export const applicationStream = (applicationId: string): string => `application-${applicationId}`;
/** The length of a sealed application is a multiple of it, and says little of what is in it. */
export const APPLICANT_BYTES = 1_024;
export const applicantPlace = (applicationId: string): Place => ({
  stream: applicationStream(applicationId),
  field: 'applicant',
});
