import { Compass, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted } from '@emit/contract/english';
import { mostPracticed, type StreamFigures } from './highlights';
import './analytics.css';

type Stat = readonly [name: string, value: string, about?: string];

export function StatCards({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="stats">
      {stats.map(([name, value, about]) => (
        <div key={name} className="card stat">
          <dt className="caption">{name}</dt>
          <dd>
            <strong className="numbers">{value}</strong>
            {about && <small className="quiet">{about}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface HighlightProps {
  title: string;
  value: string;
  about: string;
  icon: ReactNode;
}

export function Highlight({ title, value, about, icon }: HighlightProps) {
  return (
    <article className="card highlight">
      <span className="highlight__icon" aria-hidden>
        {icon}
      </span>
      <div>
        <h3>{title}</h3>
        <p className="highlight__value">{value}</p>
        <p className="caption">{about}</p>
      </div>
    </article>
  );
}

export function MostPracticed({ streams }: { streams: readonly StreamFigures[] }) {
  const most = mostPracticed(streams);
  return (
    <Highlight
      title="Most Practiced"
      value={most?.name ?? 'None yet'}
      about={most ? counted(most.sessions, 'session') : 'Log your first practice'}
      icon={<Trophy size="1.25rem" />}
    />
  );
}

export function NextFocus(next: { value: string; about: string }) {
  return <Highlight title="Next Focus" icon={<Compass size="1.25rem" />} {...next} />;
}
