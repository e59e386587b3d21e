import { useState, type ComponentProps, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { AccountMenu, type AccountModal } from '../../features/account/account-menu';
import { passwordActions } from '../../features/account/password.slice';
import { TextSizeMenuItem } from '../../features/account/text-size';
import { authActions } from '../../features/auth/auth.slice';
import { UndoBar } from '../../features/chat/removal/undo-bar';
import { ShortcutsMenuItem } from '../../features/help/shortcut-sheet';
import { EditPractice } from '../../features/practice/history/edit-practice';
import { PracticeBar } from '../../features/practice/history/practice-bar';
import { TranslationMenuItem } from '../../features/scripture/translation-choice';
import { Main } from '../../shared/ui/main';
import { AppHeader } from './app-header';
import { Dock } from './dock';
import { fetchModals, Modals } from './modals';
import { Notes } from './notes';
import { ShellContent, TabPage } from './tab-page';

/** Header with its menu, what is between, and the dock: the newest app and the pages beside it. */
export function MemberShell({ dock, children }: { dock: ReactNode; children: ReactNode }) {
  const dispatch = useDispatch();
  const [modal, setModal] = useState<AccountModal | null>(null);

  function openModal(chosen: AccountModal) {
    if (chosen === 'password') dispatch(passwordActions.opened());
    else setModal(chosen);
  }

  return (
    <div className="shell">
      <AppHeader
        menu={
          <AccountMenu
            onLook={fetchModals}
            onOpen={openModal}
            onLogout={() => dispatch(authActions.logoutRequested())}
            settings={
              <>
                <TextSizeMenuItem />
                <TranslationMenuItem />
                <ShortcutsMenuItem />
              </>
            }
          />
        }
      />
      <Main className="shell__main">
        <Notes />
        <ShellContent>{children}</ShellContent>
      </Main>
      {dock}
      <UndoBar />
      <PracticeBar />
      <EditPractice />
      <Modals open={modal} onClose={() => setModal(null)} />
    </div>
  );
}

/** A page beside the tabs, which lead back to /app. */
export function BesideTabs(page: ComponentProps<typeof TabPage>) {
  return (
    <MemberShell dock={<Dock current={null} home="/app" />}>
      <TabPage {...page} />
    </MemberShell>
  );
}
