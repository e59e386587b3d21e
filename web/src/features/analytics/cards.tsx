import type { ReactNode } from 'react';

export interface Stat {
  readonly name: string;
  readonly value: string;
  readonly about?: string;
}

export function StatCards({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="stats">
      {stats.map(({ name, value, about }) => (
        <div key={name} className="card stat">
          <dt>{name}</dt>
          <dd>
            <strong className="numbers">{value}</strong>
            {about && <small>{about}</small>}
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
        <p className="highlight__about">{about}</p>
      </div>
    </article>
  );
}
