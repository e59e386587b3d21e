import { given } from '../../testing/decider-spec.js';
import { sealedAs } from '../../testing/sealed.js';
import { memberDecider } from './decide.js';
import type { MemberErased, MemberRegistered, Profile } from './events.js';

const registered: MemberRegistered = {
  type: 'MemberRegistered',
  data: { profile: sealedAs<Profile>('ada') },
};
const erased: MemberErased = { type: 'MemberErased', data: {} };

describe('second factors', () => {
  it('are recorded by their kind alone, each time', () => {
    const added = { type: 'SecondFactorAdded', data: { kind: 'passkey' } } as const;
    const command = { type: 'RecordFactorAdded', kind: 'passkey' } as const;
    given(memberDecider, registered).when(command).then(added);
    given(memberDecider, registered, added).when(command).then(added);
  });
  it('are removed by the member, or by an operator who says why', () => {
    const command = { type: 'RecordFactorRemoved', kind: 'totp' } as const;
    const by = { operator: 'ruth', reason: 'lost her phone' };
    given(memberDecider, registered)
      .when(command)
      .then({ type: 'SecondFactorRemoved', data: { kind: 'totp' } });
    given(memberDecider, registered)
      .when({ ...command, by })
      .then({ type: 'SecondFactorRemoved', data: { kind: 'totp', by } });
    given(memberDecider, registered)
      .when({ ...command, by: { ...by, reason: '' } })
      .thenRefused('VALIDATION_FAILED', { field: 'reason' });
  });
  it('are refused for whoever is erased', () => {
    given(memberDecider, registered, erased)
      .when({ type: 'RecordFactorAdded', kind: 'totp' })
      .thenRefused('MEMBER_NOT_FOUND');
  });
});
