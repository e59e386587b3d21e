import { RESPONSE_FORMATS } from '@emit/contract/categories';
import { ASSISTANT_NAME } from '@emit/contract/messages';
import type { Quotation } from '@emit/contract/scripture';
import type {
  ConversationRecord,
  FailedTurnRecord,
  MessageRecord,
  RatingRecord,
} from './conversation-record.js';
import { escapeHtml } from '../shared/escape-html.js';

const STYLE = `
  :root { color-scheme: light dark; --ink: #23201b; --paper: #fbf8f3; --quiet: #645d53; --line: #d9d0c2; }
  @media (prefers-color-scheme: dark) { :root { --ink: #ece7dd; --paper: #14161c; --quiet: #a9a398; --line: #2c303b; } }
  body { max-width: 44rem; margin: 0 auto; padding: 2rem 1.25rem 6rem; background: var(--paper); color: var(--ink);
    font: 17px/1.65 Georgia, 'Times New Roman', serif; }
  h1, h2, h3 { line-height: 1.25; }
  article { margin-top: 3.5rem; padding-top: 1.5rem; border-top: 1px solid var(--line); }
  h3 { margin: 2rem 0 .25rem; font: 600 14px/1.4 system-ui, sans-serif; color: var(--quiet); }
  .text { white-space: pre-wrap; overflow-wrap: anywhere; }
  .about, .checked { font: 14px/1.5 system-ui, sans-serif; color: var(--quiet); }
  @media print { article { break-inside: auto; } h3 { break-after: avoid; } }
`;

/** All conversations as one page for people, in pieces; it needs nothing but itself. */
export async function* conversationsPage(
  name: string,
  records: AsyncIterable<ConversationRecord>,
): AsyncGenerator<string> {
  yield `<!doctype html>\n<html lang="en"><head><meta charset="utf-8">`;
  yield `<meta name="viewport" content="width=device-width, initial-scale=1">`;
  yield `<title>Conversations of ${escapeHtml(name)} with Emit</title><style>${STYLE}</style></head><body>`;
  yield `<h1>Conversations with Emit</h1><p class="about">${escapeHtml(name)}. Times are UTC.</p>`;
  let any = false;
  for await (const record of records) {
    any = true;
    yield* conversation(record);
  }
  if (!any) yield '<p>There are no conversations yet.</p>';
  yield '</body></html>\n';
}

function* conversation(record: ConversationRecord): Generator<string> {
  const { title, category, started_at, pinned, archived, deleted_at, messages, failed_turns } = record;
  const about = [
    RESPONSE_FORMATS[category].label,
    started_at && `begun ${moment(started_at)}`,
    pinned && 'pinned',
    archived && 'archived',
    deleted_at && `deleted ${moment(deleted_at)}: the app no longer shows it`,
  ];
  yield `<article><h2>${escapeHtml(title)}</h2><p class="about">${about.filter(Boolean).join(' · ')}</p>`;
  for (const message of messages) {
    yield messageOf(message);
    const failed = failed_turns.filter(({ question_id }) => question_id === message.message_id);
    for (const turn of failed) yield failedTurnOf(turn);
  }
  yield '</article>';
}

function messageOf({ role, sent_at, text, tokens, quotations, ratings }: MessageRecord): string {
  const who = role === 'user' ? 'You' : ASSISTANT_NAME;
  const cost = tokens && tokens.total > 0 ? ` · ${tokens.total} tokens` : '';
  const checked = quotations.map((quotation) => `<li>${escapeHtml(checkOf(quotation))}</li>`).join('');
  const said = ratings
    .map((rating) => `<p class="about">${escapeHtml(ratingOf(rating, quotations))}</p>`)
    .join('');
  return (
    `<h3>${who}, <time datetime="${sent_at}">${moment(sent_at)}</time>${cost}</h3>` +
    `<div class="text">${escapeHtml(text)}</div>` +
    (checked && `<ul class="checked" aria-label="Quotations checked">${checked}</ul>`) +
    said
  );
}

function failedTurnOf({ at, shown, tokens, charged }: FailedTurnRecord): string {
  const paid = charged ? `${tokens.total} tokens` : 'not charged';
  return (
    `<h3>${ASSISTANT_NAME}, <time datetime="${at}">${moment(at)}</time> · no whole reply, ${paid}</h3>` +
    (shown === null ? '' : `<div class="text">${escapeHtml(shown)} …</div>`)
  );
}

/** How a quotation stood the check, with the true words where they differ. */
function checkOf({ reference, status, quoted, scripture, message }: Quotation): string {
  const what = reference ?? quoted;
  return status === 'exact' || scripture === null
    ? `${what}: ${message}`
    : `${what}: ${message} “${scripture}”`;
}

const SAID = {
  up: 'thumbs up',
  down: 'thumbs down',
  wrong: 'this verse is wrong',
  none: 'taken back',
} as const satisfies Record<RatingRecord['rating'], string>;

/** '2026-11-21 08:30, you said of John 11:35: this verse is wrong. “It is another.”' */
function ratingOf({ at, quotation, rating, reason }: RatingRecord, quotations: readonly Quotation[]): string {
  const rated = quotation === null ? undefined : quotations[quotation];
  const of = quotation === null ? 'this reply' : (rated?.reference ?? rated?.quoted ?? 'a quotation');
  return `${moment(at)}, you said of ${of}: ${SAID[rating]}.${reason === null ? '' : ` “${reason}”`}`;
}

/** '2026-11-21 08:30'. */
function moment(instant: string): string {
  return instant.slice(0, 16).replace('T', ' ');
}
