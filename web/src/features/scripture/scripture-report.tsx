import { BookAlert, BookCheck } from 'lucide-react';
import { useDispatch } from 'react-redux';
import type { Quotation } from '@emit/contract/scripture';
import { Comparison } from './comparison';
import { StatusBadge } from './quotation-status';
import { reportLine } from './report-line';
import { scriptureActions } from './scripture.slice';
import './chips.css';

/** After a reply: what the check of its quotations found, and for each wrong one the true text beside it. */
export function ScriptureReport({ quotations }: { quotations: readonly Quotation[] }) {
  if (quotations.length === 0) return null;
  const wrong = quotations.filter(({ status }) => status !== 'exact');
  const exact = quotations.filter(({ status }) => status === 'exact');
  const Icon = wrong.length === 0 ? BookCheck : BookAlert;
  return (
    <section className="report" aria-label="Scripture in this reply">
      <p className="report__line" data-wrong={wrong.length > 0 || undefined}>
        <Icon size="1.0625rem" aria-hidden />
        {reportLine(quotations)}
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
            </li>
          ))}
        </ul>
      )}
      {exact.length > 0 && (
        <details className="report__exact">
          <summary>
            {exact.length === 1 ? 'The exact quotation' : `The ${exact.length} exact quotations`}
          </summary>
          <ul>
            {exact.map((quotation) => (
              <li key={`${quotation.start}-${quotation.end}`}>
                <Finding quotation={quotation} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
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
