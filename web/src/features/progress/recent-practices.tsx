import { ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { counted, grouped } from '@emit/contract/english';
import { MINDSTREAMS } from '@emit/contract/mindstreams';
import type { ProgressSummary } from '@emit/contract/wire';
import { longDay, shortDay } from '../../shared/lib/dates';
import { Dialog } from '../../shared/ui/dialog';
import { Facts } from '../../shared/ui/facts';
import { EmptyState } from '../../shared/ui/empty-state';
import { StreamIcon } from '../../shared/ui/stream-icon';

export type RecentPractice = ProgressSummary['recent_practices'][number];
/** What can be done about a practice; `close` closes its details. */
export type RecentActions = (practice: RecentPractice, close: () => void) => ReactNode;

/** Practice type, minutes and impact score; a click opens the details (spec §2 "Progress tab"). */
export function RecentPractices({
  practices,
  logAction,
  actions,
}: {
  practices: readonly RecentPractice[];
  logAction: ReactNode;
  actions?: RecentActions;
}) {
  const [opened, setOpened] = useState<RecentPractice | null>(null);
  if (practices.length === 0) {
    return (
      <EmptyState title="Your first practice" picture="hands" action={logAction}>
        Ten quiet minutes are enough. Log what you did, and your journey begins here.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="lined">
        {practices.map((practice, at) => (
          <li key={practice.practice_id ?? at}>
            <button
              type="button"
              className="row-button recent__row"
              data-practice={practice.practice_id}
              onClick={() => setOpened(practice)}
            >
              <StreamIcon stream={practice.mindstream_type} />
              <span className="recent__name">
                <strong>{practice.practice_type}</strong>
                {practice.practice_name !== practice.practice_type && (
                  <small dir="auto">{practice.practice_name}</small>
                )}
              </span>
              <span className="recent__figures numbers">
                {grouped(practice.duration_minutes)} min
                <small>
                  {shortDay(practice.practice_date)} · {practice.impact_score}/10
                </small>
              </span>
              <ChevronRight size="1.125rem" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        title={opened?.practice_name || opened?.practice_type || ''}
        open={opened !== null}
        onClose={() => setOpened(null)}
      >
        {opened && (
          <>
            <Details practice={opened} />
            {actions?.(opened, () => setOpened(null))}
          </>
        )}
      </Dialog>
    </>
  );
}

function Details({ practice }: { practice: RecentPractice }) {
  const rows = [
    ['MindStream', MINDSTREAMS[practice.mindstream_type].name],
    ['Practice type', practice.practice_type],
    ['Duration', counted(practice.duration_minutes, 'minute')],
    ['Quality', `${practice.impact_score}/10`],
    ['Date', longDay(practice.practice_date)],
  ] as const;
  return (
    <>
      <Facts of={rows} className="details" />
      <h3 className="section-title">Insights</h3>
      <p className="details__insights" dir="auto">
        {practice.notes || 'No insights recorded for this practice.'}
      </p>
    </>
  );
}
