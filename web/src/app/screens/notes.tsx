import { useSyncExternalStore } from 'react';
import { PrivacyNote } from '../../features/auth/privacy-note';
import { isNewVersionReady, loadNewVersion, onNewVersion } from '../../shared/lib/worker';
import { Button } from '../../shared/ui/button';
import '../../features/auth/privacy-note.css';

/** What is said over a member's pages, and stands in nobody's way. */
export function Notes() {
  return (
    <>
      <NewVersionNote />
      <PrivacyNote />
    </>
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
