import { Button } from '../../shared/ui/button';

interface LoadErrorCardProps {
  title?: string;
  retry?: string;
  text: string;
  onRetry: () => void;
}

/** What happened, that nothing was lost, and what to do. */
export function LoadErrorCard({
  title = 'Error Loading Data',
  retry = 'Retry',
  text,
  onRetry,
}: LoadErrorCardProps) {
  return (
    <section className="card load-error" role="alert">
      <h2>{title}</h2>
      <p>{text}</p>
      <p className="load-error__calm">Your practices are safe on the server.</p>
      <Button onClick={onRetry}>{retry}</Button>
    </section>
  );
}
