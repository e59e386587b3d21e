import { BookOpen } from 'lucide-react';
import { useDispatch } from 'react-redux';
import type { Quotation } from '@emit/contract/scripture';
import { StatusBadge } from './quotation-status';
import { passageOpened } from './scripture.slice';
import './chips.css';

interface ReferenceChipProps {
  /** As the reply writes it. */
  label: string;
  reference: string;
  /** What was quoted from it; null for a reference alone. */
  quotation: Quotation | null;
}

/** A reference that opens its passage. It takes the focus, so that closing the passage gives it back. */
export function ReferenceChip({ label, reference, quotation }: ReferenceChipProps) {
  const dispatch = useDispatch();
  return (
    <button
      type="button"
      className="chip"
      data-status={quotation?.status}
      title={quotation?.message}
      onClick={({ currentTarget }) => {
        // Safari does not focus a button that is clicked.
        currentTarget.focus();
        dispatch(passageOpened({ reference, quotation }));
      }}
    >
      {quotation === null && <BookOpen size="0.875rem" aria-hidden />}
      <span className="chip__reference">{label}</span>
      {quotation && (
        <>
          <span className="visually-hidden">: </span>
          <StatusBadge status={quotation.status} />
        </>
      )}
    </button>
  );
}
