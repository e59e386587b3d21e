import type { LedgerEntry, EntryKind, Tokens } from '../tokens/ledger-entry.js';
import type { LedgerFold } from '../tokens/read-ledger.js';

const WHAT: Readonly<Record<EntryKind, string>> = {
  allowance: 'monthly allowance',
  gift: 'gift',
  adjustment: 'adjustment',
  reply: 'reply',
  failed: 'failed reply',
  notCharged: 'failed reply, not charged',
};

/** One line of a member's statement. */
export interface StatementLine {
  /** When it happened, epoch milliseconds; null of the balance before the first line and after the last. */
  readonly at: number | null;
  readonly position: number | null;
  readonly what: string;
  /** What the balance changes by; null of a balance alone. */
  readonly tokens: number | null;
  /** After this line. */
  readonly balance: number;
  readonly used: Tokens | null;
  readonly model: string | null;
  readonly conversation: string | null;
  readonly message: string | null;
  /** The UTC month of an allowance. */
  readonly month: string | null;
  /** What an operator did: who, why, and what it refers to. */
  readonly operator: string | null;
  readonly reason: string | null;
  readonly reference: string | null;
}

/** Keeps one member's entries, whatever else the event store holds. */
export class Statement implements LedgerFold {
  private readonly entries: LedgerEntry[] = [];
  private opening = 0;

  constructor(
    private readonly query: { readonly memberId: string; readonly from: number; readonly to: number },
  ) {}

  add(entry: LedgerEntry): void {
    const { memberId, from, to } = this.query;
    if (entry.memberId !== memberId || entry.at > to) return;
    if (entry.at < from) this.opening += entry.change;
    else this.entries.push(entry);
  }

  /** In the order in which it happened, between the balance before and after. */
  *lines(): Generator<StatementLine> {
    yield balanceLine('opening balance', this.opening);
    let balance = this.opening;
    for (const entry of this.entries.sort((a, b) => a.at - b.at || a.position - b.position)) {
      balance += entry.change;
      yield lineOf(entry, balance);
    }
    yield balanceLine('closing balance', balance);
  }
}

const NO_TURN = { used: null, model: null, conversation: null, message: null } as const;
const NOTHING = { ...NO_TURN, month: null, operator: null, reason: null, reference: null } as const;

function balanceLine(what: string, balance: number): StatementLine {
  return { at: null, position: null, what, tokens: null, balance, ...NOTHING };
}

function lineOf(
  { at, position, kind, change, asked, allowanceMonth, act }: LedgerEntry,
  balance: number,
): StatementLine {
  const line = { at, position, what: WHAT[kind], tokens: change, balance, month: allowanceMonth };
  if (asked === null) return { ...NOTHING, ...line, ...act };
  const { model, conversationId, messageId, tokens } = asked;
  return { ...NOTHING, ...line, used: tokens, model, conversation: conversationId, message: messageId };
}
