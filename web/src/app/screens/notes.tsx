import { useSyncExternalStore } from 'react';
import { PrivacyNote } from '../../features/auth/privacy-note';
import { isNewVersionReady, loadNewVersion, onNewVersion } from '../../shared/lib/worker';
import { hasNoRoom, onRoomChange } from '../../shared/lib/keep-own';
import { useIsOnline } from '../../shared/lib/use-is-online';
import { Button } from '../../shared/ui/button';
import '../../features/auth/privacy-note.css';

/** What is said over a member's pages, and stands in nobody's way. */
export function Notes() {
  return (
    <>
      <OfflineNote />
      <NoRoomNote />
      <NewVersionNote />
      <PrivacyNote />
    </>
  );
}

function OfflineNote() {
  if (useIsOnline()) return null;
  return (
    <p className="privacy-note" role="status">
      No connection. You see what was loaded last, and what you write is kept here.
    </p>
  );
}

function NoRoomNote() {
  const isFull = useSyncExternalStore(onRoomChange, hasNoRoom);
  if (!isFull) return null;
  return (
    <p className="privacy-note" role="alert">
      This browser has no room to keep what you type. Please send it before you close this page.
    </p>
  );
}

function NewVersionNote() {
  const isReady = useSyncExternalStore(onNewVersion, isNewVersionReady);
  if (!isReady) return null;
  return (
    <section className="privacy-note" aria-label="New version">
      <p role="status">A new version of Emit is ready. What you have typed is kept.</p>
      <Button small onClick={() => void loadNewVersion()}>
        Reload
      </Button>
    </section>
  );
}
