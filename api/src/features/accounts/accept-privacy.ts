import { Injectable } from '@nestjs/common';
import type { PrivacyVersion } from '@emit/contract/privacy';
import { memberDecider } from '../../domain/member/decide.js';
import { memberStream } from '../../domain/member/events.js';
import type { Caller } from '../shared/caller.js';
import { CommandService } from '../shared/command-service.js';

@Injectable()
export class AcceptPrivacyHandler {
  constructor(private readonly commands: CommandService) {}

  /** Agreeing again, or to an earlier version, changes nothing. Throws MEMBER_NOT_FOUND. */
  async execute({ memberId, correlationId }: Caller, version: PrivacyVersion): Promise<void> {
    const command = { type: 'AcceptPrivacy', version } as const;
    await this.commands.run(memberDecider, memberStream(memberId), command, { memberId, correlationId });
  }
}
