import { Crown } from 'lucide-react';
import type { ProgressSummary } from '@emit/contract/wire';
import { counted } from '@emit/contract/english';
import { Bar } from '../../shared/ui/bar';

/** Level, progress, points to the next, practices needed, what it unlocks; at the top 'Divine Stasis Achieved' (spec §2). */
export function LevelCard({ level }: { level: ProgressSummary['current_level'] }) {
  if (level.next_unlocks === null) {
    return (
      <section className="card level-card level-card--top">
        <Crown size="1.75rem" aria-hidden />
        <h2>Divine Stasis Achieved</h2>
        <p>{level.badge}. There is no higher level: what remains is to give it away.</p>
      </section>
    );
  }
  return (
    <section className="card level-card">
      <header>
        <h2>
          Level {level.level}: {level.name}
        </h2>
        <span className="badge">{level.badge}</span>
      </header>
      <Bar value={level.progress_percentage} label={`Progress through level ${level.level}`} />
      <p className="numbers">
        <strong>{counted(level.points_to_next, 'point')} to next level</strong>, approximately{' '}
        {counted(level.practices_to_next, 'practice')} needed
      </p>
      <p className="quiet">
        Level {level.level + 1} unlocks: {level.next_unlocks}.
      </p>
    </section>
  );
}
