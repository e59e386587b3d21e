import { Check, Copy } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../shared/ui/button';
import { CopyFailed } from '../../shared/ui/notice';
import { scriptureActions, selectCopiedVerses, selectNotCopiedVerses } from './scripture.slice';

/** Copies the words with their reference, and says so, or that the browser refused. */
export function CopyVerses({ text, label }: { text: string; label: string }) {
  const dispatch = useDispatch();
  const copied = useSelector(selectCopiedVerses) === text;
  const Icon = copied ? Check : Copy;
  const isRefused = useSelector(selectNotCopiedVerses) === text;
  return (
    <>
      {isRefused && <CopyFailed />}
      <Button
        small
        kind="quiet"
        aria-live="polite"
        onClick={() => dispatch(scriptureActions.versesCopyRequested(text))}
      >
        <Icon size="1rem" aria-hidden />
        {copied ? 'Copied with its reference' : label}
      </Button>
    </>
  );
}
