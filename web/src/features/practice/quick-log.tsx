import { BookOpen } from 'lucide-react';
import { counted } from '@emit/contract/english';

export interface QuickLogEntry {
  readonly id: string;
  readonly title: string;
  readonly messageCount: number;
}

interface QuickLogProps {
  entries: readonly QuickLogEntry[];
  onUse: (id: string) => void;
}

/** 'Quick Log from Recent Conversations' (spec §2): biblical ones with messages; 'Use This' prefills the form. */
export function QuickLog({ entries, onUse }: QuickLogProps) {
  if (entries.length === 0) return null;
  return (
    <section className="card quick-log">
      <h2>Quick Log from Recent Conversations</h2>
      <ul>
        {entries.map(({ id, title, messageCount }) => (
          <li key={id}>
            <button type="button" className="row-button" onClick={() => onUse(id)}>
              <BookOpen size="1.125rem" aria-hidden />
              <span className="quick-log__title">
                {title}
                <small className="numbers">{counted(messageCount, 'message')}</small>
              </span>
              <span className="badge">Use This</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
