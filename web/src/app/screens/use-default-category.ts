import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Category } from '@emit/contract/categories';
import { chatActions, selectChatStatus } from '../../features/chat/chat.slice';

/** What new conversations of this screen begin with. */
export function useDefaultCategory(category: Category): void {
  const dispatch = useDispatch();
  const status = useSelector(selectChatStatus);
  useEffect(() => void dispatch(chatActions.defaultCategorySet(category)), [dispatch, category, status]);
}
