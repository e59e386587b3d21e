import { Inject, Injectable } from '@nestjs/common';
import type { CheckpointOutbox } from '../../ports/checkpoints.port.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import { receiptText, type ReceiptEvent } from '../../proof/receipt.js';
import { BadNote } from '../../proof/signed-note.js';
import { parseCheckpoint, type SignedCheckpoint } from '../../proof/tree-head.js';
import type { Log } from '../../runtime/log.js';
import type { Settings } from '../../settings/settings.js';
import { CLOCK, LOG, READ_MODELS, SETTINGS, type Clock } from '../shared/injection-tokens.js';
import { auditKeysOf, NoAuditKey } from './audit-keys.js';
import { ForkedLog, makeCheckpoint } from './make-checkpoint.js';
import { CHECKPOINT_OUTBOX } from './proof-tokens.js';
import { StoredTree } from './stored-tree.js';

/** Makes receipts under one checkpoint of the event store as it is now. */
export class Receipts {
  constructor(
    private readonly tree: StoredTree,
    private readonly checkpoint: SignedCheckpoint,
  ) {}

  /** Returns the text of a .tlog-proof file; null for an event that came after the checkpoint. */
  async textOf(event: ReceiptEvent): Promise<string | null> {
    const index = await this.tree.indexOf(event.position);
    if (index === null) return null;
    const path = await this.tree.at(this.tree.size).inclusion(index);
    return receiptText(event, { index, path, checkpoint: this.checkpoint });
  }
}

@Injectable()
export class ReceiptsService {
  constructor(
    @Inject(READ_MODELS) private readonly models: ReadModelStore,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CHECKPOINT_OUTBOX) private readonly outbox: CheckpointOutbox,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Null where nothing can be signed now: the charges are told without receipts then. Throws StoreUnavailable. */
  async begin(): Promise<Receipts | null> {
    const tree = await StoredTree.read(this.models);
    if (tree === null) return null;
    try {
      const signers = await auditKeysOf(this.settings, this.outbox);
      const { note } = await makeCheckpoint(tree, signers, await this.outbox.latest(), this.clock());
      return new Receipts(tree, parseCheckpoint(note));
    } catch (error) {
      const isKnown = [NoAuditKey, ForkedLog, BadNote].some((kind) => error instanceof kind);
      if (!isKnown) throw error;
      this.log.warn({ why: (error as Error).message }, 'a download has no receipts: nothing can be signed');
      return null;
    }
  }
}
