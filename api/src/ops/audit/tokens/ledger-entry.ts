import type { Category } from '@emit/contract/categories';
import type { PlanId } from '@emit/contract/plans';
import {
  conversationIdOf,
  type TokensConsumed,
  type TurnFailed,
} from '../../../domain/conversation/events.js';
import type { TokensAdjusted, TokensGranted } from '../../../domain/member/events.js';
import type { OperatorAct } from '../../../kernel/operator-act.js';
import type { FoldEvent } from '../../../kernel/event.js';
import { CommandFailed } from '../../support/failures.js';

export const TOKENS = [
  'inputTokens',
  'outputTokens',
  'cacheReadTokens',
  'cacheWriteTokens',
  'totalTokens',
] as const;
export type Tokens = Readonly<Record<(typeof TOKENS)[number], number>>;

export type LedgerEvent =
  FoldEvent<TokensConsumed> | FoldEvent<TurnFailed> | FoldEvent<TokensGranted> | FoldEvent<TokensAdjusted>;
type LedgerType = LedgerEvent['type'];

/** `notCharged`: a turn without a whole reply, which the operator pays for; `failed`: one that the member pays for. */
export type EntryKind = 'allowance' | 'gift' | 'adjustment' | 'reply' | 'failed' | 'notCharged';

/** One line of the token ledger. */
export interface LedgerEntry {
  readonly position: number;
  /** When it happened, epoch milliseconds. */
  readonly at: number;
  readonly memberId: string;
  readonly kind: EntryKind;
  /** What the balance changes by. */
  readonly change: number;
  /** The UTC month of an allowance. */
  readonly allowanceMonth: string | null;
  /** The member's at that place of the event store. */
  readonly plan: PlanId;
  /** What an operator did, and what it refers to. */
  readonly act: Act | null;
  /** Null where nothing was asked. */
  readonly asked: Asked | null;
}

export interface Act extends Partial<OperatorAct> {
  readonly reference?: string;
}

/** What a turn was, and what it took. */
export interface Asked {
  readonly model: string;
  readonly conversationId: string;
  /** Of the question; of the conversation where the question has none. */
  readonly category: Category;
  /** Of the reply, or of the question that got none. */
  readonly messageId: string;
  readonly tokens: Tokens;
}

/** What an entry's event does not say by itself. */
export interface Surroundings {
  readonly plan: PlanId;
  readonly category: Category;
}

/** Types of the events that the ledger is added up from (docs/adr/0041-what-a-turn-costs.md). */
export const LEDGER_TYPES = [
  'TokensGranted',
  'TokensAdjusted',
  'TokensConsumed',
  'TurnFailed',
] as const satisfies readonly LedgerType[];

export function isLedgerType(type: string): type is LedgerType {
  return (LEDGER_TYPES as readonly string[]).includes(type);
}

/** Throws CommandFailed for a record that somebody has changed so that it cannot be added. */
export function entryOf(event: LedgerEvent, { plan, category }: Surroundings): LedgerEntry {
  if (!canBeAdded(event)) throw changed(event);
  const { position, at, memberId, stream } = event;
  const place = { position, at, memberId, plan };
  if (event.type === 'TokensGranted') {
    const { amount, month } = event.data;
    const kind = month === null ? 'gift' : 'allowance';
    return { ...place, kind, change: amount, allowanceMonth: month, act: actIn(event.data), asked: null };
  }
  if (event.type === 'TokensAdjusted') {
    const { amount, reference, by } = event.data;
    const act = { ...by, reference };
    return { ...place, kind: 'adjustment', change: amount, allowanceMonth: null, act, asked: null };
  }
  const { model } = event.data;
  const conversationId = conversationIdOf(stream);
  const messageId = event.type === 'TurnFailed' ? event.data.questionId : event.data.messageId;
  const asked = { model, conversationId, category, messageId, tokens: event.data };
  const kind = event.type === 'TokensConsumed' ? 'reply' : event.data.charged ? 'failed' : 'notCharged';
  const change = kind === 'notCharged' ? 0 : 0 - event.data.totalTokens;
  return { ...place, kind, change, allowanceMonth: null, act: null, asked };
}

/** An allowance is nobody's act, and a gift of an earlier release does not say whose it is. */
function actIn(data: TokensGranted['data']): Act | null {
  return data.by ?? null;
}

const AMOUNTS: Readonly<Record<LedgerType, readonly string[]>> = {
  TokensGranted: ['amount'],
  TokensAdjusted: ['amount'],
  TokensConsumed: TOKENS,
  TurnFailed: TOKENS,
};

/** A sum with something else than a number in it would be no number from there on. */
function canBeAdded(event: LedgerEvent): boolean {
  const data: Readonly<Record<string, unknown>> | null = event.data;
  if (data === null || !AMOUNTS[event.type].every((amount) => Number.isSafeInteger(data[amount])))
    return false;
  return event.type !== 'TurnFailed' || typeof data['charged'] === 'boolean';
}

function changed({ type, position }: FoldEvent): CommandFailed {
  return new CommandFailed(
    `${type} at position ${position} holds data that Emit did not write (emit audit verify --no-models names all such; emit projections parked skip leaves one out)`,
  );
}
