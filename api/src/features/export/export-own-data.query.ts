import { Inject, Injectable } from '@nestjs/common';
import { isCharge } from '../../domain/conversation/charges.js';
import { conversationStream, type ConversationEvent } from '../../domain/conversation/events.js';
import { marksStream, type MarkEvent } from '../../domain/marks/events.js';
import { readingStream, type ReadingEvent } from '../../domain/reading/events.js';
import { memberStream, type MemberEvent } from '../../domain/member/events.js';
import { practicesStream, type PracticeEvent } from '../../domain/practice/events.js';
import type { DomainEvent, RecordedEvent } from '../../kernel/event.js';
import type { EventStore } from '../../ports/event-store.port.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import type { Vault } from '../../ports/vault.port.js';
import { conversationList } from '../../projections/conversation-list.projection.js';
import type { Folded } from '../../kernel/projection.js';
import { tokenBalance } from '../../projections/token-balance.projection.js';
import { progressSummaryView } from '../../projections/views/progress-summary.view.js';
import type { RulesInForce } from '../shared/rules-in-force.js';
import { ListFactorsHandler } from '../accounts/factors/list-factors.service.js';
import { ListRemindersHandler } from '../reminders/list-reminders.service.js';
import { ListSessionsHandler } from '../accounts/sessions/list-sessions.service.js';
import { whileSignedIn } from '../../http/session/while-signed-in.js';
import type { Caller } from '../shared/caller.js';
import {
  CLOCK,
  EVENT_STORE,
  READ_MODELS,
  SCORING_RULES,
  VAULT,
  type Clock,
} from '../shared/injection-tokens.js';
import { accountRecord, grantRows, type AccountFile } from './account-record.js';
import { conversationRecord, type ConversationRecord } from './conversation-record.js';
import { exportFiles, type OnCharge, type OnTokens } from './export-files.js';
import { CHAIN_START } from '../../proof/chain.js';
import { eventsOf } from '../shared/events-of.js';
import { ReceiptsService } from '../proof/receipts.service.js';
import { UnrecordedTurns } from '../conversations/unrecorded-turns.service.js';
import { readingRows } from './reading-rows.js';
import { markRows } from './mark-rows.js';
import { journeyOf, type Journey } from './practice-rows.js';
import { zipped } from './zip-stream.js';

type Open = Caller['key']['open'];

/** Returns a ZIP in pieces: all that the product holds about the caller, opened. */
@Injectable()
export class ExportOwnDataHandler {
  constructor(
    private readonly listSessions: ListSessionsHandler,
    private readonly listFactors: ListFactorsHandler,
    private readonly listReminders: ListRemindersHandler,
    private readonly unrecorded: UnrecordedTurns,
    private readonly receipts: ReceiptsService,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODELS) private readonly models: ReadModelStore,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(SCORING_RULES) private readonly rules: RulesInForce,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** What fails before the first piece is thrown here, what fails later by the pieces: a ZIP without its end. */
  async execute(caller: Caller): Promise<AsyncIterable<Uint8Array>> {
    const { memberId, key } = caller;
    // It would lack what the member has read and paid for.
    await this.unrecorded.checkNone(memberId);
    const open: Open = (sealed) => key.openOnce(sealed);
    const member = await this.all<MemberEvent>(memberStream(memberId));
    const practised = await this.all<PracticeEvent>(practicesStream(memberId));
    const journey = journeyOf(this.rules.current, [...member, ...practised], open);
    const ids = await this.conversationIds(memberId);
    const files = exportFiles({
      account: await this.account(caller, member, journey),
      practices: journey.rows,
      readings: readingRows(await this.all<ReadingEvent>(readingStream(memberId)), open),
      marks: markRows(await this.all<MarkEvent>(marksStream(memberId)), open),
      grants: grantRows(member),
      conversationCount: ids.length,
      conversations: (onTokens, onCharge) => this.conversations(ids, open, onTokens, onCharge),
      receipts: await this.receipts.begin(),
    });
    return whileSignedIn(zipped(files, this.clock()), caller, this.vault, this.clock);
  }

  private async account(
    caller: Caller,
    events: readonly Folded<MemberEvent>[],
    { document, notes }: Journey,
  ): Promise<AccountFile> {
    const now = this.clock();
    const open: Open = (sealed) => caller.key.openOnce(sealed);
    const balance = await this.models.get(tokenBalance, caller.memberId);
    const { sessions } = await this.listSessions.execute(caller);
    const second_factors = await this.listFactors.execute(caller);
    const { granted = 0, adjusted = 0, consumed: used = 0, balance: left = 0 } = balance?.body ?? {};
    return {
      exported_at: new Date(now).toISOString(),
      ...accountRecord(caller.memberId, events, open),
      tokens: { granted, adjusted, used, balance: left },
      progress: progressSummaryView({ document, rules: this.rules.current, now, notes }),
      sessions,
      second_factors,
      reminders: await this.listReminders.all(caller),
    };
  }

  /** Their ids from the read model, for the event store is not kept by member; deleted ones too. In the order of their beginnings. */
  private async conversationIds(memberId: string): Promise<string[]> {
    const listed = await this.models.list(conversationList, { owner: memberId });
    return listed.sort((a, b) => a.body.createdAt - b.body.createdAt).map(({ key }) => key);
  }

  private async *conversations(
    ids: readonly string[],
    open: Open,
    onTokens: OnTokens = () => undefined,
    onCharge: OnCharge = () => undefined,
  ): AsyncGenerator<ConversationRecord> {
    for (const id of ids) {
      let former = CHAIN_START;
      const onRecorded = (event: RecordedEvent) => {
        if (isCharge(event)) onCharge({ former, ...event });
        former = event.metadata.chain;
      };
      const events = eventsOf<ConversationEvent>(this.store, conversationStream(id), { onRecorded });
      yield await conversationRecord(id, events, open, (at, data) => onTokens(id, at, data));
    }
  }

  private async all<E extends DomainEvent>(stream: string): Promise<Folded<E>[]> {
    const events: Folded<E>[] = [];
    for await (const event of eventsOf<E>(this.store, stream)) events.push(event);
    return events;
  }
}
