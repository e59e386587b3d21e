import { Check, Copy } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../shared/ui/button';
import { CopyFailed } from '../../shared/ui/copy-failed';
import { scriptureActions, selectCopy } from './scripture.slice';

/** Copies the words with their reference, and says so, or that the browser refused. */
export function CopyVerses({ text, label }: { text: string; label: string }) {
  const dispatch = useDispatch();
  const copy = useSelector(selectCopy);
  const isCopied = copy?.text === text ? copy.isCopied : null;
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      {isCopied === false && <CopyFailed />}
      <Button
        small
        kind="quiet"
        aria-live="polite"
        onClick={() => dispatch(scriptureActions.versesCopyRequested(text))}
      >
        <Icon size="1rem" aria-hidden />
        {isCopied ? 'Copied with its reference' : label}
      </Button>
    </>
  );
}
