import type { ReceiptEvent } from '../../proof/receipt.js';
import type { Receipts } from '../proof/receipts.service.js';
import { HISTORY_COLUMNS, type AccountFile } from './account-record.js';
import type { ConversationRecord } from './conversation-record.js';
import { conversationsPage } from './conversations-page.js';
import { csvOf } from './csv.js';
import { MARK_COLUMNS, type MarkRow } from './mark-rows.js';
import { PRACTICE_COLUMNS, type PracticeRow } from './practice-rows.js';
import { READING_COLUMNS, type ReadingRow } from './reading-rows.js';
import { readmeOf } from './readme.js';
import { balanced, spentRow, TOKEN_COLUMNS, type Spent, type TokenRow } from './token-rows.js';
import type { ExportFile } from './zip-stream.js';

export type OnTokens = (conversationId: string, at: number, data: Spent) => void;
/** Shown each charge as it is stored. */
export type OnCharge = (event: ReceiptEvent) => void;

export interface OwnData {
  readonly account: AccountFile;
  readonly practices: readonly PracticeRow[];
  readonly marks: readonly MarkRow[];
  readonly readings: readonly ReadingRow[];
  readonly grants: readonly TokenRow[];
  readonly conversationCount: number;
  /** Reads them anew each time, one after another; tells of their tokens on the way. */
  readonly conversations: (onTokens?: OnTokens, onCharge?: OnCharge) => AsyncIterable<ConversationRecord>;
  /** Null where nothing can be signed now. */
  readonly receipts: Receipts | null;
}

/** The files of the download, in the order in which they are made: the ledger and its charges are gathered on the way. */
export async function* exportFiles(own: OwnData): AsyncGenerator<ExportFile> {
  const { account, practices, marks, readings, conversationCount, receipts } = own;
  const ledger: TokenRow[] = [...own.grants];
  const charges: ReceiptEvent[] = [];
  const conversations = own.conversations(
    (conversation_id, at, usage) => {
      ledger.push(spentRow(conversation_id, at, usage));
    },
    (charge) => charges.push(charge),
  );
  yield* [
    { name: 'README.txt', text: [readmeOf(account, practices.length, conversationCount, receipts !== null)] },
    { name: 'account.json', text: [json(account)] },
    { name: 'history.csv', text: csvOf(account.history, HISTORY_COLUMNS) },
    { name: 'practices.csv', text: csvOf(practices, PRACTICE_COLUMNS) },
    { name: 'practices.json', text: [json(practices)] },
    { name: 'marks.csv', text: csvOf(marks, MARK_COLUMNS) },
    { name: 'marks.json', text: [json(marks)] },
    { name: 'readings.csv', text: csvOf(readings, READING_COLUMNS) },
    { name: 'readings.json', text: [json(readings)] },
    { name: 'conversations.json', text: jsonList(conversations) },
    { name: 'conversations.html', text: conversationsPage(account.full_name, own.conversations()) },
    {
      name: 'tokens.csv',
      text: csvOf(
        later(() => balanced(ledger)),
        TOKEN_COLUMNS,
      ),
    },
  ];
  if (receipts) yield* receiptFiles(charges, receipts);
}

/** A file for each charge, in the order of their times. */
async function* receiptFiles(
  charges: readonly ReceiptEvent[],
  receipts: Receipts,
): AsyncGenerator<ExportFile> {
  const inOrder = [...charges].sort((a, b) => a.position - b.position);
  for (const charge of inOrder) {
    const text = await receipts.textOf(charge);
    const { at, id } = charge.metadata;
    const name = `receipts/${new Date(at).toISOString().replaceAll(':', '-')}_${id}.tlog-proof`;
    if (text !== null) yield { name, text: [text] };
  }
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

async function* jsonList(records: AsyncIterable<ConversationRecord>): AsyncGenerator<string> {
  let separator = '';
  yield '[';
  for await (const record of records) {
    yield `${separator}\n`;
    yield* jsonOf(record);
    separator = ',';
  }
  yield '\n]\n';
}

/** No text in JSON has a line's end in it. */
const MESSAGES = '\n  "messages": [';

/** One message after another: a conversation may be large. */
function* jsonOf(record: ConversationRecord): Generator<string> {
  const [before = '', after = ''] = JSON.stringify({ ...record, messages: [] }, null, 2).split(MESSAGES);
  yield before + MESSAGES;
  for (const [index, message] of record.messages.entries())
    yield `${index > 0 ? ',' : ''}\n${JSON.stringify(message, null, 2)}`;
  yield after;
}

/** Begins only when its turn has come. */
function* later<T>(make: () => Iterable<T>): Generator<T> {
  yield* make();
}
