import { useDispatch } from 'react-redux';
import type { Quotation } from '@emit/contract/scripture';
import { StatusBadge } from './quotation-status';
import { scriptureActions } from './scripture.slice';
import './chips.css';

interface ReferenceChipProps {
  reference: string;
  /** What was quoted from it. */
  quotation: Quotation;
}

/** A finding below a reply, which opens its passage. It takes the focus, so that closing the passage gives it back. */
export function ReferenceChip({ reference, quotation }: ReferenceChipProps) {
  const dispatch = useDispatch();
  return (
    <button
      type="button"
      className="chip"
      data-status={quotation.status}
      title={quotation.message}
      onClick={({ currentTarget }) => {
        // Safari does not focus a button that is clicked.
        currentTarget.focus();
        dispatch(scriptureActions.passageOpened({ reference, quotation }));
      }}
    >
      <span className="chip__reference">{reference}</span>
      <span className="visually-hidden">: </span>
      <StatusBadge status={quotation.status} />
    </button>
  );
}
