import { BookAlert, BookCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { isRight, type Quotation } from '@emit/contract/scripture';
import { Comparison } from './comparison';
import { StatusBadge } from './quotation-status';
import { reportLine } from './report-line';
import { scriptureActions } from './scripture.slice';
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
  const Icon = wrong.length === 0 ? BookCheck : BookAlert;
  return (
    <section className="report" aria-label="Scripture in this reply">
      <p className="report__line" data-wrong={wrong.length > 0 || undefined}>
        <Icon size="1.0625rem" aria-hidden />
        {reportLine(quotations, unmatched)}
      </p>
      {wrong.length > 0 && (
        <ul className="report__list">
          {wrong.map((quotation) => (
            <li key={`${quotation.start}-${quotation.end}`} className="correction">
              <p className="correction__head">
                <Finding quotation={quotation} />
                {quotation.perhaps_translation && <span className="badge">Perhaps another translation</span>}
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
                <WholeVerse quotation={quotation} />
                {extra?.(quotation)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** A part of a verse with the words before and after it. */
function WholeVerse({ quotation: { quoted, before, after } }: { quotation: Quotation }) {
  if (before === undefined && after === undefined) return null;
  return (
    <details className="report__whole">
      <summary>The words around it</summary>
      <blockquote>
        {before !== undefined && <span className="report__around">{before} </span>}
        {quoted}
        {after !== undefined && <span className="report__around"> {after}</span>}
      </blockquote>
    </details>
  );
}

/** A finding below a reply, which opens its passage. It takes the focus, so that closing the passage gives it back. */
function Finding({ quotation }: { quotation: Quotation }) {
  const dispatch = useDispatch();
  const { status, message, found_at } = quotation;
  const reference = quotation.reference ?? found_at ?? '';
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
