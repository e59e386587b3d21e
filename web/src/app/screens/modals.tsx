import { lazy, Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AccountModal } from '../../features/account/account-menu';
import { PasswordModal } from '../../features/account/password-modal';
import { LevelMoment } from '../../features/progress/level-moment';
import { readerClosed, selectReaderOpen } from '../../features/scripture/scripture.slice';
import { ShareModal } from '../../features/share/share-modal';
import { Dialog } from '../../shared/ui/dialog';
import { Skeleton } from '../../shared/ui/loading';

const BibleReference = lazy(() =>
  import('../../features/scripture/bible-reference').then(({ BibleReference: it }) => ({ default: it })),
);
const UserGuide = lazy(() =>
  import('../../features/help/user-guide').then(({ UserGuide: it }) => ({ default: it })),
);

interface ModalsProps {
  open: AccountModal | null;
  onClose: () => void;
}

/** Every modal of the signed-in screens. */
export function Modals({ open, onClose }: ModalsProps) {
  const dispatch = useDispatch();
  const readerOpen = useSelector(selectReaderOpen);
  const waiting = <Skeleton heights={[80, 220]} label="Loading" />;

  function closeReader() {
    dispatch(readerClosed());
    if (open === 'bible') onClose();
  }

  return (
    <>
      <Dialog title="Bible Reference" wide open={open === 'bible' || readerOpen} onClose={closeReader}>
        <Suspense fallback={waiting}>
          <BibleReference />
        </Suspense>
      </Dialog>
      <Dialog title="User Guide" wide open={open === 'guide'} onClose={onClose}>
        <Suspense fallback={waiting}>
          <UserGuide />
        </Suspense>
      </Dialog>
      <PasswordModal />
      <ShareModal />
      <LevelMoment />
    </>
  );
}
