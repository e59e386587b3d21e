import { useDispatch, useSelector } from 'react-redux';
import type { AccountModal } from '../../features/account/account-menu';
import { PasswordModal } from '../../features/account/password-form';
import { ShortcutSheet } from '../../features/help/shortcut-sheet';
import { LevelMoment } from '../../features/progress/level-moment';
import { selectHasMarked } from '../../features/scripture/marks/marks.slice';
import { scriptureActions, selectReaderOpen } from '../../features/scripture/scripture.slice';
import { ShareModal } from '../../features/share/share-modal';
import { Dialog } from '../../shared/ui/dialog';
import { Skeleton } from '../../shared/ui/loading';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry';
import { SearchModal } from './search-modal';

const waiting = <Skeleton heights={[80, 220]} label="Loading" />;
const fetchBible = () => import('../../features/scripture/bible-reference').then((it) => it.BibleReference);
const fetchGuide = () => import('../../features/help/user-guide').then((it) => it.UserGuide);
const BibleReference = lazyWithRetry(fetchBible, { waiting });
const UserGuide = lazyWithRetry(fetchGuide, { waiting });
const NoteDialog = lazyWithRetry(() =>
  import('../../features/scripture/marks/note-dialog').then((it) => it.NoteDialog),
);

/** Whoever looks into the menu is likely to open one: what does not come is told there. */
export function fetchModals() {
  Promise.all([fetchBible(), fetchGuide()]).catch(() => undefined);
}

interface ModalsProps {
  open: AccountModal | null;
  onClose: () => void;
}

/** Every modal of the signed-in screens. */
export function Modals({ open, onClose }: ModalsProps) {
  const dispatch = useDispatch();
  const readerOpen = useSelector(selectReaderOpen);
  const hasMarked = useSelector(selectHasMarked);

  function closeReader() {
    dispatch(scriptureActions.readerClosed());
    if (open === 'bible') onClose();
  }

  return (
    <>
      <Dialog title="Bible Reference" wide open={open === 'bible' || readerOpen} onClose={closeReader}>
        <BibleReference onLeave={closeReader} />
      </Dialog>
      <Dialog title="User Guide" wide open={open === 'guide'} onClose={onClose}>
        <UserGuide />
      </Dialog>
      {hasMarked && <NoteDialog />}
      <PasswordModal />
      <ShareModal />
      <LevelMoment />
      <SearchModal />
      <ShortcutSheet />
    </>
  );
}
