import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { counted, grouped } from '@emit/contract/english';
import type { ConversationUsage } from '@emit/contract/account';
import { focusAround } from '../../shared/lib/focus';
import { Button } from '../../shared/ui/button';
import { longName, shortName } from './figures';
import { sortedBy, sortUsage, type Sorting, type SortKey } from './sort-usage';

const SHOWN_AT_ONCE = 10;

const COLUMNS = [
  { key: 'title', label: 'Conversation' },
  { key: 'last_used', label: 'Last used', minor: true },
  { key: 'input_tokens', label: 'Input', minor: true },
  { key: 'output_tokens', label: 'Output', minor: true },
  { key: 'total_tokens', label: 'Total' },
] as const satisfies readonly { key: SortKey; label: string; minor?: boolean }[];

interface UsageByConversationProps {
  conversations: readonly ConversationUsage[];
  /** A title as it leads to its conversation. */
  link: (conversation: ConversationUsage & { title: string }) => ReactNode;
}

/** What each conversation took, in the order that is chosen, ten at a time. */
export function UsageByConversation({ conversations, link }: UsageByConversationProps) {
  const [sorting, setSorting] = useState<Sorting>({ by: 'total_tokens', descending: true });
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  if (conversations.length === 0) return null;
  const rows = sortUsage(conversations, sorting).slice(0, shown);
  const more = conversations.length - rows.length;
  function showMore(button: Element) {
    // With the last of them the button goes.
    if (more <= SHOWN_AT_ONCE) focusAround(button);
    setShown(shown + SHOWN_AT_ONCE);
  }

  return (
    <section className="card" aria-labelledby="usage-by-conversation" tabIndex={-1}>
      <h2 id="usage-by-conversation" className="tokens__title">
        By conversation
      </h2>
      <table className="tokens-table tokens-table--conversations">
        <thead>
          <tr>
            {COLUMNS.map(({ key, label, ...column }) => (
              <th
                key={key}
                scope="col"
                className={'minor' in column ? 'tokens-table__minor' : undefined}
                aria-sort={sorting.by === key ? (sorting.descending ? 'descending' : 'ascending') : undefined}
              >
                <button type="button" onClick={() => setSorting(sortedBy(sorting, key))}>
                  {label}
                  <SortMark sorting={sorting} column={key} />
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((conversation) => (
            <Row key={conversation.conversation_id} conversation={conversation} link={link} />
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <Button wide kind="quiet" onClick={({ currentTarget }) => showMore(currentTarget)}>
          {more > SHOWN_AT_ONCE ? `Show ${SHOWN_AT_ONCE} more of ${grouped(more)}` : `Show ${more} more`}
        </Button>
      )}
    </section>
  );
}

interface RowProps extends Pick<UsageByConversationProps, 'link'> {
  conversation: ConversationUsage;
}

function Row({ conversation, link }: RowProps) {
  const { last_used, input_tokens, output_tokens, total_tokens, not_charged } = conversation;
  return (
    <tr>
      <th scope="row">
        <Title conversation={conversation} link={link} />
        <small className="tokens-table__small">
          {shortName(last_used)} · {grouped(input_tokens)} in, {grouped(output_tokens)} out
        </small>
        {not_charged.turns > 0 && (
          <small className="tokens-table__note">
            {counted(not_charged.turns, 'reply', 'replies')} not charged
          </small>
        )}
      </th>
      <td className="tokens-table__minor" title={longName(last_used)}>
        {shortName(last_used)}
      </td>
      <td className="tokens-table__minor">{grouped(input_tokens)}</td>
      <td className="tokens-table__minor">{grouped(output_tokens)}</td>
      <td>{grouped(total_tokens)}</td>
    </tr>
  );
}

function Title({ conversation, link }: RowProps) {
  const { title, deleted } = conversation;
  if (deleted) return <em className="quiet">Deleted conversation</em>;
  if (title === null) return <em className="quiet">Not saved</em>;
  return link({ ...conversation, title });
}

function SortMark({ sorting, column }: { sorting: Sorting; column: SortKey }) {
  if (sorting.by !== column) return null;
  const Mark = sorting.descending ? ArrowDown : ArrowUp;
  return <Mark size="0.875rem" aria-hidden />;
}
