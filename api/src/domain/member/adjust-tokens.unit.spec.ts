import { given } from '../../testing/decider-spec.js';
import { sealedAs } from '../../testing/sealed.js';
import { memberDecider } from './decide.js';
import type { MemberErased, MemberEvent, MemberRegistered, Profile } from './events.js';

const registered: MemberRegistered = {
  type: 'MemberRegistered',
  data: { profile: sealedAs<Profile>('ada') },
};
const erased: MemberErased = { type: 'MemberErased', data: {} };

describe('AdjustTokens', () => {
  const by = { operator: 'ruth', reason: 'charged twice' };
  const adjust = (amount: number, reference = 'ticket-4711', act = by) =>
    ({ type: 'AdjustTokens', amount, reference, by: act }) as const;
  const adjusted = (amount: number, reference = 'ticket-4711'): MemberEvent => ({
    type: 'TokensAdjusted',
    data: { amount, reference, by },
  });

  it.each([500, -500])('gives back or takes: %d', (amount) => {
    given(memberDecider, registered).when(adjust(amount)).then(adjusted(amount));
  });

  it('is recorded once for a reference, whoever sends it again and why', () => {
    const history = [registered, adjusted(500), adjusted(-20, 'gift-1')];
    given(memberDecider, ...history)
      .when(adjust(500, 'ticket-4711', { operator: 'other', reason: 'the same' }))
      .thenNothing();
    given(memberDecider, ...history)
      .when(adjust(500, 'gift-1'))
      .thenRefused('VALIDATION_FAILED', { field: 'reference' });
    given(memberDecider, ...history)
      .when(adjust(500, 'ticket-4712'))
      .then(adjusted(500, 'ticket-4712'));
  });

  it.each([0, 0.5, NaN, Infinity])('refuses %d tokens', (amount) => {
    given(memberDecider, registered)
      .when(adjust(amount))
      .thenRefused('VALIDATION_FAILED', { field: 'amount' });
  });

  it.each(['', ' ', 'a b', ' a', '__proto__', 'a\nb', 'x'.repeat(101)])(
    'refuses the reference %j',
    (reference) => {
      given(memberDecider, registered)
        .when(adjust(1, reference))
        .thenRefused('VALIDATION_FAILED', { field: 'reference' });
    },
  );

  it('refuses who says nothing of who and why, and members who are not there', () => {
    given(memberDecider, registered)
      .when(adjust(1, 'r', { operator: ' ', reason: 'x' }))
      .thenRefused('VALIDATION_FAILED', { field: 'operator' });
    given(memberDecider, registered)
      .when(adjust(1, 'r', { operator: 'ruth', reason: '' }))
      .thenRefused('VALIDATION_FAILED', { field: 'reason' });
    given(memberDecider, registered, erased).when(adjust(1)).thenRefused('MEMBER_NOT_FOUND');
  });
});
