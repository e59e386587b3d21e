import { PRIVACY_VERSION } from '@emit/contract/privacy';
import { given } from '../../testing/decider-spec.js';
import { sealedAs } from '../../testing/sealed.js';
import { memberDecider } from './decide.js';
import type { MemberErased, MemberEvent, MemberRegistered, Profile } from './events.js';

const profile = sealedAs<Profile>('ada');
const registered: MemberRegistered = { type: 'MemberRegistered', data: { profile } };
const erased: MemberErased = { type: 'MemberErased', data: {} };

describe('AcceptPrivacy', () => {
  const version = PRIVACY_VERSION;
  const accepted: MemberEvent = { type: 'PrivacyAccepted', data: { version } };
  it('is recorded once, with the registration or later', () => {
    given(memberDecider)
      .when({ type: 'RegisterMember', profile, privacyVersion: version })
      .then(registered, accepted);
    given(memberDecider, registered).when({ type: 'AcceptPrivacy', version }).then(accepted);
    given(memberDecider, registered, accepted).when({ type: 'AcceptPrivacy', version }).thenNothing();
  });
  it('is refused of a version that never was, and for an erased member', () => {
    const never = '1999-01-01' as typeof version;
    const field = { field: 'version' };
    given(memberDecider)
      .when({ type: 'RegisterMember', profile, privacyVersion: never })
      .thenRefused('VALIDATION_FAILED', field);
    given(memberDecider, registered)
      .when({ type: 'AcceptPrivacy', version: never })
      .thenRefused('VALIDATION_FAILED', field);
    given(memberDecider, registered, erased)
      .when({ type: 'AcceptPrivacy', version })
      .thenRefused('MEMBER_NOT_FOUND');
  });
});
