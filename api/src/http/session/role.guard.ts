import {
  applyDecorators,
  Injectable,
  SetMetadata,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { includesRole, type GrantedRole } from '@emit/contract/roles';
import { MemberRoles } from '../../features/shared/member-roles.js';
import { Refusal } from '../../kernel/refusal.js';
import type { CallerRequest } from './session.guard.js';

const ROLE = 'emit/role';

/** A route for members of this role, or of one that includes it, alone. */
export const RequiresRole = (role: GrantedRole) => applyDecorators(SetMetadata(ROLE, role));

/** The one place where roles are checked. It follows the guard of sessions. */
@Injectable()
export class RoleGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly roles: MemberRoles,
  ) {}

  /**
   * Throws ROLE_REQUIRED; and ROLE_NEEDS_SECOND_FACTOR where none is set up, or the session was opened without it.
   */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const places = [context.getHandler(), context.getClass()];
    const wanted = this.reflector.getAllAndOverride<GrantedRole | undefined>(ROLE, places);
    if (wanted === undefined) return true;
    const { caller } = context.switchToHttp().getRequest<CallerRequest>();
    if (!caller) throw new Refusal('NOT_AUTHENTICATED');
    const role = await this.roles.roleOf(caller.memberId);
    if (!includesRole(role, wanted)) throw new Refusal('ROLE_REQUIRED', { role: wanted });
    const isConfirmed = caller.by !== undefined && (await this.roles.hasSecondFactor(caller.memberId));
    if (!isConfirmed) throw new Refusal('ROLE_NEEDS_SECOND_FACTOR');
    return true;
  }
}
