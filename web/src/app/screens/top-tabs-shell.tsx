import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { authActions } from '../../features/auth/auth.slice';
import { UndoBar } from '../../features/chat/removal/undo-bar';
import { EditPractice } from '../../features/practice/history/edit-practice';
import { PracticeBar } from '../../features/practice/history/practice-bar';
import { intoRow } from '../../shared/lib/into-row';
import { Button } from '../../shared/ui/button';
import { Main } from '../../shared/ui/main';
import { Wordmark } from '../../shared/ui/wordmark';
import { Modals } from './modals';
import { Notes } from './notes';
import { ShellContent } from './tab-page';

interface TopTabsShellProps extends TabsAtTopProps {
  name: string;
  /** In the header, before 'Logout'. */
  extra?: ReactNode;
  children: ReactNode;
}

/** Header, tabs and what they show: both older dashboards. */
export function TopTabsShell({ name, extra, children, ...tabs }: TopTabsShellProps) {
  const dispatch = useDispatch();
  return (
    <div className="shell shell--top-tabs">
      <header className="shell__header">
        <Wordmark />
        <p className="shell__name">{name}</p>
        {extra}
        <Button small kind="quiet" onClick={() => dispatch(authActions.logoutRequested())}>
          <LogOut size="1rem" aria-hidden />
          Logout
        </Button>
      </header>
      <TabsAtTop {...tabs} />
      <Main className="shell__main">
        <Notes />
        <ShellContent>{children}</ShellContent>
      </Main>
      <UndoBar />
      <PracticeBar />
      <EditPractice />
      <Modals open={null} onClose={() => undefined} />
    </div>
  );
}

interface TabsAtTopProps {
  tabs: readonly { readonly id: string; readonly label: string }[];
  current: string;
}

/** The older generation's tabs. */
function TabsAtTop({ tabs, current }: TabsAtTopProps) {
  return (
    <nav className="tabs fading-row" aria-label="Main">
      {tabs.map(({ id, label }) => (
        <Link
          key={id}
          ref={id === current ? intoRow : null}
          to={`?tab=${id}`}
          className="tabs__item"
          aria-current={id === current ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
