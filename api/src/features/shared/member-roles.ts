import { Inject, Injectable } from '@nestjs/common';
import type { Role } from '@emit/contract/roles';
import { memberDecider } from '../../domain/member/decide.js';
import { memberStream } from '../../domain/member/events.js';
import { hasFactor } from '../../ports/second-factors.port.js';
import type { Vault } from '../../ports/vault.port.js';
import { CommandService } from './command-service.js';
import { VAULT } from './injection-tokens.js';

/** Roles as the event store has them now: one that is taken back ends at once, whatever read models lag. */
@Injectable()
export class MemberRoles {
  constructor(
    private readonly commands: CommandService,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  async roleOf(memberId: string): Promise<Role> {
    return (await this.commands.read(memberDecider, memberStream(memberId), memberId)).role;
  }

  async hasSecondFactor(memberId: string): Promise<boolean> {
    return hasFactor((await this.vault.find(memberId))?.factors);
  }
}
