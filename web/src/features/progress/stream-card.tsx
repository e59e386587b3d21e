import type { ReactNode } from 'react';
import { LEVELS } from '@emit/contract/levels';
import type { MindStreamType } from '@emit/contract/mindstreams';
import { Bar } from '../../shared/ui/bar';
import { StreamIcon } from '../../shared/ui/stream-icon';

interface StreamCardProps {
  type: MindStreamType;
  name: string;
  level: number;
  /** Percent of the way to the next level. */
  share: number;
  /** What the bar is called. */
  label: string;
  /** The figures at its foot. */
  children: ReactNode;
}

/** A MindStream's level and what was done in it. */
export function StreamCard({ type, name, level, share, label, children }: StreamCardProps) {
  return (
    <article className="card stream-card" data-stream={type}>
      <header>
        <StreamIcon stream={type} />
        <div>
          <h3>{name}</h3>
          <p className="caption">Level {level}</p>
        </div>
        <p className="stream-card__share">
          <strong className="numbers">{share}%</strong>
          {level < LEVELS.length && <small className="caption">to level {level + 1}</small>}
        </p>
      </header>
      <Bar value={share} label={label} />
      <p className="stream-card__foot caption numbers">{children}</p>
    </article>
  );
}

/** The cards of the MindStreams, under a heading for screen readers. */
export function StreamCards({ children }: { children: ReactNode }) {
  return (
    <>
      <h2 className="visually-hidden">MindStreams</h2>
      <section aria-label="MindStreams" className="progress__streams">
        {children}
      </section>
    </>
  );
}
