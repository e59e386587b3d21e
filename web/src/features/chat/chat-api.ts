import type { GuideRequest, GuideResponse } from '@emit/contract/guide';
import type {
  CreateConversationRequest,
  UpdateConversationRequest,
  WireConversation,
  WireConversationSummary,
} from '@emit/contract/wire';
import type { RateQuotationRequest, RateReplyRequest } from '@emit/contract/ratings';
import { send, sendJson } from '../../shared/api/http';

const BASE = '/api/v1/conversations';

function pathOf(id: string): string {
  return `${BASE}/${encodeURIComponent(id)}`;
}

export function fetchSummaries() {
  return sendJson<WireConversationSummary[]>('GET', `${BASE}?view=summary`);
}

/** How many messages, and before which place; the newest unless given. */
export interface PageWanted {
  readonly limit: number;
  readonly before?: number | undefined;
}

export function fetchMessages(id: string, { limit, before }: PageWanted) {
  const query = new URLSearchParams({
    limit: `${limit}`,
    ...(before !== undefined && { before: `${before}` }),
  });
  return sendJson<WireConversation>('GET', `${pathOf(id)}?${query.toString()}`);
}

/** `key` makes a repeated create the same create. */
export function createConversation(body: CreateConversationRequest, key: string) {
  return sendJson<{ id: string }>('POST', BASE, { body, headers: { 'Idempotency-Key': key } });
}

export function updateConversation(id: string, body: UpdateConversationRequest) {
  return send('PUT', pathOf(id), { body });
}

export function deleteConversation(id: string) {
  return send('DELETE', pathOf(id), { keepalive: true });
}

interface ReplyPlace {
  readonly conversationId: string;
  readonly messageId: string;
}

function pathOfReply({ conversationId, messageId }: ReplyPlace): string {
  return `${pathOf(conversationId)}/messages/${encodeURIComponent(messageId)}`;
}

/** `key` makes a repeated rating the same rating. */
export function rateReply(reply: ReplyPlace, body: RateReplyRequest, key: string) {
  return send('PUT', `${pathOfReply(reply)}/rating`, { body, headers: { 'Idempotency-Key': key } });
}

/** The same of one of its quotations, by its place. */
export function rateQuotation(
  { quotation, ...reply }: ReplyPlace & { readonly quotation: number },
  body: RateQuotationRequest,
  key: string,
) {
  const path = `${pathOfReply(reply)}/quotations/${quotation}/rating`;
  return send('PUT', path, { body, headers: { 'Idempotency-Key': key } });
}

/** Opens a reply that is being written, or is there; it never begins one. */
export function openWrittenReply(
  { conversationId, messageId }: { conversationId: string; messageId: string },
  signal: AbortSignal,
) {
  const query = new URLSearchParams({ conversation_id: conversationId, message_id: messageId });
  const headers = { Accept: 'text/event-stream, application/json;q=0.9' };
  return send('GET', `/api/v1/claude-direct?${query.toString()}`, { signal, headers });
}

/** Stops a reply that is being written; returns what is kept of it. */
export function stopWrittenReply({
  conversationId,
  messageId,
}: {
  conversationId: string;
  messageId: string;
}) {
  const query = new URLSearchParams({ conversation_id: conversationId, message_id: messageId });
  return sendJson<GuideResponse>('DELETE', `/api/v1/claude-direct?${query.toString()}`);
}

/** Opens the streamed reply; a server that does not stream answers JSON. */
export function openReply(body: GuideRequest, signal: AbortSignal) {
  const headers = { Accept: 'text/event-stream, application/json;q=0.9' };
  return send('POST', '/api/v1/claude-direct', { body, signal, headers });
}
