import type { ReactNode } from 'react';
import { Illustration, type Picture } from './illustration';

/** One sentence that teaches, and one action. `level`: of its heading, one below what it stands under. */
export function EmptyState({
  title,
  children,
  action,
  picture,
  level: Heading = 'h3',
}: {
  title: string;
  children: ReactNode;
  action?: ReactNode;
  picture?: Picture;
  level?: 'h2' | 'h3';
}) {
  return (
    <div className="empty">
      {picture && <Illustration of={picture} />}
      <Heading className="empty__title">{title}</Heading>
      <p>{children}</p>
      {action}
    </div>
  );
}
