import type { ApplicationForm } from '@emit/contract/applications';
import { APPLICATION_DAYS } from '@emit/contract/applications';
import type { Applicant, ApplicationEvent } from '../domain/application/events.js';
import { requireFields } from '../kernel/fields.js';
import { defineProjection, withoutData } from '../kernel/projection.js';
import type { Sealed } from '../kernel/sealed.js';

/** One application, under its id. Times are epoch milliseconds. */
export interface ApplicationDocument {
  /** Null where an operator has skipped its first event. */
  form: ApplicationForm | null;
  /** Null once it is erased. */
  applicant: Sealed<Applicant> | null;
  receivedAt: number;
  mustConfirm: boolean;
  confirmedAt: number | null;
  answeredAt: number | null;
  erased: boolean;
}

export const applications = defineProjection<ApplicationDocument, ApplicationEvent>({
  name: 'applications',
  shape: '1',
  key: ({ memberId }) => memberId,
  initial: ({ at }) => ({
    form: null,
    applicant: null,
    receivedAt: at,
    mustConfirm: false,
    confirmedAt: null,
    answeredAt: null,
    erased: false,
  }),
  on: {
    ApplicationReceived(document, { at, data }) {
      const fields = { form: 'text', applicant: 'text', mustConfirm: 'boolean' } as const;
      const { form, applicant, mustConfirm } = requireFields(data, fields);
      Object.assign(document, { form, applicant, mustConfirm, receivedAt: at });
    },
    ApplicationConfirmed: withoutData((document, { at }) => {
      document.confirmedAt = at;
    }),
    ApplicationAnswered: withoutData((document, { at }) => {
      document.answeredAt = at;
    }),
    ApplicationErased: withoutData((document) => {
      document.applicant = null;
      document.erased = true;
    }),
  },
});

const DAY_MS = 86_400_000;

/** When its time is over: sooner where the link that was mailed was not used. */
export function expiresAt({ receivedAt, mustConfirm, confirmedAt }: ApplicationDocument): number {
  const days = mustConfirm && confirmedAt === null ? APPLICATION_DAYS.unconfirmed : APPLICATION_DAYS.kept;
  return receivedAt + days * DAY_MS;
}
