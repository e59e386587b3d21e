import type { GrantedRole, Role } from '@emit/contract/roles';
import { given } from '../../testing/decider-spec.js';
import { sealedAs } from '../../testing/sealed.js';
import type { MemberCommand } from './commands.js';
import { memberDecider } from './decide.js';
import type { MemberErased, MemberEvent, MemberRegistered, Profile } from './events.js';

const registered: MemberRegistered = {
  type: 'MemberRegistered',
  data: { profile: sealedAs<Profile>('ada') },
};
const erased: MemberErased = { type: 'MemberErased', data: {} };

describe('ChangeRole', () => {
  const by = { operator: 'ada', reason: 'joins the night shift' };
  const to = (role: Role): MemberCommand => ({ type: 'ChangeRole', role, by });
  const granting = (role: GrantedRole): MemberEvent => ({ type: 'RoleGranted', data: { role, by } });
  const revoked = (role: GrantedRole): MemberEvent => ({ type: 'RoleRevoked', data: { role, by } });

  it('grants a role, and takes it back', () => {
    given(memberDecider, registered).when(to('analyst')).then(granting('analyst'));
    given(memberDecider, registered, granting('analyst')).when(to('member')).then(revoked('analyst'));
  });
  it('takes the former back before another', () => {
    given(memberDecider, registered, granting('analyst'))
      .when(to('operator'))
      .then(revoked('analyst'), granting('operator'));
  });
  it('says nothing when it is the same', () => {
    given(memberDecider, registered).when(to('member')).thenNothing();
    given(memberDecider, registered, granting('operator')).when(to('operator')).thenNothing();
    given(memberDecider, registered, granting('operator'), revoked('operator'))
      .when(to('member'))
      .thenNothing();
  });
  it('refuses what is no role, and whoever does not say why', () => {
    const king: MemberCommand = JSON.parse('{"type":"ChangeRole","role":"king"}');
    given(memberDecider, registered).when(king).thenRefused('VALIDATION_FAILED', { field: 'role' });
    given(memberDecider, registered)
      .when({ ...to('analyst'), by: { operator: 'ada', reason: ' ' } } as MemberCommand)
      .thenRefused('VALIDATION_FAILED', { field: 'reason' });
  });
  it('is refused for whoever is erased', () => {
    given(memberDecider, registered, erased).when(to('operator')).thenRefused('MEMBER_NOT_FOUND');
  });
});
