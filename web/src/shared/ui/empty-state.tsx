import type { ReactNode } from 'react';

/** One sentence that teaches, and one action. `level`: of its heading, one below what it stands under. */
export function EmptyState({
  title,
  children,
  action,
  level: Heading = 'h3',
}: {
  title: string;
  children: ReactNode;
  action?: ReactNode;
  level?: 'h2' | 'h3';
}) {
  return (
    <div className="empty">
      <Heading className="empty__title">{title}</Heading>
      <p>{children}</p>
      {action}
    </div>
  );
}
