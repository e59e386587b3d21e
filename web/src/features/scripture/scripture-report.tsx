import { BookAlert, BookCheck, CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { isRight, type Quotation } from '@emit/contract/scripture';
import { Comparison } from './comparison';
import { StatusBadge, TranslationBadge } from './quotation-status';
import { reportLine } from './report-line';
import { scriptureActions } from './scripture.slice';
import { isPartOfVerse, WholeVerse } from './whole-verse';
import './chips.css';

interface ScriptureReportProps {
  quotations: readonly Quotation[];
  /** Quoted phrases that could not be matched to a verse. */
  unmatched?: number | undefined;
  /** What else can be done with a quotation: the screen knows. */
  extra?: (quotation: Quotation) => ReactNode;
}

/** After a reply: what the check of its quotations found, and for each wrong one the true text beside it. */
export function ScriptureReport({ quotations, unmatched = 0, extra }: ScriptureReportProps) {
  if (quotations.length === 0 && unmatched === 0) return null;
  const wrong = quotations.filter(({ status }) => !isRight(status));
  const right = quotations.filter(({ status }) => isRight(status));
  const isWrong = wrong.some(({ status }) => status !== 'other-translation');
  // What could not be matched is not approved of.
  const isOpen = !isWrong && (wrong.length > 0 || unmatched > 0);
  const Icon = isWrong ? BookAlert : isOpen ? CircleHelp : BookCheck;
  return (
    // A group, not a region: every reply has one, and a page has no two landmarks of one name.
    <div role="group" className="report" aria-label="Scripture in this reply">
      <p className="report__line" data-wrong={isWrong || undefined} data-open={isOpen || undefined}>
        <Icon size="1.0625rem" aria-hidden />
        {reportLine(quotations, unmatched)}
      </p>
      {wrong.length > 0 && (
        <ul className="report__list">
          {wrong.map((quotation) => (
            <li key={`${quotation.start}-${quotation.end}`} className="correction">
              <p className="correction__head">
                <Finding quotation={quotation} />
                <TranslationBadge quotation={quotation} />
              </p>
              <p className="correction__message">{quotation.message}</p>
              {(quotation.scripture !== null || quotation.quoted !== '') && (
                <Comparison quotation={quotation} />
              )}
              {extra?.(quotation)}
            </li>
          ))}
        </ul>
      )}
      {right.length > 0 && (
        <details className="report__exact">
          <summary>
            {right.length === 1
              ? 'The quotation that is word for word'
              : `The ${right.length} quotations that are word for word`}
          </summary>
          <ul>
            {right.map((quotation) => (
              <li key={`${quotation.start}-${quotation.end}`}>
                <Finding quotation={quotation} />
                <TranslationBadge quotation={quotation} />
                {isPartOfVerse(quotation) && (
                  <details className="report__whole">
                    <summary>The words around it</summary>
                    <WholeVerse quotation={quotation} />
                  </details>
                )}
                {extra?.(quotation)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** A finding below a reply, which opens its passage. It takes the focus, so that closing the passage gives it back. */
function Finding({ quotation }: { quotation: Quotation }) {
  const dispatch = useDispatch();
  const { status, message, found_at } = quotation;
  const reference = quotation.reference ?? found_at;
  if (reference === null)
    return (
      <span className="chip" data-status={status}>
        <StatusBadge status={status} />
      </span>
    );
  return (
    <button
      type="button"
      className="chip"
      data-status={status}
      title={message}
      onClick={({ currentTarget }) => {
        // Safari does not focus a button that is clicked.
        currentTarget.focus();
        dispatch(scriptureActions.passageOpened({ reference, quotation }));
      }}
    >
      <span className="chip__reference">{reference}</span>
      <span className="visually-hidden">: </span>
      <StatusBadge status={status} />
    </button>
  );
}
