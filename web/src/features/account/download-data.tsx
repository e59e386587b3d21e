import { Download } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { ownDataActions, selectDownload } from './own-data.slice';
import './account.css';

/** 'Download my data': what the member wrote and did, in one file. */
export function DownloadData() {
  return (
    <section className="card account-card" aria-labelledby="download-data">
      <h2 id="download-data">Download my data</h2>
      <p>
        What you wrote and did here, in one ZIP: every conversation with its checked quotations, your
        practices with points and streaks, your tokens, and what happened to your account. Pages to read, and
        files for other programs.
      </p>
      <DownloadOutcome />
      <DownloadButton />
    </section>
  );
}

/** What became of it, wherever it was asked for. */
export function DownloadOutcome() {
  const { status, error } = useSelector(selectDownload);
  if (error) return <Notice kind="error">{error}</Notice>;
  if (status !== 'saved') return null;
  return <Notice kind="success">Your data was saved among your downloads.</Notice>;
}

export function DownloadButton({ small = false }: { small?: boolean }) {
  const dispatch = useDispatch();
  const { status } = useSelector(selectDownload);
  const working = status === 'working';
  return (
    <Button small={small} disabled={working} onClick={() => dispatch(ownDataActions.downloadRequested())}>
      <Download size="1.125rem" aria-hidden />
      {working ? 'Gathering your data...' : 'Download my data'}
    </Button>
  );
}
