import { Search } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useSelector } from 'react-redux';
import { dayName } from '../../../shared/lib/dates';
import { CategoryIcon } from '../asking/response-formats';
import { kindOf, lacksMessages } from '../conversation';
import { selectNewestFirst } from '../conversations/conversation-selectors';
import { searchConversations, type Found } from './search-conversations';
import { selectIsFetching } from './search.slice';
import './search.css';

/** More than anybody looks through: another word finds it sooner. */
const MOST_SHOWN = 50;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** All conversations by title and text, as one types. */
export function SearchPanel({ onOpen }: { onOpen: (id: string) => void }) {
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query);
  const list = useSelector(selectNewestFirst);
  const found = useMemo(() => searchConversations(list, sought), [list, sought]);
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => input.current?.focus(), []);

  /** Arrows go through the box and what was found; Enter in the box opens the first. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target === input.current && !event.nativeEvent.isComposing) {
      event.preventDefault();
      // Of what stands in the box by now.
      const [first] = searchConversations(list, query);
      if (first) onOpen(first.conversation.id);
    }
    const step = STEPS[event.key];
    if (step === undefined) return;
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>('input, .found') ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    event.preventDefault();
    stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus();
  }

  return (
    <div className="search" ref={panel} onKeyDown={onKeyDown}>
      <div role="search" className="reader-search">
        <label className="visually-hidden" htmlFor={id}>
          Search your conversations
        </label>
        <Search size="1.125rem" aria-hidden />
        <input
          ref={input}
          id={id}
          type="search"
          className="input"
          placeholder="A word you remember"
          autoComplete="off"
          maxLength={200}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <SearchStatus count={found.length} isAsked={sought.trim() !== ''} />
      <ul aria-label="Found">
        {found.slice(0, MOST_SHOWN).map((one) => (
          <li key={one.conversation.id}>
            <FoundConversation found={one} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function FoundConversation({ found, onOpen }: { found: Found; onOpen: (id: string) => void }) {
  const { conversation, excerpt } = found;
  return (
    <button type="button" className="found" onClick={() => onOpen(conversation.id)}>
      <CategoryIcon category={kindOf(conversation)} />
      <span className="found__text">
        <strong dir="auto">{conversation.title}</strong>
        {excerpt && (
          <span className="caption" dir="auto">
            {excerpt.before}
            <mark>{excerpt.match}</mark>
            {excerpt.after}
          </span>
        )}
      </span>
      <span className="found__aside fine-print">
        {conversation.archived && <span className="tag">Archived</span>}
        {dayName(conversation.lastMessageAt)}
      </span>
    </button>
  );
}

function SearchStatus({ count, isAsked }: { count: number; isAsked: boolean }) {
  const isFetching = useSelector(selectIsFetching);
  const missing = useSelector(selectNewestFirst).filter(lacksMessages).length;
  const said = !isAsked
    ? 'Searches titles and messages. Nothing you type here leaves this browser.'
    : count === 0
      ? 'Nothing found.'
      : `${count} ${count === 1 ? 'conversation' : 'conversations'}`;
  const older = isFetching
    ? ` Loading ${missing} more to search.`
    : ` ${missing} could not be loaded and were not searched.`;
  return (
    <p className="quiet small" role="status">
      {said}
      {missing > 0 && older}
    </p>
  );
}
