import { Injectable } from '@nestjs/common';
import { DEFAULT_TRANSLATION, type Translation } from '@emit/contract/translations';
import { memberDecider } from '../../domain/member/decide.js';
import { memberStream } from '../../domain/member/events.js';
import type { Caller } from '../shared/caller.js';
import { CommandService } from '../shared/command-service.js';
import { UseLimit } from '../shared/use-limit.js';

/** Each is in the event store for ever. */
const MOST_A_DAY = 100;

@Injectable()
export class ChooseTranslationHandler {
  constructor(
    private readonly commands: CommandService,
    private readonly limit: UseLimit,
  ) {}

  /** Choosing what is chosen already changes nothing. Throws MEMBER_NOT_FOUND and TOO_MANY_REQUESTS. */
  async execute({ memberId, key, correlationId }: Caller, translation: Translation): Promise<void> {
    const stream = memberStream(memberId);
    const before = await this.commands.read(memberDecider, stream, memberId);
    // Sealed twice, the same choice looks different: only here can it be known again.
    const chosen = before.translation === null ? DEFAULT_TRANSLATION : key.open(before.translation);
    if (chosen === translation) return;
    await this.limit.checkDaily(`translation/${memberId}`, MOST_A_DAY);
    const command = {
      type: 'ChooseTranslation',
      translation: key.seal(translation, { stream, field: 'translation' }),
    } as const;
    await this.commands.run(memberDecider, stream, command, { memberId, correlationId });
  }
}
