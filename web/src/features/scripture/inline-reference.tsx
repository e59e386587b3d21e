import type { KeyboardEvent } from 'react';
import { useDispatch } from 'react-redux';
import type { Quotation } from '@emit/contract/scripture';
import { StatusMark, statusLabel } from './quotation-status';
import { scriptureActions } from './scripture.slice';
import './references.css';

interface InlineReferenceProps {
  /** As the reply writes it; empty where it names none, and only a mark stands there. */
  label: string;
  reference: string;
  /** What was quoted from it; null for a reference alone. */
  quotation: Quotation | null;
}

/**
 * A reference in the text of a reply, which opens its passage. It takes no room of its own, so that nothing moves under the
 * reader's eyes when the reply ends and the check has its say: a button would be a box that lines cannot break in.
 */
export function InlineReference({ label, reference, quotation }: InlineReferenceProps) {
  const dispatch = useDispatch();

  function open(element: HTMLElement) {
    // Safari does not focus what is clicked; closing the passage gives the focus back.
    element.focus();
    dispatch(scriptureActions.passageOpened({ reference, quotation }));
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    open(event.currentTarget);
  }

  return (
    <span
      role="button"
      tabIndex={0}
      className={label === '' ? 'reference reference--unnamed' : 'reference'}
      data-status={quotation?.status}
      title={quotation?.message}
      onClick={({ currentTarget }) => open(currentTarget)}
      onKeyDown={onKeyDown}
    >
      {label === '' ? (
        <span className="visually-hidden"> {reference}</span>
      ) : (
        <span className="reference__label">{label}</span>
      )}
      {quotation && (
        <>
          <span className="visually-hidden">: {statusLabel(quotation.status)}</span>
          <StatusMark status={quotation.status} />
        </>
      )}
    </span>
  );
}
