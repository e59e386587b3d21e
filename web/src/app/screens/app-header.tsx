import { Coins } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { grouped } from '@emit/contract/english';
import { DEFAULT_NAME } from '@emit/contract/messages';
import { selectTokens, selectUser } from '../../features/auth/auth.slice';
import { selectSyncing } from '../../features/chat/chat.slice';
import { Wordmark } from '../../shared/ui/wordmark';

/** Welcome line, token balance, 'Syncing...' and the menu (spec §2 "Header"). */
export function AppHeader({ menu }: { menu: ReactNode }) {
  const user = useSelector(selectUser);
  const tokens = useSelector(selectTokens);
  const syncing = useSelector(selectSyncing);
  return (
    <header className="shell__header">
      <Wordmark />
      <p className="shell__welcome">Welcome, {user?.full_name || DEFAULT_NAME}</p>
      <span className="fine-print" role="status">
        {syncing && 'Syncing...'}
      </span>
      {tokens !== null && (
        <Link to="/tokens" className="balance numbers" title="Tokens left: see what they went for">
          <Coins size="0.9375rem" aria-hidden />
          {grouped(tokens)}
          <span className="visually-hidden"> tokens left</span>
        </Link>
      )}
      {menu}
    </header>
  );
}
