import { given } from '../../testing/decider-spec.js';
import { sealedAs } from '../../testing/sealed.js';
import { applicationDecider } from './decide.js';
import type { Applicant, ApplicationEvent } from './events.js';

const by = { operator: 'ada', reason: 'answered by mail' };
const data = {
  form: 'waitlist',
  mustConfirm: true,
  privacyVersion: '2026-11-25',
  applicant: sealedAs<Applicant>('ruth'),
} as const;
const received: ApplicationEvent = { type: 'ApplicationReceived', data };
const confirmed: ApplicationEvent = { type: 'ApplicationConfirmed', data: {} };
const answered: ApplicationEvent = { type: 'ApplicationAnswered', data: { by } };
const erased: ApplicationEvent = { type: 'ApplicationErased', data: { cause: 'applicant' } };

const receive = { type: 'ReceiveApplication', ...data } as const;
const confirm = { type: 'ConfirmApplication' } as const;
const answer = { type: 'AnswerApplication', by } as const;
const erase = { type: 'EraseApplication', cause: 'applicant' } as const;

describe('an application', () => {
  it('is received once', () => {
    given(applicationDecider).when(receive).then(received);
    given(applicationDecider, received).when(receive).thenNothing();
    given(applicationDecider, received, confirmed, answered).when(receive).thenNothing();
  });

  it('is confirmed once, before or after it was answered', () => {
    given(applicationDecider, received).when(confirm).then(confirmed);
    given(applicationDecider, received, answered).when(confirm).then(confirmed);
    given(applicationDecider, received, confirmed).when(confirm).thenNothing();
  });

  it('is answered once, with who and why', () => {
    given(applicationDecider, received).when(answer).then(answered);
    given(applicationDecider, received, confirmed, answered).when(answer).thenNothing();
    given(applicationDecider, received)
      .when({ ...answer, by: { ...by, reason: ' ' } })
      .thenRefused('VALIDATION_FAILED', { field: 'reason' });
  });

  it('is erased once, by the applicant, an operator or its time', () => {
    given(applicationDecider, received, confirmed, answered).when(erase).then(erased);
    given(applicationDecider, received)
      .when({ ...erase, cause: 'operator', by })
      .then({ type: 'ApplicationErased', data: { cause: 'operator', by } });
    given(applicationDecider, received)
      .when({ ...erase, cause: 'expired' })
      .then({ type: 'ApplicationErased', data: { cause: 'expired' } });
  });

  it.each([receive, confirm, answer, erase])('never changes once it is erased: $type', (command) => {
    given(applicationDecider, received, erased).when(command).thenNothing();
  });

  it.each([confirm, answer, erase])('is none before it was received: $type', (command) => {
    given(applicationDecider).when(command).thenNothing();
  });
});
