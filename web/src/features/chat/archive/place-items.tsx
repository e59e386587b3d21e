import { Archive, Pin } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useDispatch } from 'react-redux';
import { chatActions } from '../chat.slice';
import type { Conversation } from '../conversation';

/** 'Pin' and 'Archive', or what takes them back, in a menu. What is archived is pinned no more to look at. */
export function PlaceItems({ id, pinned, archived }: Pick<Conversation, 'id' | 'pinned' | 'archived'>) {
  const dispatch = useDispatch();
  const place = (change: { pinned?: boolean; archived?: boolean }) =>
    dispatch(chatActions.placed({ id, now: Date.now(), ...change }));
  return (
    <>
      {!archived && (
        <DropdownMenu.Item className="menu__item" onSelect={() => place({ pinned: !pinned })}>
          <Pin size="1.125rem" aria-hidden />
          {pinned ? 'Unpin' : 'Pin to the top'}
        </DropdownMenu.Item>
      )}
      <DropdownMenu.Item className="menu__item" onSelect={() => place({ archived: !archived })}>
        <Archive size="1.125rem" aria-hidden />
        {archived ? 'Move back to the list' : 'Archive'}
      </DropdownMenu.Item>
    </>
  );
}
