import { ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';

interface ArchiveProps {
  count: number;
  /** The conversation that is open is one of them. */
  holdsOpen: boolean;
  children: ReactNode;
}

/** What was put away: folded up below the list, until somebody looks, or reads one of them. */
export function Archive({ count, holdsOpen, children }: ArchiveProps) {
  const [isWanted, setWanted] = useState(holdsOpen);
  const [wasHolding, setWasHolding] = useState(holdsOpen);
  if (holdsOpen !== wasHolding) {
    setWasHolding(holdsOpen);
    if (holdsOpen) setWanted(true);
  }
  return (
    <details
      className="archive"
      open={isWanted}
      onToggle={({ currentTarget }) => setWanted(currentTarget.open)}
    >
      <summary>
        <ChevronRight size="0.875rem" aria-hidden />
        Archived <span className="numbers">{count}</span>
      </summary>
      <ul aria-label="Archived">{children}</ul>
    </details>
  );
}
