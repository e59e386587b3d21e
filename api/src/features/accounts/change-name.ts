import { Injectable } from '@nestjs/common';
import { memberDecider } from '../../domain/member/decide.js';
import { memberStream, profilePlace } from '../../domain/member/events.js';
import { Refusal } from '../../kernel/refusal.js';
import type { Caller } from '../shared/caller.js';
import { CommandService } from '../shared/command-service.js';
import { UseLimit } from '../shared/use-limit.js';

/** Each is in the event store for ever. */
const MOST_A_DAY = 30;

@Injectable()
export class ChangeNameHandler {
  constructor(
    private readonly commands: CommandService,
    private readonly limit: UseLimit,
  ) {}

  /**
   * The address stays as it is, and the name that the member has already changes nothing. Throws MEMBER_NOT_FOUND,
   * TOO_MANY_REQUESTS, and CONCURRENT_CHANGE where name or address changed meanwhile.
   */
  async execute({ memberId, key, correlationId }: Caller, fullName: string): Promise<void> {
    const stream = memberStream(memberId);
    const { profile: former } = await this.commands.read(memberDecider, stream, memberId);
    if (former === null) throw new Refusal('MEMBER_NOT_FOUND');
    const profile = key.open(former);
    if (profile.fullName === fullName) return;
    await this.limit.checkDaily(`name/${memberId}`, MOST_A_DAY);
    const renamed = key.seal({ ...profile, fullName }, profilePlace(memberId));
    const command = { type: 'ChangeProfile', former, profile: renamed } as const;
    await this.commands.run(memberDecider, stream, command, { memberId, correlationId });
  }
}
