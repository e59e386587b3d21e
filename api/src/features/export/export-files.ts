import { HISTORY_COLUMNS, type AccountFile } from './account-record.js';
import type { ConversationRecord } from './conversation-record.js';
import { conversationsPage } from './conversations-page.js';
import { csvOf } from './csv.js';
import { PRACTICE_COLUMNS, type PracticeRow } from './practice-rows.js';
import { readmeOf } from './readme.js';
import { balanced, spentRow, TOKEN_COLUMNS, type Spent, type TokenRow } from './token-rows.js';
import type { ExportFile } from './zip-stream.js';

export type OnTokens = (conversationId: string, at: number, data: Spent) => void;

export interface OwnData {
  readonly account: AccountFile;
  readonly practices: readonly PracticeRow[];
  readonly grants: readonly TokenRow[];
  readonly conversationCount: number;
  /** Reads them anew each time, one after another; tells of their tokens on the way. */
  readonly conversations: (onTokens?: OnTokens) => AsyncIterable<ConversationRecord>;
}

/** The files of the download, in the order in which they are made: the ledger is gathered on the way. */
export function exportFiles(own: OwnData): ExportFile[] {
  const { account, practices, conversationCount } = own;
  const ledger: TokenRow[] = [...own.grants];
  const conversations = own.conversations((conversation_id, at, usage) => {
    ledger.push(spentRow(conversation_id, at, usage));
  });
  return [
    { name: 'README.txt', text: [readmeOf(account, practices.length, conversationCount)] },
    { name: 'account.json', text: [json(account)] },
    { name: 'history.csv', text: csvOf(account.history, HISTORY_COLUMNS) },
    { name: 'practices.csv', text: csvOf(practices, PRACTICE_COLUMNS) },
    { name: 'practices.json', text: [json(practices)] },
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
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

async function* jsonList(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '';
  yield '[';
  for await (const item of items) {
    yield `${separator}\n${JSON.stringify(item, null, 2)}`;
    separator = ',';
  }
  yield '\n]\n';
}

/** Begins only when its turn has come. */
function* later<T>(make: () => Iterable<T>): Generator<T> {
  yield* make();
}
