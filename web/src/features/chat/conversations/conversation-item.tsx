import { Pencil, X } from 'lucide-react';
import { memo, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { RESPONSE_FORMATS } from '@emit/contract/categories';
import { LIMITS } from '@emit/contract/limits';
import { ignoreFollowUps } from '../../../shared/lib/follow-up-clicks';
import { IconButton } from '../../../shared/ui/button';
import { chatActions } from '../chat.slice';
import { countOf, kindOf, type Conversation } from '../conversation';
import { RowMenu } from '../archive/row-menu';
import { CategoryIcon } from '../asking/response-formats';

interface ConversationItemProps {
  conversation: Conversation;
  active: boolean;
  editing: boolean;
  onOpen: (id: string) => void;
  extra?: ReactNode;
}

/** Spec §2 "Sidebar": title, category icon, message count; double-click or pencil renames, the cross deletes. */
export const ConversationItem = memo(function ConversationItem(props: ConversationItemProps) {
  const { conversation, active, editing, onOpen, extra } = props;
  const dispatch = useDispatch();
  const { id, title } = conversation;
  const kind = kindOf(conversation);
  const count = countOf(conversation);
  const opener = useRef<HTMLButtonElement>(null);
  const endedByKey = useRef(false);
  useEffect(() => {
    if (!editing && endedByKey.current) opener.current?.focus();
    endedByKey.current = false;
  }, [editing]);

  return (
    <li className={active ? 'conversation conversation--active' : 'conversation'} data-conversation={id}>
      <div className="conversation__row">
        {editing ? (
          <TitleEditor id={id} title={title} onKey={() => (endedByKey.current = true)} />
        ) : (
          <button
            ref={opener}
            type="button"
            className="conversation__open"
            aria-current={active ? 'true' : undefined}
            onClick={() => onOpen(id)}
            onDoubleClick={() => dispatch(chatActions.renameStarted(id))}
          >
            <CategoryIcon category={kind} />
            <span className="conversation__title">{title}</span>
            <span className="visually-hidden">{`, ${RESPONSE_FORMATS[kind].label}, `}</span>
            <span className="fine-print numbers">{count}</span>
            <span className="visually-hidden">{count === 1 ? ' message' : ' messages'}</span>
          </button>
        )}
        {!editing && <RowActions conversation={conversation} />}
      </div>
      {extra}
    </li>
  );
});

function RowActions({ conversation }: { conversation: Conversation }) {
  const dispatch = useDispatch();
  const { id, title } = conversation;
  const actions = useRef<HTMLDivElement>(null);

  function remove(event: MouseEvent) {
    // The next row slides under the pointer.
    ignoreFollowUps(event);
    const next = nextRow(actions.current);
    dispatch(chatActions.removalAsked(id));
    // The focus would be lost with the row.
    next?.focus();
  }

  return (
    <div ref={actions} className="conversation__actions">
      {countOf(conversation) > 0 && (
        <RowMenu conversation={conversation} next={() => nextRow(actions.current)} />
      )}
      <IconButton small label={`Rename ${title}`} onClick={() => dispatch(chatActions.renameStarted(id))}>
        <Pencil size="0.9375rem" aria-hidden />
      </IconButton>
      <IconButton small label={`Delete ${title}`} onClick={remove}>
        <X size="1rem" aria-hidden />
      </IconButton>
    </div>
  );
}

/** Where the focus goes when a row leaves; after the last one, to the list's '+ New Conversation'. */
function nextRow(within: HTMLElement | null): HTMLElement | null {
  const list = within?.closest('.conversations');
  const isShown = (row: Element) => row.closest('details:not([open])') === null;
  const rows = [...(list?.querySelectorAll('li') ?? [])].filter(isShown);
  const at = rows.findIndex((row) => row.contains(within));
  const next = rows[at + 1] ?? rows[at - 1] ?? list?.parentElement;
  return next?.querySelector('button') ?? null;
}

interface TitleEditorProps {
  id: string;
  title: string;
  /** A key ends it: the focus is to stay in the row. */
  onKey: () => void;
}

/** Enter and losing the focus save; Escape leaves the title as it was. */
function TitleEditor({ id, title, onKey }: TitleEditorProps) {
  const dispatch = useDispatch();
  const input = useRef<HTMLInputElement>(null);
  const abandoned = useRef(false);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <input
      ref={input}
      className="conversation__edit"
      aria-label="Conversation title"
      dir="auto"
      defaultValue={title}
      maxLength={LIMITS.titleMax}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === 'Escape') onKey();
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        abandoned.current = true;
        dispatch(chatActions.renameCancelled());
      }}
      onBlur={(event) => {
        if (abandoned.current) return;
        dispatch(chatActions.renamed({ id, title: event.currentTarget.value, now: Date.now() }));
      }}
    />
  );
}
